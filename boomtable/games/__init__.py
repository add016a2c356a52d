"""The games: one package each, knowing nothing of one another."""
