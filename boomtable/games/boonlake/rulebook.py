"""The rules that the agenda of a game can name; each module of the rulebook adds its own.

For *restart turn* and for perft a turn is: the set-up by chance; the choice of the scoring tiles;
the first site of one player; the turn of one player (or of the Eminence) up to the common part;
the common part of each other player; the ship; in an interim scoring each step of one player.
Each of these begins with ``game.begin_turn()``.
"""

from boomtable.engine import RuleBook

rules = RuleBook()
