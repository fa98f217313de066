"""A "then" behind damage pauses in every text, not in abilities alone."""

import pytest

from astragal.errors import PackError
from astragal.games.dice_throne.state import DiceThrone
from astragal.proving.proof import proves
from tests.games.dice_throne.reworded import reword
from tests.games.dice_throne.table import played, table

SMACK = "{needs: {sword: 3}, do: [{deal: 4}]}"
EDITIONS = pytest.mark.parametrize("edition", ["2.4.3", "2.2"])


def smack(patch: pytest.MonkeyPatch, effects: str, edition: str = "2.4.3") -> DiceThrone:
    """A Barbarian activates an ability of these effects against a Monk who may answer."""
    reword(patch, "barbarian", {SMACK: f"{{needs: {{sword: 3}}, do: {effects}}}"})
    position = """
        phase: offensive-roll
        dice: [1, 1, 1, 4, 4]
        attempts: 0
        seats: {1: {cp: 0, hand: [smack-2]}, 2: {cp: 0, hand: [getting-paid]}}
    """
    m = table(position, edition=edition)
    return played(m, "ability smack", "pass")


def reasons(m: DiceThrone) -> list[str]:
    """Pass, and stay undefended, until the Roll Phase is over: what was asked."""
    asked = []
    while m.phase != "main-2":
        asked.append(m.reason)
        m.apply("undefended" if m.reason == "defend" else "pass")
    return asked


@EDITIONS
@proves("DT-125", "DT-065", "DT-046")
def test_collateral_damage_is_dealt_before_the_pause_and_needs_no_target(
    monkeypatch: pytest.MonkeyPatch, edition: str
) -> None:
    effects = "[{deal: 2, kind: collateral, to: each-opponent}, then, {gain_cp: 3}]"
    m = smack(monkeypatch, effects, edition)
    assert (m.reason, m.target) == ("damage", -1)
    m.apply("pass")
    assert (m.reason, m.health[1], m.fighters[0].cp) == ("then", 48, 0)
    m.apply("pass")
    assert m.fighters[0].cp == 3
    assert reasons(m) == ["after"]


@proves("DT-125", "DT-047")
def test_collateral_damage_before_an_attack_is_dealt_with_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    effects = "[{deal: 2, kind: collateral, to: each-opponent}, then, {deal: 4}]"
    m = smack(monkeypatch, effects)
    assert reasons(m) == ["then", "attack", "defend", "damage", "after"]
    assert m.health[1] == 44


@proves("DT-125", "DT-047")
def test_collateral_damage_behind_a_then_waits_for_the_pause(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    effects = "[{inflict: bleed}, then, {deal: 4}, {deal: 2, kind: collateral, to: each-opponent}]"
    m = smack(monkeypatch, effects)
    assert (m.reason, m.incoming) == ("then", [])
    assert reasons(m) == ["then", "attack", "defend", "damage", "after"]
    assert m.health[1] == 44


@EDITIONS
@proves("DT-125")
def test_every_then_behind_the_damage_pauses(monkeypatch: pytest.MonkeyPatch, edition: str) -> None:
    m = smack(monkeypatch, "[{deal: 4}, then, {heal: 1}, then, {inflict: bleed}]", edition)
    assert reasons(m) == ["attack", "defend", "damage", "then", "then", "after"]
    assert m.fighters[1].tokens[m.content.token_numbers["bleed"]] == 1


@proves("DT-125")
def test_what_is_paid_behind_a_then_is_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    counted = "{gain_cp: {count: removed, times: 2}}"
    m = smack(monkeypatch, f"[{{deal: 4}}, then, {{gain_cp: 2}}, {{pay_any: cp}}, {counted}]")
    played(m, "pass", "undefended", "pass", "pass", "pay 2")
    assert m.fighters[0].cp == 4


@proves("DT-125")
def test_a_then_at_the_end_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(PackError, match="nothing follows it"):
        smack(monkeypatch, "[{deal: 4}, then]")


@EDITIONS
@proves("DT-125", "DT-065")
def test_the_text_of_a_defence_waits_for_its_damage(
    monkeypatch: pytest.MonkeyPatch, edition: str
) -> None:
    defence = "[{deal: 2, to: attacker}, then, {gain_cp: 3}, {inflict: bleed}]"
    reword(
        monkeypatch, "barbarian", {"\n      - {each: life, do: [{heal: 2}]}\n\n": f" {defence}\n\n"}
    )
    position = """
        active: 2
        phase: offensive-roll
        dice: [1, 1, 1, 4, 4]
        attempts: 0
        seats: {1: {cp: 0}, 2: {cp: 0, hand: [getting-paid]}}
    """
    m = table(position, dice=(1, 1, 1), edition=edition)
    played(m, "ability fist-strike", "pass", "pass", "defend thick-skin")
    assert (m.reason, m.fighters[0].cp) == ("damage", 0)
    m.apply("pass")
    assert (m.reason, m.health, m.fighters[0].cp) == ("then", [44, 48], 0)
    m.apply("pass")
    assert m.fighters[0].cp == 3
    assert m.fighters[1].tokens[m.content.token_numbers["bleed"]] == 1


@proves("DT-125", "DT-014")
def test_the_text_of_an_upkeep_waits_for_its_damage(monkeypatch: pytest.MonkeyPatch) -> None:
    income = "when: income\n        do: [{skip: income}, remove_this]"
    upkeep = "when: upkeep\n        do: [{deal: 2, to: me}, then, {gain_cp: 3}]"
    reword(monkeypatch, "barbarian", {income: upkeep})
    position = """
        phase: upkeep
        seats: {1: {cp: 0, tokens: {concussion: 1}}, 2: {cp: 0, hand: [getting-paid]}}
    """
    m = table(position)
    assert (m.reason, m.health[0]) == ("upkeep", 50)
    m.apply("pass")
    assert (m.reason, m.health[0], m.fighters[0].cp) == ("then", 48, 0)
    m.apply("pass")
    assert m.fighters[0].cp == 4  # with the income
