"""A bot for Pig: it rolls until its turn total is 20, or enough to win."""

from astragal.bots import Budget, Seen


class HoldAtTwenty:
    """As strong as a single sentence can be."""

    def __init__(self, seed: str | None = None) -> None:
        """A bot that draws lots would make its generator here: Random(seed)."""

    def choose(self, seen: Seen, budget: Budget) -> int:
        view = seen.view()
        score = view["seats"][str(seen.seat + 1)]["score"]
        enough = min(20, view["options"]["goal"] - score)
        return seen.notations().index("hold" if view["total"] >= enough else "roll")
