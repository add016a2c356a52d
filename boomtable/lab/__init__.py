"""The designer's lab: many games between bots, what they say of a box, two boxes side by side.

``plans`` says what is to be played, ``playing`` plays it, ``usage`` knows what a game's pieces are
and who used them, ``figures`` and ``comparison`` count, ``pages`` and ``plots`` show.
"""
