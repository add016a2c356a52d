"""The games for researchers: PettingZoo, Gymnasium, OpenSpiel, and many tables at once in numpy.

Each interface is a module of its own and needs its own package (``pip install
'boomtable[pettingzoo]'`` and so on); ``docs/research.md`` shows them all. Answers are numbered by
``actions``, views are turned into numbers by ``observations``, and a ``World`` has both.
"""
