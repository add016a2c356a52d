"""The toys are in the catalogue."""

from boomtable.engine import register

register("tests.toys.nim")
register("tests.toys.claims")
