"""The rules that the agenda of a game can name; each module of the rulebook adds its own.

One turn of the digest has many speakers. For *restart turn* and for perft a turn is one part of
one seat, chance included: the first player is drawn; the row is drawn; one seat bids or passes;
one seat takes a card and resolves all of it; one seat is asked about its Mustang; the production
dice are rolled; one seat is asked about its Telegraph. Each of these begins with
``game.begin_turn()``. The turn of the digest is ``game.number``.
"""

from boomtable.engine import RuleBook

rules = RuleBook()
