"""What can be answered in each game, in a fixed order (see ``boomtable.research.actions``)."""
