"""What the search has to know about single games, beyond their judges."""
