"""Why a move is not legal amid attacks, on another's turn, with tokens, and with many players."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, NamedTuple

import pytest

from astragal.games.dice_throne.refusals.moves import refusal
from astragal.games.dice_throne.state import DiceThrone
from tests.games.dice_throne.table import GAME, played, table


class Case(NamedTuple):
    """A position, what is rolled and done in it, and a seat's move that is refused."""

    position: str
    move: str
    message: str
    rule: str | None
    heroes: tuple[str, ...] = ("barbarian", "monk")
    dice: tuple[int, ...] = ()
    moves: tuple[str, ...] = ()
    seat: int = 1
    options: Mapping[str, Any] = MappingProxyType({})

    def match(self) -> DiceThrone:
        """The match in which the move is refused."""
        return played(table(self.position, self.heroes, self.dice, **self.options), *self.moves)


ATTACK = """
phase: offensive-roll
dice: [1, 1, 1, 4, 4]
attempts: 1
seats:
  1: {cp: 9, hand: [get-some, not-this-time, six-it, head-bash]}
  2: {cp: 9, hand: [not-this-time, six-it], tokens: {chi: 2, evasive: 1}}
"""
ULTIMATE = """
phase: offensive-roll
dice: [6, 6, 6, 6, 6]
seats: {1: {cp: 9, hand: [get-some, six-it]}, 2: {cp: 9, hand: [not-this-time, double-up]}}
"""
ON_TURN_OF_1 = """
phase: main-1
seats: {1: {hand: [six-it]}, 2: {cp: 9, hand: [vegas-baby, fist-strike-2, double-up]}}
"""
KING: dict[str, Any] = {"mode": "king-of-the-hill"}
TEAMS = {"mode": "teams"}
THREE = ("barbarian", "monk", "paladin")
FOUR = (*THREE, "paladin")

EDITION_2_2 = {"edition": "2.2"}
WILD = """
phase: offensive-roll
dice: [1, 1, 1, 4, 4]
attempts: 1
seats: {2: {cp: 9, hand: [so-wild]}}
"""
BROKEN = ("ability smack", "play so-wild", "change 1 6")
TO_ATTACK = ("ability smack", "pass")
TO_DEFENCE = (*TO_ATTACK, "pass", "pass")
ONCE = "{seats: {1: {tokens: {blood-power: 4, poison: 2}}}}"
PURGE = ("use blood-power purge", "remove poison")
GROWN = "{seats: {1: {tokens: {sapling-spirit: 2}}}}"
HEAL = ("use sapling-spirit heal",)
CRIT = "{phase: offensive-roll, dice: [1, 1, 1, 3, 6], seats: {1: {cp: 9, tokens: {crit: 1}}}}"
PURE = """
phase: offensive-roll
dice: [6, 6, 6, 1, 2]
seats: {1: {cp: 9, hand: [not-this-time], tokens: {sneak-attack: 1}}}
"""
DANCE = ("ability shadow-dance",)
SHARED = """
phase: offensive-roll
dice: [1, 1, 1, 4, 4]
seats: {2: {tokens: {nyra: 7, nyras-bond: 1}}}
"""
UPKEEP = "{phase: upkeep, seats: {1: {cp: 2, hand: [double-up]}}}"
MANY = """
phase: offensive-roll
dice: [1, 1, 1, 4, 4]
seats: {1: {cp: 9, hand: [get-some]}, 3: {tokens: {evasive: 1}}}
"""
DRAWING = MANY.replace("get-some", "double-up")
DRAWN_TO_AIM = ("ability smack", "pass")
AIMED = ("ability smack",)
AT_2 = (*AIMED, "target 2")
GUARDED = """
phase: offensive-roll
dice: [1, 1, 1, 4, 4]
seats: {1: {cp: 9, hand: [get-some]}, 4: {tokens: {retribution: 1}}}
"""
RAGE = ("ability rage", "pass", "pass")

