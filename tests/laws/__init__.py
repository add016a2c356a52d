"""Laws that every game of the catalogue obeys, at every player count, with all its options."""
