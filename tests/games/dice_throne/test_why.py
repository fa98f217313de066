"""Why a move is not legal: for each reason a position, the move, the message and the rule."""

import pytest

from astragal.prose.text import LANGUAGES
from tests.games.dice_throne.table import played, table

DUEL = ("barbarian", "monk")

MAIN = "{seats: {1: {cp: 1, hand: [smack-2, so-wild, vegas-baby, triple-up]}}}"
ROLLING = """
phase: offensive-roll
dice: [1, 1, 2, 4, 6]
attempts: 1
seats: {1: {cp: 0, hand: [smack-2, vegas-baby, six-it, better-d, not-this-time, head-bash]}}
"""
STRAIGHT = "{phase: offensive-roll, dice: [1, 2, 3, 5, 6], attempts: 0}"
FRESH = "{phase: offensive-roll, seats: {1: {cp: 9, hand: [six-it]}}}"
UPGRADED = "{seats: {1: {cp: 9, upgrades: [smack-3], hand: [smack-2]}}}"
DISCARD = """
phase: discard
seats:
  1: {hand: [six-it, so-wild, double-up, triple-up, samesies, tip-it, buh-bye, vegas-baby]}
"""
STUNNED = "{seats: {1: {cp: 9, tokens: {stun: 1}, hand: [double-up, smack-2]}}}"
REMOVING = """
seats: {1: {cp: 9, hand: [get-that-outta-here, double-up], tokens: {poison: 1, evasive: 1}}}
"""
CARD_OUT = """
seats: {1: {cp: 9, hand: [vegas-baby, concuss, smack-2, double-up, tip-it]}}
"""

CASES = [
    # words that no move begins with
    (MAIN, "zzz", "why-unknown-word", None),
    (MAIN, "upgrad smack-2", "why-unknown-word-near", None),
    # the wrong question
    (MAIN, "choose 1", "why-other-question", None),
    (MAIN, "pass", "why-decline-otherwise", None),
    (DISCARD, "next", "why-sell-more", "DT-068"),
    (DISCARD, "pass", "why-must-choose", None),
    (DISCARD, "play double-up", "why-discard-phase", "DT-070"),
    # cards that are not there
    (MAIN, "play six-it", "why-card-not-in-hand", None),
    (MAIN, "sell smack-3", "why-card-not-in-hand", None),
    (UPGRADED, "sell smack-3", "why-card-on-board", "DT-117"),
    (MAIN, "play wanted", "why-card-of-hero", "DT-001"),
    (MAIN, "play sowild", "why-unknown-card-near", None),
    (MAIN, "play xyz", "why-unknown-card", None),
    # what sort of card
    (MAIN, "play smack-2", "why-is-upgrade", "DT-107"),
    (MAIN, "upgrade so-wild", "why-is-action", "DT-107"),
    (MAIN, "play so-wild", "why-roll-card", "DT-109"),
    (ROLLING, "play vegas-baby", "why-main-card", "DT-109"),
    (ROLLING, "upgrade smack-2", "why-upgrade-in-main", "DT-114"),
    (ROLLING, "sell smack-2", "why-sell-roll-phase", "DT-043"),
    # cost and level
    (MAIN, "play triple-up", "why-cost", "DT-028"),
    (MAIN, "upgrade smack-2", "why-cost", "DT-028"),
    (ROLLING, "play six-it", "why-cost", "DT-028"),
    (UPGRADED, "upgrade smack-2", "why-level", "DT-120"),
    # a seat that may not act
    (STUNNED, "play double-up", "why-stunned", "DT-219"),
    (STUNNED, "sell double-up", "why-stunned", "DT-219"),
    (STUNNED, "upgrade smack-2", "why-stunned", "DT-219"),
    # dice, damage, attacks
    (FRESH, "play six-it", "why-no-dice", "DT-162"),
    (ROLLING, "play better-d", "why-attempt-phase", "DT-162"),
    (ROLLING, "play not-this-time", "why-no-damage", "DT-135"),
    (ROLLING, "play head-bash", "why-timing", "DT-098"),
    # rolling
    (STRAIGHT, "roll", "why-no-attempts", "DT-029"),
    (STRAIGHT, "keep 1 2", "why-no-attempts", "DT-029"),
    (MAIN, "roll", "why-roll-phase", "DT-029"),
    (FRESH, "keep 6", "why-nothing-to-keep", "DT-029"),
    (ROLLING, "roll 1 2", "why-roll-all", None),
    (ROLLING, "keep 1 5", "why-not-rolled", "DT-029"),
    (ROLLING, "keep a", "why-keep-faces", None),
    (ROLLING, "keep 1 1 2 4 6", "why-keep-all", "DT-031"),
    (ROLLING, "keep 4 1", "why-keep-order", None),
    # abilities
    (ROLLING, "ability crit-bash", "why-symbols", "DT-083"),
    (STRAIGHT, "ability mighty-blow", "why-straight", "DT-084"),
    (STRAIGHT, "ability reckless", "why-straight", "DT-085"),
    (FRESH, "ability smack", "why-roll-first", "DT-090"),
    (ROLLING, "ability thick-skin", "why-not-offensive", "DT-090"),
    (MAIN, "ability smack", "why-ability-phase", "DT-090"),
    (ROLLING, "ability revolver", "why-ability-of-hero", "DT-001"),
    (ROLLING, "ability smak", "why-unknown-ability-near", None),
    (ROLLING, "ability xyz", "why-unknown-ability", None),
    (MAIN, "none", "why-none", "DT-033"),
    # targets and defences
    (MAIN, "target 2", "why-only-opponent", "DT-044"),
    (MAIN, "defend thick-skin", "why-not-attacked", "DT-066"),
    (MAIN, "defend smack", "why-not-defensive", "DT-057"),
    (MAIN, "undefended", "why-not-attacked", "DT-066"),
    # tokens and passives
    (MAIN, "use evasive", "why-too-few", "DT-099"),
    (MAIN, "use poison", "why-no-use", "DT-098"),
    (MAIN, "use chi", "why-which-use", None),
    (MAIN, "use evasiv", "why-unknown-use-near", None),
    (MAIN, "use xyz", "why-unknown-use", None),
    (MAIN, "use tithe draw", "why-not-on-board", "DT-089"),
    (MAIN, "use so-wild", "why-is-action", "DT-107"),
    (REMOVING, "use evasive", "why-no-damage", "DT-135"),
]


