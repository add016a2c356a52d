"""Boomtable: a table for frontier board games, for people, bots and researchers alike."""

__version__ = "0.1.0"
