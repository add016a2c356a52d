"""Boonlake by Alexander Pfister: the rules of ``docs/rules/boonlake.md``."""
