"""Why this is not the moment for a play: what its text, its type and the table ask for."""

from collections.abc import Callable

from astragal.games.dice_throne.rules.damage import attack_packet
from astragal.games.dice_throne.rules.legal import attack_is_over, attacks, in_own_main
from astragal.games.dice_throne.rules.phases import MAIN_PHASES
from astragal.games.dice_throne.rules.plays import Play
from astragal.games.dice_throne.rules.tokens import removable
from astragal.games.dice_throne.state import AVOIDED, HEALING, KIND, PURE, TO, ULTIMATE, DiceThrone
from astragal.kernel.why import Refusal, not_asked

# Once the damage is dealt, nothing is added to it or taken off it, and nobody defends (DT-064).
TOO_LATE: Refusal = ("DT-064", "why-damage-dealt", {})

Explanation = Callable[[DiceThrone, int, Play], Refusal]


def explained(m: DiceThrone, seat: int, play: Play, problem: str) -> Refusal | None:
    """The reason behind a problem that options.py found."""
    return EXPLANATIONS[problem](m, seat, play) if problem else None


# -- the timing matrix -----------------------------------------------------------------------------


def main_card(m: DiceThrone, seat: int, play: Play) -> Refusal:
    """Main-phase cards: in one's own main phases (DT-027, DT-109), not amid a card (DT-172)."""
    if seat != m.actor:
        return ("DT-027", "why-main-card-own-turn", {})
    if m.phase in MAIN_PHASES and not in_own_main(m):
        return amid(m, seat, play)
    return ("DT-109", "why-main-card", {"phase": m.phase})


def roll_card(m: DiceThrone, seat: int, play: Play) -> Refusal:
    """Roll-phase cards: in a Roll Phase of any turn (DT-109)."""
    return ("DT-109", "why-roll-card", {"phase": m.phase})


def amid(m: DiceThrone, seat: int, play: Play) -> Refusal:
    """Main-phase cards answer nothing (DT-172)."""
    return ("DT-172", "why-amid-card", {})


def only_dice(m: DiceThrone, seat: int, play: Play) -> Refusal:
    """While dice wait to be accepted, only what alters them is played (DT-161)."""
    return ("DT-161", "why-only-dice", {})


def timing(m: DiceThrone, seat: int, play: Play) -> Refusal:
    """The text names another moment (DT-098), or protects nobody but its owner (DT-188)."""
    if play.timing in ("own-dice", "any-dice"):
        return dice(m, seat, play)
    if play.timing == "main-phase" and m.phase in MAIN_PHASES and seat == m.actor:
        return not_asked(m, seat, "DT-167") or ("DT-170", "why-answer-first", {})
    if play.timing.startswith("own-attack") and not (m.attack_on and attacks(m, seat)):
        return modifier(m, seat, play)
    if play.timing == "own-attack-undefended" and m.attacker != seat:
        return ("DT-149", "why-not-your-attack", {})
    if play.timing == "own-attack-undefended" and not m.defended:
        return ("DT-138", "why-undefendable", {})
    if play.timing == "incoming-damage":
        return damage(m, seat, play)
    if play.timing == "attacked" and attack_is_over(m) and m.target == seat:
        return TOO_LATE
    if play.timing == "attacked" and attack_packet(m) is not None:
        friend = m.side_of[m.target] == m.side_of[seat]
        return ("DT-188" if friend else "DT-098", "why-attack-on-others", {})
    return ("DT-098", "why-timing", {"timing": play.timing})


# -- attacks and damage ----------------------------------------------------------------------------


def modifier(m: DiceThrone, seat: int, play: Play) -> Refusal:
    """There must be an attack (DT-148), one's own (DT-149), of no pure damage (DT-139)."""
    if attack_is_over(m) and attacks(m, seat):
        return TOO_LATE
    if not m.attack_on:
        return ("DT-148", "why-no-attack", {})
    if not attacks(m, seat):
        return ("DT-149", "why-not-your-attack", {})
    if m.kind == PURE:
        return ("DT-139", "why-pure", {})
    return ("DT-148", "why-no-attack", {})


