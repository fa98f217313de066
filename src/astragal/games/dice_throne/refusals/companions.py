"""Why a companion can't be built, or can't guard its hero."""

from astragal.games.dice_throne.effects.companions import builds
from astragal.games.dice_throne.packs.facts import TokenFacts
from astragal.games.dice_throne.refusals.plays import busy, stopped
from astragal.games.dice_throne.refusals.rolls import undefended
from astragal.games.dice_throne.rules.companions import own
from astragal.games.dice_throne.rules.phases import MAIN_PHASES
from astragal.games.dice_throne.state import DiceThrone
from astragal.kernel.why import Refusal, unknown


def named(m: DiceThrone, seat: int, what: str) -> TokenFacts | None:
    """The companion of this name that the seat's hero can have."""
    return next((facts for facts in own(m, seat) if facts.id == what), None)


def build(m: DiceThrone, seat: int, what: str) -> Refusal | None:
    """Not one's own, not in one's main phase, as many as there may be, or too dear (DT-080)."""
    facts = named(m, seat, what)
    if facts is None:
        return unknown("why-unknown-use", what, [facts.id for facts in own(m, seat)])
    if m.phase not in MAIN_PHASES or seat != m.actor:
        return None
    make = "basic" if facts.basic < 0 else "upgrade"
    if facts.number not in builds(m, seat, make):
        return stopped(m, seat) or busy(m, seat) or ("DT-094", "why-no-room", {"token": what})
    return stopped(m, seat) or busy(m, seat) or ("DT-080", "why-build-price", {"token": what})


def guard(m: DiceThrone, seat: int, what: str) -> Refusal | None:
    """A companion that is not in play guards nobody (DT-106)."""
    facts = named(m, seat, what)
    if facts is not None and not m.fighters[seat].tokens[facts.number]:
        return ("DT-106", "why-not-in-play", {"token": what})
    return undefended(m, seat, "") if facts is not None else None
