"""The sub-commands, a module for each."""
