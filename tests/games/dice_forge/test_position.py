"""Positions: what can't be is refused, and nothing is made of nothing."""

import pytest

from astragal.errors import PackError
from tests.games.dice_forge.table import GAME, table


@pytest.mark.parametrize(
    ("position", "problem"),
    [
        ("{active: 4}", "there is no seat 4; this match has 3"),
        ("{seats: {4: {}}}", "there is no seat 4; this match has 3"),
        ("{seats: {1: {gold: 13}}}", "13 gold: the reserve holds 12"),
        ("{seats: {1: {light: [gold1]}}}", "the light die has 1 faces, not 6"),
        ("{seats: {1: {light: [gold1, gold1, gold1, gold1, gold1, son1]}}}", 'unknown face "son1"'),
        ("{seats: {1: {dark: [x3, x3, x3, x3, x3, x3]}}}", "all 4 faces x3 are on dice"),
        (
            "{seats: {1: {dark: [gold1, gold1, gold1, gold1, gold1, gold1]}}}",
            "there are no faces gold1 but those of the start dice",
        ),
        ("{seats: {1: {up: {light: x3}}}}", "the light die has no face x3"),
        ("{seats: {1: {feats: [hidra]}}}", 'did you mean "hydra"'),
        ("{seats: {1: {feats: [typhon]}}}", "hydra lies on x5: say options: {x5: typhon}"),
        ("{seats: {1: {feats: [elder, elder, elder, elder]}}}", "no more cards elder"),
        ("{seats: {1: {tokens: {triton: 1}}}}", "name it among the feats"),
        ("{seats: {1: {tokens: {triton: 0}}}}", "name it among the feats"),
        (
            "{seats: {1: {feats: [silver-hind], tokens: {silver-hind: 1}}}}",
            "silver-hind gives no token; expected one of cerberus, triton",
        ),
        ("{seats: {1: {tokens: {tritn: 0}}}}", 'did you mean "triton"'),
        ("{seats: {1: {boars: [red]}}}", "name it among the feats"),
        (
            "{seats: {1: {light: [boar-red, gold1, gold1, gold1, gold1, sun1]}}}",
            "boar-red is on a die, and nobody has its card: say "
            r"feats: \[tenacious-boar\], boars: \[red\] for another seat",
        ),
        ("{seats: {1: {replaced: [boar-red]}}}", "boar-red is never replaced"),
        ("{seats: {1: {hammer: 1}}}", "it has 0 spaces"),
        ("{seats: {1: {portal: p9}}}", 'unknown portal "p9"'),
        ("{seats: {1: {portal: p1}, 2: {portal: p1}}}", "two heroes stand on p1"),
        ("{sanctuary: {sun2: 5}}", "only 4 faces sun2"),
        ("{sanctuary: {x3: 1}}", "x3 lies in the garden, not in the sanctuary"),
        ("{sanctuary: {gold1: 0}}", "gold1 is on dice from the start and never in the sanctuary"),
        ("{sanctuary: {sun3: 1}}", 'unknown face "sun3"'),
        ("{stage: blessings}", 'did you mean "blessing"'),
    ],
)
def test_what_cannot_be_is_refused(position: str, problem: str) -> None:
    with pytest.raises(PackError, match=problem):
        table(position)


def test_a_boar_face_whose_card_belongs_to_another_colour() -> None:
    light = "light: [boar-red, gold1, gold1, gold1, gold1, sun1]"
    cards = "feats: [tenacious-boar]"
    with pytest.raises(PackError, match="nobody has its card"):
        table(f"{{seats: {{1: {{{light}}}, 2: {{{cards}, boars: [blue]}}}}}}", m3="tenacious-boar")
    m = table(f"{{seats: {{1: {{{light}, moon: 1}}, 2: {{{cards}}}}}}}", m3="tenacious-boar")
    assert m.view()["seats"]["2"]["boars"] == ["red"]
    assert GAME.broken(m) == []


def test_there_is_no_tenth_round_with_four() -> None:
    with pytest.raises(PackError, match="there is no round 10; this match has 9"):
        table("{round: 10}", 4)


def test_faces_come_from_the_sanctuary_and_start_faces_lie_beside() -> None:
    m = table(
        "{seats: {1: {moon: 1, light: [gold4, sun2, x3, gold1, gold1, sun1], replaced: [gold3]}}}"
    )
    view = m.view()
    assert view["seats"]["1"]["replaced"] == ["gold1", "gold1", "gold1", "gold3"]
    assert view["sanctuary"]["gold4"] == view["sanctuary"]["sun2"] == view["garden"]["x3"] == 3
    assert view["sanctuary"]["gold3"] == 3
    assert GAME.broken(m) == []


def test_with_two_players_a_face_that_was_removed_comes_back() -> None:
    for seed in range(5):
        m = table(
            f"{{round: {seed + 1}, seats: {{1: {{moon: 1,"
            " light: [gold6, pick1, sun1-glory1, gold2-moon1, gold1, sun1]}}}",
            2,
        )
        assert GAME.broken(m) == []
        assert m.view()["seats"]["1"]["dice"]["light"][:2] == ["gold6", "pick1"]