CASES = [
    # a declaration stands
    Case(ATTACK, "roll", "declared", "DT-037", moves=("ability smack",)),
    Case(ATTACK, "ability smack", "declared", "DT-037", moves=("ability smack",)),
    Case(ATTACK, "roll", "declared-none", "DT-037", moves=("none",)),
    # an attack of one's own
    Case(ATTACK, "play get-some", "no-attack", "DT-148"),
    Case(ATTACK, "ability fortitude", "one-ability", "DT-040", moves=TO_ATTACK),
    Case(ATTACK, "play six-it", "dice-accepted", "DT-162", moves=TO_ATTACK),
    Case(ATTACK, "play head-bash", "timing", "DT-098", moves=TO_ATTACK),
    Case(ATTACK, "defend thick-skin", "not-attacked", "DT-066", moves=TO_ATTACK),
    # an attack on oneself
    Case(ATTACK, "use chi add-damage 1", "not-your-attack", "DT-149", moves=TO_ATTACK, seat=2),
    Case(ATTACK, "defend serenity", "defend-later", "DT-057", moves=TO_ATTACK, seat=2),
    Case(ATTACK, "use evasive", "answer-first", "DT-059", moves=TO_DEFENCE, seat=2),
    Case(ATTACK, "use chi prevent 3", "too-few", "DT-099", moves=TO_ATTACK, seat=2),
    Case(ATTACK, "use chi prevent", "how-many", None, moves=TO_ATTACK, seat=2),
    Case(ATTACK, "use evasive 1", "one-by-one", None, moves=TO_ATTACK, seat=2),
    Case(
        ATTACK,
        "defend serenity",
        "defended",
        "DT-059",
        dice=(6, 6, 6, 6),
        moves=(*TO_DEFENCE, "defend serenity"),
        seat=2,
    ),
    Case(
        ATTACK,
        "roll",
        "one-defensive-roll",
        "DT-060",
        dice=(6, 6, 6, 1),
        moves=(*TO_DEFENCE, "defend serenity"),
        seat=2,
    ),
    Case(
        ATTACK,
        "play six-it",
        "whose-dice",
        "DT-162",
        dice=(6, 6, 6, 1),
        moves=(*TO_DEFENCE, "defend serenity"),
    ),
    Case(
        ATTACK.replace("[1, 1, 1, 4, 4]", "[1, 1, 6, 6, 4]"),
        "defend serenity",
        "unblockable",
        "DT-058",
        moves=("ability sturdy-blow", "pass"),
        seat=2,
    ),
    # an ultimate
    Case(ULTIMATE, "play double-up", "ultimate", "DT-174", moves=RAGE, seat=2),
    Case(ULTIMATE, "defend serenity", "ultimate", "DT-176", moves=RAGE, seat=2),
    Case(ULTIMATE, "play six-it", "dice-of-ultimate", "DT-163", moves=RAGE),
    # another's turn
    Case(ON_TURN_OF_1, "sell double-up", "sell-own-turn", "DT-027", seat=2),
    Case(ON_TURN_OF_1, "play vegas-baby", "main-card-own-turn", "DT-027", seat=2),
    Case(ON_TURN_OF_1, "upgrade fist-strike-2", "upgrade-in-main", "DT-114", seat=2),
    Case(ON_TURN_OF_1, "roll", "roll-phase", "DT-029", seat=2),
    Case(ON_TURN_OF_1, "ability fist-strike", "ability-phase", "DT-090", seat=2),
    Case(ON_TURN_OF_1, "play double-up", "not-asked", "DT-167", seat=2),
    Case(ON_TURN_OF_1, "pass", "not-asked", "DT-167", seat=2),
    # dice of somebody who rolls undisturbed, and a declaration that they undid
    Case(WILD, "play so-wild", "roller-first", "DT-160", seat=2),
    Case(WILD, "play so-wild", "not-asked", "DT-167", seat=2, options=EDITION_2_2),
    Case(WILD, "ability smack", "lapsed", "DT-038", moves=BROKEN),
    Case(WILD, "ability crit-bash", "symbols", "DT-083", moves=BROKEN),
    Case(WILD, "ability smack", "symbols", "DT-083", dice=(4, 6, 6), moves=(*BROKEN, "keep 4 4")),
    # everything fits, but another seat is asked first
    Case(ATTACK, "use evasive", "not-asked", "DT-167", moves=TO_ATTACK, seat=2),
    Case(ATTACK, "use chi prevent 2", "not-asked", "DT-167", moves=TO_ATTACK, seat=2),
    # what tokens and passives ask for
    Case(ONCE, "use blood-power purge", "once", "DT-098", ("vampire-lord", "monk"), moves=PURGE),
    Case(GROWN, "use sapling-spirit heal", "companions", "DT-106", ("treant", "monk"), moves=HEAL),
    Case("{seats: {1: {cp: 0}}}", "use tithe draw", "price", "DT-080", ("paladin", "monk")),
    Case(
        CRIT,
        "use crit",
        "condition",
        "DT-145",
        ("paladin", "monk"),
        moves=("ability mighty-prayer", "pass"),
    ),
    Case(PURE, "use sneak-attack", "pure", "DT-139", ("shadow-thief", "monk"), (2,), DANCE),
    Case(
        SHARED,
        "use nyras-bond share",
        "instead-of-defence",
        "DT-059",
        ("barbarian", "huntress"),
        moves=("ability smack", "pass", "pass", "guard nyra"),
        seat=2,
    ),
    Case(UPKEEP, "sell double-up", "sell-in-main", "DT-022"),
    # many players
    Case(MANY, "use evasive", "damage-to-others", "DT-188", THREE, (), AT_2, 3, KING),
    Case(GUARDED, "use retribution", "attack-on-others", "DT-188", FOUR, (1,), AIMED, 4, TEAMS),
    Case(GUARDED, "use retribution", "attack-on-others", "DT-098", FOUR, (), AT_2, 4, KING),
    Case(MANY, "target 1", "target-friend", "DT-193", THREE, (), AIMED, 1, KING),
    Case(MANY, "target 9", "no-such-seat", None, THREE, (), AIMED, 1, KING),
    Case(MANY, "play get-some", "no-attack", "DT-148", THREE, (), AIMED, 1, KING),
    Case(DRAWING, "play double-up", "answer-first", "DT-045", THREE, (), DRAWN_TO_AIM, 1, KING),
    Case(MANY, "target 2", "no-target-now", "DT-048", THREE, (), (), 1, KING),
    Case(MANY, "target 2", "targeting-die", "DT-049", (*THREE, "monk"), (), (), 1, TEAMS),
]


