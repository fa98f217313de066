"""A hero board that is turned over while an ability goes on: the ability is carried to its end."""

import pytest

from astragal.games.dice_throne.advice import evaluation
from astragal.games.dice_throne.rules.invariants import broken
from astragal.games.dice_throne.state import DiceThrone
from astragal.games.dice_throne.table.now import about
from tests.games.dice_throne.bearing import PROBE, content
from tests.games.dice_throne.table import GAME, table, use_content

POSITION = """
phase: offensive-roll
dice: [1, 1, 2, 4, 6]
attempts: 0
seats: {1: {hand: [probe-card]}, 2: {hand: [six-it]}}
"""
FLIP_CARD = "do: [{flip: wild}]"
FLIP_BEFORE = "triggers: [{when: end-of-offensive-roll, do: [{flip: wild}]}]"
FLIP_ACTIVATED = "triggers: [{when: ability-activated, do: [{flip: wild}]}]"


def one_sided(monkeypatch: pytest.MonkeyPatch, **parts: str) -> None:
    """The probe, whose attack stands on the calm side only."""
    monkeypatch.setattr(
        "tests.games.dice_throne.bearing.PROBE",
        PROBE.replace("kind: offensive\n", "kind: offensive\n    side: calm\n"),
    )
    use_content(monkeypatch, content(**parts))


def sound(m: DiceThrone) -> None:
    """Everything that can be asked of a match as it stands has an answer."""
    assert broken(m) == []
    assert GAME.load(m.to_bytes()) == m
    for seat in range(2):
        m.view(seat)
        assert 0.0 <= evaluation.evaluate(m, seat) <= 1.0
    for language in ("en", "ru", "pl"):
        about(m, 0, language)


def carried_to_its_end(m: DiceThrone) -> None:
    while m.options and m.reason != "main-2":
        sound(m)
        m.apply(0)
    assert m.fighters[0].side == "wild"
    assert m.health[1] == 48


@pytest.mark.parametrize(
    "parts",
    [
        {"OFFENCE": "[{deal: 2}, then, {flip: wild}, {may: [{draw: 1}]}]"},
        {"OFFENCE": "[{flip: wild}, {deal: 2}]"},
        {"OFFENCE": "[{deal: 2}]", "PASSIVE": FLIP_BEFORE},
        {"OFFENCE": "[{deal: 2}]", "PASSIVE": FLIP_ACTIVATED},
    ],
)
def test_an_attack_goes_on_when_the_board_is_turned_over(
    monkeypatch: pytest.MonkeyPatch, parts: dict[str, str]
) -> None:
    one_sided(monkeypatch, **parts)
    m = table(POSITION, dice=(2, 2, 2, 2, 2))
    m.apply("ability punch")
    carried_to_its_end(m)


def test_a_declaration_stands_where_no_action_undoes_it(monkeypatch: pytest.MonkeyPatch) -> None:
    one_sided(monkeypatch, OFFENCE="[{deal: 2}]", CARD=FLIP_CARD)
    m = table(POSITION, dice=(2, 2, 2, 2, 2), edition="2.2")
    for move in ("ability punch", "play probe-card"):
        m.apply(move)
        sound(m)
    carried_to_its_end(m)
