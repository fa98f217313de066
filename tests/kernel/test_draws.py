"""Draws of a record, recomputed by hand from its key."""

from dataclasses import replace

import pytest

import astragal
from astragal.errors import RecordError
from astragal.kernel.chance import FAIR, block
from astragal.records.draws import Draw, draws
from astragal.records.record import Record


def played(game_id: str, moves: int = 60) -> Record:
    """The record of some moves, one option after another taken."""
    m = astragal.game(game_id).new(seed="draws")
    for at in range(moves):
        if m.options:
            m.apply(at // 2 % len(m.options))
    return astragal.record(m)


def by_hand(key: bytes, stream: str, found: list[Draw]) -> list[int]:
    """What the stream gives for the same questions, byte by byte as docs/record.md tells."""
    data = b"".join(block(key, stream.encode(), number) for number in range(20))
    at = 0
    answers = []
    for draw in found:
        while data[at] >= FAIR[draw.sides]:
            at += 1
        answers.append(data[at] % draw.sides + (stream == "dice"))
        at += 1
    return answers


@pytest.mark.parametrize("game_id", astragal.game_ids())
def test_each_draw_follows_from_the_key(game_id: str) -> None:
    record = played(game_id)
    found = [draw for _, draw in draws(astragal.game(game_id), record)]
    assert found
    assert record.key is not None
    for stream in ("dice", "deck"):
        own = [draw for draw in found if draw.stream == stream]
        assert [draw.drawn for draw in own] == by_hand(record.key, stream, own)


def test_draws_name_the_decisions_before_them() -> None:
    record = played("pig", 4)
    numbers = [number for number, _ in draws(astragal.game("pig"), record)]
    assert numbers == sorted(numbers)
    assert 1 <= numbers[-1] <= len(record.lines)


def test_every_byte_of_the_match_is_accounted_for() -> None:
    game = astragal.game("dice-throne")
    record = played("dice-throne")
    dice = sum(draw.stream == "dice" for _, draw in draws(game, record))
    assert dice == getattr(astragal.replay(game, record).chance, "rolled", None)


def test_there_is_nothing_to_show_without_key_or_with_scripted_dice() -> None:
    game = astragal.game("pig")
    record = played("pig", 2)
    with pytest.raises(RecordError, match="no key"):
        list(draws(game, record.public()))
    with pytest.raises(RecordError, match="given in advance"):
        list(draws(game, replace(record, dice=(1, 2))))
