"""Run the command line with `python -m boomtable`."""

from boomtable.cli import main

if __name__ == "__main__":
    main()
