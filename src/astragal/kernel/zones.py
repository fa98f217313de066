"""Zones and counters.

A zone is a list of card ids, its top at the end. A counter is a number with a floor of nothing
and, often, a limit.
"""

from astragal.kernel.chance import Chance

Zone = list[int]


def draw(deck: Zone, hand: Zone, count: int) -> list[int]:
    """Move up to `count` cards from the top of a deck to a hand; give the cards moved."""
    taken = []
    while count > 0 and deck:
        taken.append(deck.pop())
        count -= 1
    hand.extend(taken)
    return taken


def move(card: int, source: Zone, target: Zone) -> None:
    """Move one card that must be in the source zone."""
    source.remove(card)
    target.append(card)


def refill(deck: Zone, discard: Zone, chance: Chance) -> None:
    """Shuffle the discard pile into an empty deck."""
    if not deck:
        deck.extend(discard)
        discard.clear()
        chance.shuffle(deck)


def raised(counter: int, amount: int, limit: int) -> int:
    """The counter after a gain: never above the limit, nor lowered by it."""
    return max(counter, min(counter + amount, limit))


def lowered(counter: int, amount: int) -> int:
    """The counter after a loss: never below nothing."""
    return max(counter - amount, 0)
