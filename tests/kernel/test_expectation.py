"""Paths into what the referee sees, and the conditions on what stands there."""

import pytest

from astragal.errors import PackError
from astragal.packs.yaml import parse
from astragal.proving.expectation import differences
from astragal.proving.scenario import scenarios

FACTS = {
    "seats": {"1": {"health": 20, "hand": ["ward", "gem"], "ready": True, "tokens": {"burn": 2}}},
    "dice": (6, 5),
    "attack": None,
    "levels": {3: "three"},
    "log": "a long story",
    "events": [{"kind": "rolled", "seat": 1}],
}


def compare(expect: str) -> list[str]:
    (scenario,) = scenarios(parse(f"name: x\ngame: pig\nexpect: {expect}\n", "s.yaml"))
    return [difference for _, difference in differences(FACTS, scenario.expectations())]


@pytest.mark.parametrize(
    "expect",
    [
        "{seats.1.health: 20}",
        "{seats.1.hand: [ward, gem]}",
        "{seats.1.hand.2: gem}",
        "{dice: [6, 5]}",
        "{levels.3: three}",
        "{levels: {contains: 3}, attack: {absent: true}}",
        "{seats.1.ready: true}",
        "{seats.1.tokens.burn: {absent: false, min: 2, max: 2}}",
        "{seats.1.tokens.stun: {absent: true}}",
        "{attack: null, attack.damage: {absent: true}}",
        "{seats.1.hand: {contains: gem, count: 2}}",
        "{seats.1.hand: {contains: [gem, ward]}}",
        "{seats.1.tokens: {contains: burn, count: 1}}",
        "{log: {contains: long}}",
        "{events: [{kind: rolled, seat: 1}]}",
        "{events: {contains: {seat: 1, kind: rolled}}}",
        "{seats.1.tokens: {burn: 2}}",
        "{seats.1.tokens: {equals: {burn: 2}}}",
        "{seats.1.hand: {unordered: [gem, ward]}}",
        "{dice: {unordered: [5, 6]}}",
        "{seats.1.hand: {lacks: sword}}",
        "{seats.1.hand: {lacks: [sword, shield], count: 2}}",
        "{seats.1.tokens: {lacks: stun}}",
        "{log: {lacks: short}}",
        "{events.1.kind: rolled}",
    ],
)
def test_what_holds(expect: str) -> None:
    assert compare(expect) == []


@pytest.mark.parametrize(
    ("expect", "difference"),
    [
        ("{seats.1.health: 21}", "seats.1.health: expected 21, got 20"),
        ('{seats.1.health: "20"}', 'seats.1.health: expected "20", got 20'),
        ("{seats.1.ready: 1}", "seats.1.ready: expected 1, got true"),
        ("{seats.1.hand: [gem, ward]}", 'expected ["gem", "ward"], got ["ward", "gem"]'),
        ("{seats.1.hand: [ward]}", 'expected ["ward"], got ["ward", "gem"]'),
        ("{seats.1.hand.3: gem}", 'seats.1.hand.3: expected "gem", got nothing'),
        ("{seats.1.tokens.stun: 1}", "seats.1.tokens.stun: expected 1, got nothing"),
        ("{seats.1.tokens.stun: {max: 0}}", "expected at most 0, got nothing"),
        ("{seats.1.healht: 3}", 'seats.1.healht: expected 3, got nothing (did you mean "health"?)'),
        ("{seats.1.health: {mni: 3}}", "got 20"),
        ("{seats.1.health: {mni: 3}}", '(did you mean the condition "min"?)'),
        ("{seats.1.tokens: {}}", 'seats.1.tokens: expected {}, got {"burn": 2}'),
        (
            "{seats.1.tokens: {burn: 2, stun: 1}}",
            'expected {"burn": 2, "stun": 1}, got {"burn": 2}',
        ),
        ("{seats.1.tokens: {equals: {burn: 1}}}", 'expected {"burn": 1}, got {"burn": 2}'),
        (
            "{seats.1.hand: {unordered: [gem]}}",
            'expected ["gem"] in any order, got ["ward", "gem"]',
        ),
        ("{seats.1.hand: {unordered: [gem, gem]}}", 'expected ["gem", "gem"] in any order'),
        ("{seats.1.hand: {lacks: gem}}", 'expected something that does not contain "gem", got'),
        ("{seats.1.hand: {lacks: [sword, gem]}}", 'does not contain ["sword", "gem"]'),
        ("{attack: {lacks: gem}}", "got nothing"),
        ("{attack: 3}", "attack: expected 3, got nothing"),
        ("{attack.damage: 3}", "attack.damage: expected 3, got nothing"),
        ("{seats.1.health: {min: 21}}", "expected at least 21, got 20"),
        ("{seats.1.health: {max: 19}}", "expected at most 19, got 20"),
        ("{seats.1.health: {min: 1, max: 19}}", "expected from 1 to 19, got 20"),
        ("{seats.1.ready: {min: 0}}", "expected at least 0, got true"),
        ("{seats.1.hand: {contains: feint}}", 'something that contains "feint", got ["ward"'),
        ("{seats.1.hand: {contains: [gem, feint]}}", 'contains ["gem", "feint"]'),
        ("{log: {contains: short}}", 'expected something that contains "short"'),
        ("{seats.1.health: {contains: 2}}", "expected something that contains 2, got 20"),
        ("{seats.1.hand: {count: 3}}", "seats.1.hand: expected 3 items, got"),
        ("{seats.1.health: {count: 2}}", "seats.1.health: expected 2 items, got 20"),
        ("{dice: {absent: true}}", "dice: expected nothing, got [6, 5]"),
        ("{attack: {absent: false}}", "attack: expected something, got nothing"),
        ("{events: [{kind: rolled}]}", 'expected [{"kind": "rolled"}], got [{"kind"'),
    ],
)
def test_what_does_not_hold(expect: str, difference: str) -> None:
    (found,) = compare(expect)
    assert difference in found


@pytest.mark.parametrize(
    ("expect", "message"),
    [
        ("{seets.1: 3}", """the referee's view has no "seets"; expected one of seats, dice"""),
        ("{seats.1.tokens.stun: null}", 'seats.1.tokens has no "stun"; expected burn'),
        ("{seats.1.token.burn: {absent: true}}", 'seats.1 has no "token"'),
        ("{seats.1.health.x: 3}", "seats.1.health is 20: there is nothing inside it"),
        ("{seats.1.hand.0: 3}", "seats.1.hand is a list: its items are numbered from 1, not 0"),
        ("{seats.1.hand.gem: 3}", "items are numbered from 1, not gem"),
        ("{seats.1.hand.00: gem}", "items are numbered from 1, not 00"),
        ("{seats.1.hand.01: ward}", "items are numbered from 1, not 01"),
    ],
)
def test_a_path_that_leads_nowhere(expect: str, message: str) -> None:
    with pytest.raises(PackError) as error:
        compare(expect)
    assert str(error.value).startswith("s.yaml:3:10: ")
    assert message in str(error.value)


def test_long_values_are_cut() -> None:
    (scenario,) = scenarios(parse("name: x\ngame: pig\nexpect: {log: 1}\n"))
    ((_, found),) = differences({"log": "x" * 1000}, scenario.expectations())
    assert found.endswith("…")
    assert len(found) < 400
