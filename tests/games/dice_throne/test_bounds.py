"""A pack is bounded, and one within the bounds is checked in next to no time."""

from time import perf_counter

import pytest

import astragal
from astragal.errors import PackError
from astragal.games.dice_throne.packs import checks
from astragal.games.dice_throne.packs.checks import check_pack
from astragal.games.dice_throne.packs.limits import check_limits
from astragal.games.dice_throne.packs.pack import CommonCards, Statuses
from astragal.games.dice_throne.packs.vocabulary import decode_text
from astragal.packs.pack import Pack
from astragal.packs.yaml import parse

GAME = astragal.game("dice-throne")


def statuses(count: int, rest: str = "") -> str:
    names = "names: {en: A, ru: A, pl: A}"
    lines = (
        f"- {{id: s{n}, {names}, icon: rolling-bomb, kind: negative, limit: 1{rest}}}"
        for n in range(count)
    )
    return "statuses:\n" + "\n".join(lines)


def seconds(file: Statuses) -> float:
    """How long it takes when nothing else happens: the best of several times."""
    times = []
    for _ in range(5):
        begun = perf_counter()
        check_limits(file)
        times.append(perf_counter() - begun)
    return min(times)


def test_the_limits_of_many_statuses_are_checked_in_one_walk() -> None:
    sample = decode_text(statuses(1), Statuses).statuses[0]
    few, many = (Statuses([sample] * count) for count in (100, 800))
    assert seconds(many) < 30 * seconds(few)  # eight times as many; walked anew for each, 64 times


@pytest.mark.parametrize(
    ("text", "kind", "words"),
    [
        (statuses(101), Statuses, r"statuses: expected at most 100 statuses, found 101 of them"),
        ("{cards: [" + "1, " * 501 + "]}", CommonCards, "at most 500 cards, found 501"),
        (
            statuses(1, ", triggers: [{when: upkeep, do: [" + "then, " * 31 + "]}]"),
            Statuses,
            "at most 30 effects in a list, found 31",
        ),
        (
            statuses(1, ", triggers: [{when: upkeep, do: [{detonate: s0, damage: [%s]}]}]")
            % ("1, " * 31),
            Statuses,
            "at most 30 numbers, found 31",
        ),
    ],
)
def test_what_is_declared_is_bounded_and_the_error_says_how(
    text: str, kind: type[Statuses | CommonCards], words: str
) -> None:
    with pytest.raises(PackError, match=words):
        decode_text(text, kind)


FULL = ", triggers: [" + ", ".join(["{when: upkeep, do: [{draw: 1}]}"] * 20) + "]"


def test_a_file_says_only_so_much_in_all() -> None:
    pack = Pack("much", [parse(statuses(100, FULL), "much.yaml")])
    found = list(GAME.library.reading.report(pack, GAME.shelf.own))
    assert "much.yaml:101:" in str(found[0].error)
    assert "the file is too long: it has 4201 words here; expected at most 3000" in str(
        found[0].error
    )


def test_and_so_does_a_pack() -> None:
    text = statuses(60, FULL)
    files = [parse(text.replace("id: s", f"id: s{n}-"), f"{n}.yaml") for n in range(5)]
    with pytest.raises(PackError, match=r"3\.yaml.*the pack is too long.*at most 10000"):
        GAME.library.content((*GAME.shelf.own, Pack("much", files)))


def test_what_is_within_the_bounds_is_checked_at_once() -> None:
    file = decode_text(statuses(60, FULL), Statuses)
    begun = perf_counter()
    checks.check_size([file])
    check_pack(file, [])
    assert perf_counter() - begun < 2  # of which a slow machine takes a tenth