@pytest.mark.parametrize("case", CASES)
def test_why(case: Case) -> None:
    m = case.match()
    rule, message, arguments = refusal(m, case.seat - 1, case.move)
    assert (message, rule) == (f"why-{case.message}", case.rule)
    assert "⟨" not in GAME.say(GAME.content(), message, arguments)


def test_fresh_tokens_add_no_damage() -> None:
    position = "{phase: offensive-roll, dice: [1, 1, 1, 1, 1], seats: {1: {tokens: {chi: 1}}}}"
    m = table(position, ("monk", "barbarian"))
    m.fresh += (m.content.token_numbers["chi"],)
    played(m, "ability fist-strike")
    assert refusal(m, 0, "use chi add-damage 1")[:2] == (None, "why-fresh")


def test_the_defeated_neither_act_nor_are_attacked() -> None:
    m = table(MANY, THREE, **KING)
    m.health[2] = 0
    played(m, "none")
    assert refusal(m, 2, "use evasive")[:2] == ("DT-073", "why-defeated")
    m = played(table(MANY, THREE, **KING), *AIMED)
    m.health[2] = 0
    assert refusal(m, 0, "target 3")[:2] == ("DT-193", "why-target-defeated")


def test_an_ultimate_is_not_prevented_by_its_owner_either() -> None:
    m = played(table(ULTIMATE.replace("get-some", "not-this-time, get-some")), *RAGE)
    assert refusal(m, 0, "play not-this-time")[:2] == ("DT-142", "why-ultimate-damage")
