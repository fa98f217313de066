"""Write the golden playthroughs of the tests anew: `make goldens`. Review the difference."""

from tests.games.goldens import FOLDER, write_goldens

if __name__ == "__main__":
    print(f"{len(write_goldens())} golden playthroughs written under {FOLDER.name}/")
