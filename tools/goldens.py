"""Write the golden files of the tests anew: `make goldens`. Review the difference."""

from tests import plain_spaces  # noqa: F401
from tests.games.dice_throne.golden_texts import write_texts
from tests.games.goldens import FOLDER, write_goldens

if __name__ == "__main__":
    print(f"{len(write_goldens())} golden playthroughs written under {FOLDER.name}/")
    print(f"{len(write_texts())} texts of Dice Throne written")
