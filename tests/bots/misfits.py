"""Bots that do everything wrong, for the tests of those who must live with them."""

import os
import time

from astragal.bots import Budget, Seen


class Honest:
    """Takes the first option: the yardstick of these tests."""

    def __init__(self, seed: str | None = None) -> None:
        self.choices = 0

    def choose(self, seen: Seen, budget: Budget) -> int:
        self.choices += 1
        return self.answer(seen)

    def answer(self, seen: Seen) -> int:
        return 0


class Hanging(Honest):
    """Never comes back from its second decision."""

    def answer(self, seen: Seen) -> int:
        while self.choices == 2:
            time.sleep(0.01)
        return 0


class Crashing(Honest):
    """Takes its process down with it."""

    def answer(self, seen: Seen) -> int:
        os._exit(3)


class Raising(Honest):
    """Knows an exception and nothing else."""

    def answer(self, seen: Seen) -> int:
        raise ValueError("no idea")


class Lying(Honest):
    """Chooses what is not there."""

    def answer(self, seen: Seen) -> int:
        return len(seen.options)


class Talking(Honest):
    """Says what it thinks where only answers belong."""

    def answer(self, seen: Seen) -> int:
        print('{"choose": 1}', flush=True)
        os.write(1, b'{"choose": 1}\n')
        return 0


class Vague(Honest):
    """Answers with a word instead of an index."""

    def answer(self, seen: Seen) -> int:
        word: int = "roll"  # type: ignore[assignment]
        return word


class Seedless:
    """Takes no seed."""

    def choose(self, seen: Seen, budget: Budget) -> int:
        return 0


class Numbered(Honest):
    """Wants a number for a seed."""

    def __init__(self, seed: str | None = None) -> None:
        super().__init__(str(int(seed or "0")))


class Speechless:
    """Can't choose."""

    def __init__(self, seed: str | None = None) -> None:
        self.seed = seed


class Counting(Honest):
    """Counts from the end, as one may in a list."""

    def answer(self, seen: Seen) -> int:
        return -1


class Wrapped(Honest):
    """Answers with a number of another kind that can be an index, as those of arrays."""

    def answer(self, seen: Seen) -> int:
        number: int = Index(1)  # type: ignore[assignment]
        return number


class Index:
    def __init__(self, value: int) -> None:
        self.value = value

    def __index__(self) -> int:
        return self.value
