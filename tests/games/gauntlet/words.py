"""The one word that Gauntlet adds to Dice Throne's, and what is known of it."""

from dataclasses import dataclass
from pathlib import Path
from typing import ClassVar

from astragal.games.dice_throne.advice.worth import WorthReader
from astragal.games.dice_throne.effects.context import Context
from astragal.games.dice_throne.packs.conditions import Count, place
from astragal.games.dice_throne.packs.vocabulary import DICE_THRONE
from astragal.games.dice_throne.packs.words.players import Who
from astragal.games.dice_throne.packs.words.word import Effect
from astragal.games.dice_throne.prose.voice import Voice
from astragal.games.dice_throne.rules.damage import alter_health
from astragal.games.dice_throne.rules.dice import Dice
from astragal.games.dice_throne.state import DiceThrone
from astragal.packs.yaml import Position


@dataclass(frozen=True, slots=True)
class Wound(Effect):
    """Take health off a fighter at once; nothing prevents it, and it is no damage."""

    tag: ClassVar[str] = "wound"
    head: ClassVar[str] = "n"
    n: Count  # how much
    who: Who = "target"  # whom
    at: Position = place()


GAUNTLET = DICE_THRONE.extended((Wound,), folder=Path(__file__).parent)


@GAUNTLET.book.to_seat(Wound, "who", quiet=False)
def wound(m: DiceThrone, effect: Wound, ctx: Context, seat: int) -> None:
    """The fighter's pool is lower."""
    alter_health(m, m.pool_of[seat], -effect.n)
    m.tell("wounded", seat, effect.n)


@GAUNTLET.says(Wound)
def wound_clause(voice: Voice, effect: Wound) -> str:
    return voice.say("effect-wound", n=effect.n, **voice.people(effect.who))


@GAUNTLET.worth(Wound)
def wound_worth(reader: WorthReader, effect: Wound, dice: Dice) -> float:
    return 1.1 * effect.n
