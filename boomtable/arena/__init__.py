"""The arena: bots meet over many games, and the question who is stronger gets an answer.

``matches`` says who meets whom on which seats, ``meetings`` plays one game, ``crews`` are those who
do the work (the cores of this machine, a Ray cluster), ``ledger`` keeps what was played,
``sequential`` says when enough was played, ``ratings`` and ``standings`` count, ``ladder`` compares
bots from rung to rung.
"""
