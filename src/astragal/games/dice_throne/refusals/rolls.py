"""Why dice can't be rolled or kept, an ability not declared, a defence or target not chosen."""

from astragal.games.dice_throne.packs.facts import BoardAbility
from astragal.games.dice_throne.refusals.moments import TOO_LATE
from astragal.games.dice_throne.refusals.plays import busy
from astragal.games.dice_throne.rules.damage import attack_packet, untouched
from astragal.games.dice_throne.rules.legal import attack_is_over
from astragal.games.dice_throne.rules.phases import ROLL_PHASES
from astragal.games.dice_throne.state import NORMAL, ULTIMATE, DiceThrone
from astragal.kernel.why import Refusal, not_asked, unknown

STRAIGHTS = {"small-straight": "DT-084", "large-straight": "DT-085"}


# -- rolling ---------------------------------------------------------------------------------------


def roll(m: DiceThrone, seat: int, what: str) -> Refusal | None:
    """Only in one's own Offensive Roll phase, while attempts are left (DT-029)."""
    if what:
        return (None, "why-roll-all", {})
    return not_rolling(m, seat)


def not_rolling(m: DiceThrone, seat: int) -> Refusal | None:
    """No phase to roll in, a declaration made, a defence rolled, or no attempt left."""
    if m.reason == "rolling" and seat == m.seat:
        return ("DT-029", "why-no-attempts", {}) if m.attempts <= 0 else None
    if m.reason == "keep" and seat == m.seat:
        return None
    if m.reason == "declared" and seat == m.actor:
        return declared(m)
    if m.purpose == "defensive" and m.roller == seat:
        return ("DT-060", "why-one-defensive-roll", {})
    return amid_own_roll(m, seat) or ("DT-029", "why-roll-phase", {})


def amid_own_roll(m: DiceThrone, seat: int) -> Refusal | None:
    """One's own Offensive Roll phase, but an ability is activated, or something comes first."""
    if seat != m.actor or m.phase != "offensive-roll":
        return None
    if m.attacker == seat:
        return ("DT-040", "why-one-ability", {"ability": m.ability})
    first = busy(m, seat) or not_asked(m, seat, "DT-167")
    return first or ("DT-161", "why-answer-first", {})


def declared(m: DiceThrone) -> Refusal:
    """A declaration stands unless somebody acts (DT-037)."""
    if not m.ability:
        return ("DT-037", "why-declared-none", {})
    return ("DT-037", "why-declared", {"ability": m.ability})


def keep(m: DiceThrone, seat: int, what: str) -> Refusal | None:
    """Dice must lie there, show these faces, and one of them at least is rerolled."""
    refused = not_rolling(m, seat)
    if refused is not None:
        return refused
    if not m.dice:
        return ("DT-029", "why-nothing-to-keep", {})
    faces = what.split(" ") if what else []
    if not all(face in ("1", "2", "3", "4", "5", "6") for face in faces):
        return (None, "why-keep-faces", {"dice": shown(m)})
    if any(faces.count(face) > m.dice.count(int(face)) for face in faces):
        return ("DT-029", "why-not-rolled", {"dice": shown(m)})
    if len(faces) == len(m.dice):
        return ("DT-031", "why-keep-all", {})
    if faces != sorted(faces):
        return (None, "why-keep-order", {"move": " ".join(("keep", *sorted(faces)))})
    return None


def shown(m: DiceThrone) -> str:
    """The dice on the table."""
    return " ".join(map(str, sorted(m.dice)))


# -- abilities -------------------------------------------------------------------------------------


def ability(m: DiceThrone, seat: int, what: str) -> Refusal | None:
    """Not on the board, not offensive, not the phase, one activated already, the wrong dice."""
    one = on_board(m, seat, what)
    if one is None:
        return not_on_board(m, seat, what)
    if not one.tiers:
        return ("DT-090", "why-not-offensive", {"ability": what})
    if m.reason != "rolling" or seat != m.seat:
        return not_declaring(m, seat)
    return wrong_dice(m, seat, one)


def on_board(m: DiceThrone, seat: int, id: str) -> BoardAbility | None:
    """The ability of this name as the seat's board lies now."""
    return next((one for one in m.fighters[seat].lay.abilities if one.ability.id == id), None)


def not_on_board(m: DiceThrone, seat: int, id: str) -> Refusal:
    """Not opened yet, on the other side, another hero's, or nobody's."""
    if any(slot.id == id for slot in m.fighters[seat].board.slots):
        return ("DT-121", "why-not-on-board", {"ability": id})
    for hero in m.content.boards.values():
        if any(slot.id == id for slot in hero.slots):
            return ("DT-001", "why-ability-of-hero", {"ability": id, "hero": hero.id})
    names = [one.ability.id for one in m.fighters[seat].lay.abilities]
    return unknown("why-unknown-ability", id, names)


