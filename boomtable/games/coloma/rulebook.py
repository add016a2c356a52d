"""The rules that the agenda of a game can name; each module of the rulebook adds its own.

For *restart turn* and for perft a turn is: the set-up by chance; each of the two rounds of
discards at the start; the beginning of a Round up to its Dials; the turn of one player (or of
the Shade). Each of these begins with ``game.begin_turn()``.
"""

from boomtable.engine import RuleBook

rules = RuleBook()