def damage(m: DiceThrone, seat: int, play: Play) -> Refusal:
    """No damage is about to be dealt that could be prevented (DT-135, DT-142)."""
    packets = [p for p in m.isolated[-1:] or m.incoming if p[KIND] != HEALING]
    for_others = play.prevents == "chosen-player"
    mine = [p for p in packets if for_others or p[TO] == seat]
    if any(p[KIND] == ULTIMATE for p in mine):
        return ("DT-142", "why-ultimate-damage", {})
    if any(p[AVOIDED] for p in mine):
        return ("DT-135", "why-damage-avoided", {})
    if mine:
        return ("DT-135", "why-no-damage", {})
    if packets:
        return ("DT-188", "why-damage-to-others", {})
    if attack_is_over(m) and (for_others or m.target == seat):
        return TOO_LATE
    return ("DT-135", "why-no-damage", {})


def defence(m: DiceThrone, seat: int, play: Play) -> Refusal:
    """It takes the place of the defensive ability, which is chosen once (DT-059)."""
    return ("DT-059", "why-instead-of-defence", {})


# -- dice and tokens -------------------------------------------------------------------------------


def dice(m: DiceThrone, seat: int, play: Play) -> Refusal:
    """No dice on the table, none that may still be altered, or another's (DT-162, DT-163)."""
    if m.ultimate:
        return ("DT-163", "why-dice-of-ultimate", {})
    if play.whose_dice.endswith("-attempt"):
        return ("DT-162", "why-attempt-phase", {"roll": play.whose_dice})
    if not m.dice:
        return ("DT-162", "why-no-dice", {})
    if not m.dice_open:
        return ("DT-162", "why-dice-accepted", {})
    return ("DT-162", "why-whose-dice", {"whose": whose(play)})


def interrupts(m: DiceThrone, seat: int, play: Play) -> Refusal | None:
    """Whoever rolls alters the dice first, undisturbed by opponents (DT-160)."""
    if not (play.alters and m.dice_open and m.edition.roller_is_undisturbed):
        return None
    if m.seat != m.roller or m.side_of[seat] == m.side_of[m.roller]:
        return None
    return ("DT-160", "why-roller-first", {"seat": m.roller + 1})


def whose(play: Play) -> str:
    """Whose dice the text speaks of."""
    return "own" if play.timing == "own-dice" else play.whose_dice


def statuses(m: DiceThrone, seat: int, play: Play) -> Refusal:
    """Nothing that could be removed or moved (DT-097), or only what never is (DT-104)."""
    fixed = any(held(m, other) - set(removable(m, other)) for other in m.players(seat))
    return ("DT-104" if fixed else "DT-097", "why-no-status", {})


def held(m: DiceThrone, seat: int) -> set[int]:
    """The tokens that a hero has, of any kind."""
    return {number for number, count in enumerate(m.fighters[seat].tokens) if count}


def nothing(m: DiceThrone, seat: int, play: Play) -> Refusal:
    """What the text works on is not there; it would do nothing (DT-097)."""
    return ("DT-097", "why-nothing", {})


def faces(m: DiceThrone, seat: int, play: Play) -> Refusal:
    """Every die shows already what it could be turned to (DT-164)."""
    return ("DT-164", "why-no-change", {})


# -- price and condition ---------------------------------------------------------------------------


def price(m: DiceThrone, seat: int, play: Play) -> Refusal:
    """What the text asks for is not there (DT-080)."""
    return ("DT-080", "why-price", {"price": str(play.number)})


def once(m: DiceThrone, seat: int, play: Play) -> Refusal:
    """Some uses are printed as once a turn; the text limits them (DT-098)."""
    return ("DT-098", "why-once", {"play": play.name})


def companion(m: DiceThrone, seat: int, play: Play) -> Refusal:
    """A hero's rules may limit how many companions are spent in a turn (DT-106)."""
    most = m.fighters[seat].board.hero.companions_spent_per_turn
    return ("DT-106", "why-companions", {"play": play.name, "n": most})


def condition(m: DiceThrone, seat: int, play: Play) -> Refusal:
    """The text's own condition does not hold: of a modifier (DT-145), or another (DT-098)."""
    return (
        "DT-145" if play.modifier else "DT-098",
        "why-condition",
        {"condition": str(play.number)},
    )


EXPLANATIONS: dict[str, Explanation] = {
    "main-card": main_card,
    "roll-card": roll_card,
    "timing": timing,
    "amid": amid,
    "only-dice": only_dice,
    "modifier": modifier,
    "damage": damage,
    "defence": defence,
    "dice": dice,
    "statuses": statuses,
    "faces": faces,
    "nothing": nothing,
    "price": price,
    "once": once,
    "companion": companion,
    "condition": condition,
}
