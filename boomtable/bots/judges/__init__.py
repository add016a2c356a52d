"""What the greedy bot thinks of each game: one judge per game."""
