"""What results are worth: intervals of win rates, Elo, and a test that stops early."""

from dataclasses import dataclass
from math import inf, log, log10, sqrt

Z95 = 1.959964  # a normal variable is this far from its mean in 5 % of all cases


@dataclass(frozen=True, slots=True)
class Interval:
    """An estimate, and what it lies between with 95 % confidence."""

    value: float
    low: float
    high: float

    @property
    def error(self) -> float:
        """Half of the width."""
        return (self.high - self.low) / 2


def wilson(score: float, matches: int, z: float = Z95) -> Interval:
    """The share of wins by Wilson's score interval; a draw counts half."""
    if not matches:
        return Interval(0.5, 0.0, 1.0)
    rate = score / matches
    scale = 1 + z * z / matches
    middle = (rate + z * z / (2 * matches)) / scale
    reach = z / scale * sqrt(rate * (1 - rate) / matches + z * z / (4 * matches * matches))
    return Interval(rate, max(0.0, middle - reach), min(1.0, middle + reach))


def elo(rate: float, chance: float = 0.5) -> float:
    """By how much a player is stronger who wins so often where equals win by chance.

    Each seat of the stronger kind is taken to win 10 ** (elo / 400) times as often as one of the
    others. Between two seats this is the usual Elo.
    """
    if rate in (0.0, 1.0):
        return inf if rate else -inf
    return 400 * log10(rate / (1 - rate) * (1 - chance) / chance)


def expected(difference: float, chance: float = 0.5) -> float:
    """How often such a player wins: `elo` backwards."""
    odds = 10 ** (difference / 400) * chance / (1 - chance)
    return float(odds / (1 + odds))


def as_duel(rate: Interval, chance: float) -> Interval:
    """A share of wins against several, as it would be against one of them alone."""
    return Interval(*(_as_duel(share, chance) for share in (rate.value, rate.low, rate.high)))


def _as_duel(share: float, chance: float) -> float:
    own, other = share / chance, (1 - share) / (1 - chance)
    return own / (own + other)


def elo_interval(rate: Interval, chance: float = 0.5) -> Interval:
    """The Elo of a win rate, with its interval."""
    return Interval(elo(rate.value, chance), elo(rate.low, chance), elo(rate.high, chance))


@dataclass(frozen=True, slots=True)
class Sprt:
    """Wald's sequential test: is the difference elo1 rather than elo0?

    It takes elo1 for true with probability alpha when elo0 is, and elo0 with beta when elo1 is.
    A draw counts as half a win and half a loss, which errs on the safe side.
    """

    elo0: float
    elo1: float
    alpha: float = 0.05
    beta: float = 0.05
    chance: float = 0.5

    @property
    def lower(self) -> float:
        """At or below this, elo0 is accepted."""
        return log(self.beta / (1 - self.alpha))

    @property
    def upper(self) -> float:
        """At or above this, elo1 is accepted."""
        return log((1 - self.beta) / self.alpha)

    def weigh(self, score: float, matches: int) -> float:
        """The logarithm of how much likelier the results are under elo1 than under elo0."""
        p0, p1 = expected(self.elo0, self.chance), expected(self.elo1, self.chance)
        return score * log(p1 / p0) + (matches - score) * log((1 - p1) / (1 - p0))

    def verdict(self, score: float, matches: int) -> str:
        """Which of the two is accepted: `elo0`, `elo1`, or nothing yet."""
        weight = self.weigh(score, matches)
        if weight >= self.upper:
            return "elo1"
        return "elo0" if weight <= self.lower else ""