def not_declaring(m: DiceThrone, seat: int) -> Refusal:
    """Abilities are for one's own Offensive Roll phase (DT-090), one of them (DT-040)."""
    if seat != m.actor or m.phase not in ROLL_PHASES:
        return ("DT-090", "why-ability-phase", {})
    if m.reason == "declared":
        return declared(m)
    if m.attacker == seat:
        return ("DT-040", "why-one-ability", {"ability": m.ability})
    return amid_own_roll(m, seat) or ("DT-090", "why-ability-phase", {})


def wrong_dice(m: DiceThrone, seat: int, one: BoardAbility) -> Refusal:
    """What the ability needs, and what the dice show now (DT-038, DT-083, DT-084, DT-085)."""
    id = one.ability.id
    if not m.dice:
        return ("DT-090", "why-roll-first", {"ability": id})
    if lapsed(m, seat, id):
        return ("DT-038", "why-lapsed", {"ability": id, "dice": shown(m)})
    needs = one.ability.tiers[0].needs
    if isinstance(needs, str):
        return (STRAIGHTS[needs], "why-straight", {"ability": id, "needs": needs, "dice": shown(m)})
    board = m.fighters[seat].board
    dice = tuple(m.dice)
    wanted = tuple(f"{board.id} {symbol} {count}" for symbol, count in needs.items())
    there = tuple(f"{board.id} {symbol} {board.faces.count(symbol, dice)}" for symbol in needs)
    return ("DT-083", "why-symbols", {"ability": id, "needs": wanted, "there": there})


def lapsed(m: DiceThrone, seat: int, ability: str) -> bool:
    """Whether the ability was declared since the last attempt, so that altered dice undid it.

    The moves made tell it; a match loaded from bytes has none and just says what the dice lack.
    """
    at = m.history
    while at is not None:
        at, who, option = at
        if who == seat and option[0] in ("roll", "keep", "next"):
            return False
        if who == seat and option == ("ability", ability):
            return True
    return False


def none(m: DiceThrone, seat: int, what: str) -> Refusal | None:
    """Only whoever is rolling declares that no ability is used (DT-033)."""
    if what:
        return None
    if seat == m.actor and m.phase in ROLL_PHASES:
        return not_declaring(m, seat)
    return ("DT-033", "why-none", {})


# -- targets and defences --------------------------------------------------------------------------


def target(m: DiceThrone, seat: int, what: str) -> Refusal | None:
    """A living opponent of the attacker (DT-193), where one is chosen at all, and once."""
    if m.reason == "target":
        return no_target(m, what) if seat == m.seat else not_asked(m, seat, namer(m))
    if len(m.mode.targets(m, seat)) == 1:
        return ("DT-044", "why-only-opponent", {})
    if m.target >= 0 and m.attacker >= 0:
        return ("DT-045", "why-target-known", {"seat": m.target + 1})
    if m.mode.target_is_rolled:
        return ("DT-049", "why-targeting-die", {})
    return ("DT-048", "why-no-target-now", {})


def namer(m: DiceThrone) -> str:
    """The rule by which a seat names the target."""
    if not m.mode.target_is_rolled:
        return "DT-048"
    return "DT-051" if m.seat == m.attacker else "DT-050"


def no_target(m: DiceThrone, what: str) -> Refusal:
    """Why a seat can't be the target."""
    if not what.isdecimal() or not 1 <= int(what[:3]) <= len(m.fighters):
        return (None, "why-no-such-seat", {"word": what, "n": len(m.fighters)})
    seat = int(what) - 1
    if not m.alive(seat):
        return ("DT-193", "why-target-defeated", {"seat": seat + 1})
    return ("DT-193", "why-target-friend", {"seat": seat + 1})


def defend(m: DiceThrone, seat: int, what: str) -> Refusal | None:
    """Not on the board, not defensive, no attack on this seat, none that can be defended."""
    one = on_board(m, seat, what)
    if one is None:
        return not_on_board(m, seat, what)
    if one.ability.kind != "defensive":
        return ("DT-057", "why-not-defensive", {"ability": what})
    return undefended(m, seat, "")


def undefended(m: DiceThrone, seat: int, what: str) -> Refusal | None:
    """Only against an attack (DT-066), of blockable damage (DT-058), and once (DT-059)."""
    if what:
        return None
    p = attack_packet(m)
    if m.target == seat and attack_is_over(m):
        return TOO_LATE
    if p is None or m.target != seat:
        return ("DT-066", "why-not-attacked", {})
    if m.kind == ULTIMATE:
        return ("DT-176", "why-ultimate", {})
    if m.has(seat, "no-actions"):
        return ("DT-219", "why-stunned", {})
    if m.defended:
        return ("DT-059", "why-defended", {})
    if m.kind != NORMAL:
        return ("DT-058", "why-unblockable", {})
    if untouched(m, p):
        return ("DT-239", "why-no-damage", {})
    return ("DT-057", "why-defend-later", {})
