"""The toys are games like any other."""

from boomtable.engine import register

register("tests.toys.nim")
register("tests.toys.claims")