@pytest.mark.parametrize(("position", "move", "message", "rule"), CASES)
def test_why(position: str, move: str, message: str, rule: str | None) -> None:
    why = table(position, DUEL).why(move)
    assert why is not None
    assert (why.message, why.rule) == (message, rule)
    assert "⟨" not in "".join(why.sentence(language) for language in LANGUAGES)


LATER = [
    # amid an effect
    (
        REMOVING,
        (),
        ("play get-that-outta-here", "pass"),
        "play double-up",
        "answer-first",
        "DT-170",
    ),
    (
        REMOVING,
        (),
        ("play get-that-outta-here", "pass"),
        "remove burn",
        "none-of-these",
        None,
    ),
    (
        REMOVING,
        (),
        ("play get-that-outta-here", "pass", "remove poison"),
        "play get-that-outta-here",
        "card-discarded",
        None,
    ),
    # while a card of one's own waits for answers
    (CARD_OUT, (), ("play concuss",), "play vegas-baby", "amid-card", "DT-172"),
    (CARD_OUT, (), ("play concuss",), "upgrade smack-2", "amid-card", "DT-172"),
    (CARD_OUT, (), ("play concuss",), "play concuss", "card-being-played", None),
    (CARD_OUT, (3,), ("play vegas-baby", "pass"), "play double-up", "only-dice", "DT-161"),
]


@pytest.mark.parametrize(("position", "dice", "moves", "move", "message", "rule"), LATER)
def test_why_after_moves(
    position: str,
    dice: tuple[int, ...],
    moves: tuple[str, ...],
    move: str,
    message: str,
    rule: str | None,
) -> None:
    why = played(table(position, DUEL, dice), *moves).why(move)
    assert why is not None
    assert (why.message, why.rule) == (f"why-{message}", rule)
