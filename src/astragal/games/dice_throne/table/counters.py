"""What an option does to everything but health: combat points, cards, tokens."""

from collections.abc import Iterator

from astragal.games.dice_throne.state import DiceThrone
from astragal.games.dice_throne.table.speaker import Speaker
from astragal.kernel.match import Option
from astragal.kernel.table import Line
from astragal.odds.ahead import Futures
from astragal.odds.keeps import Distribution
from astragal.prose.figures import signed, turned

MOST_TOKENS = 6
GONE_FROM_HAND = ("play", "sell", "upgrade", "discard")


def after_lines(speaker: Speaker, option: Option, after: Futures) -> Iterator[Line]:
    """Combat points and cards of the deciding seat, then tokens of everybody."""
    yield from cp_line(speaker, after)
    yield from card_line(speaker, option, after)
    yield from list(token_lines(speaker, after))[:MOST_TOKENS]


def cp_line(speaker: Speaker, after: Futures) -> Iterator[Line]:
    """Combat points before and after."""
    m = speaker.m
    before = m.fighters[m.seat].cp
    left = after.of(lambda end: end.fighters[m.seat].cp)
    if set(left) != {before}:
        yield Line(speaker.say("cp"), outcome(before, left))


def card_line(speaker: Speaker, option: Option, after: Futures) -> Iterator[Line]:
    """Cards drawn or lost, beyond the one that is played."""
    m = speaker.m
    before = len(m.fighters[m.seat].hand) - (option[0] in GONE_FROM_HAND)
    left = after.of(lambda end: len(end.fighters[m.seat].hand))
    if set(left) != {before}:
        changes = {number - before: chance for number, chance in left.items()}
        yield Line(speaker.say("cards"), ranged(changes))


def token_lines(speaker: Speaker, after: Futures) -> Iterator[Line]:
    """Tokens that come or go."""
    m = speaker.m
    for seat in range(len(m.fighters)):
        for token in range(len(m.content.tokens)):
            changes = after.of(lambda end, s=seat, t=token: difference(m, end, s, t))  # type: ignore[misc]
            if set(changes) != {0}:
                label = speaker.say("token", hero=speaker.hero(seat), token=speaker.token(token))
                yield Line(label, ranged(changes))


def difference(m: DiceThrone, end: DiceThrone, seat: int, token: int) -> int:
    """How many tokens of a kind a seat has more than before."""
    return end.fighters[seat].tokens[token] - m.fighters[seat].tokens[token]


def outcome(before: int, left: Distribution) -> str:
    """A counter before and after; the least and the most where that is not certain."""
    low, high = min(left), max(left)
    text = turned(before, low)
    return text if low == high else f"{text} … {high}"


def ranged(changes: Distribution) -> str:
    """A change, or the least and the greatest."""
    low, high = min(changes), max(changes)
    return signed(low) if low == high else f"{signed(low)} … {signed(high)}"
