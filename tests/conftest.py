"""What every test shares."""

from hypothesis import settings

# A slow machine is no failure of a rule, and a failure can be replayed from what is printed.
settings.register_profile("boomtable", deadline=None, print_blob=True)
settings.load_profile("boomtable")
