"""Redeal: a match that a seat could be in, for search that must not know more than the seat."""

from random import Random
from typing import TypeVar

from astragal.errors import SetupError, UnknownSeat
from astragal.kernel.chance import KEY_BYTES, Chance
from astragal.kernel.course import NOTHING, PASS, SPECTATOR, Course, Option
from astragal.kernel.window import guess_intents, let_skipped_pass

TRIES = 40

Played = TypeVar("Played", bound=Course)


def redeal(m: Played, seat: int, rng: Random) -> Played:
    """A clone in which what this seat can't know is dealt afresh and the dice to come are new."""
    count = len(m.setup.seats)
    if type(seat) is not int or not SPECTATOR <= seat < count:
        raise UnknownSeat(
            f"there is no seat {seat!r}; give one from 0 to {count - 1}, or SPECTATOR ({SPECTATOR})"
        )
    if not isinstance(rng, Random):
        raise SetupError(f"rng: expected a random.Random, found {rng!r}")
    other = _dealt(m, seat, rng)
    other.history = None  # some of these moves were hidden

    def guess(m: Course, seat: int, moment: str) -> Option:
        return rng.choice(m.reactions(seat, moment) or (PASS,))

    guess_intents(other, seat, guess)
    return other


def _dealt(m: Played, seat: int, rng: Random) -> Played:
    for number in range(TRIES + 1):
        other = m.clone()
        other.unshare()
        _mix(other, seat, rng)
        other.chance = Chance(rng.randbytes(KEY_BYTES))
        if number == TRIES:
            # Hardly any deal fits: rather leave out who was skipped than give the true one away.
            let_skipped_pass(other)
        if _asks_again(other, m):
            return other
    # Another seat is asked what so few could answer that being asked tells its cards.
    other = m.clone()
    other.chance = Chance(rng.randbytes(KEY_BYTES))
    return other


def _mix(m: Course, seat: int, rng: Random) -> None:
    for pool in m.game.pools(m, seat):
        # Sorted first: what is dealt must not depend on how the cards really lie.
        cards = sorted(card for zone in pool for card in zone)
        rng.shuffle(cards)
        at = 0
        for zone in pool:
            zone[:] = cards[at : at + len(zone)]
            at += len(zone)


def _asks_again(other: Course, m: Course) -> bool:
    """Whether the same seat is asked in the redealt match, with the hand that was dealt to it."""
    if not m.options:
        return True
    other.options = NOTHING
    asked = other.asked
    asked[0](other, *asked[1:])
    return bool(other.options) and (other.seat, other.reason) == (m.seat, m.reason)
