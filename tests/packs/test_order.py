"""The order of keys counts for nothing: packs that differ only in it are one, and play alike."""

from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec
import pytest

import astragal
from astragal.games.dice_throne.packs.reading import checked, files_of
from astragal.kernel.game import Game
from astragal.packs.pack import Pack, pack_from_bytes
from astragal.packs.yaml import plain

WITH_PACKS = [id for id in astragal.game_ids() if astragal.game(id).shelf.own]


@pytest.fixture(autouse=True)
def _nothing_kept() -> Iterator[None]:
    """What was read before has the same hash, and must not be taken for it."""
    for kept in (files_of, checked):
        kept.cache_clear()
    yield
    for kept in (files_of, checked):
        kept.cache_clear()


def turned(value: Any) -> Any:
    """The same with the keys of every mapping in the other order."""
    if isinstance(value, dict):
        return {key: turned(value[key]) for key in reversed(value)}
    return [turned(part) for part in value] if isinstance(value, list) else value


def turned_pack(pack: Pack) -> Pack:
    files = [turned(plain(file)) for file in pack.files]
    return pack_from_bytes(msgspec.msgpack.encode((pack.name, files)), pack.hash)


def moves(game: Game, packs: tuple[Pack, ...], seed: str, patch: pytest.MonkeyPatch) -> list[str]:
    """What is offered and done in a match with these packs, as it is written."""
    content = game.library.reading.tables(packs)
    patch.setattr(game, "content", lambda setup=None: content)
    rng = Random(seed)
    told: list[str] = []
    for setup in game.setups()[:6]:
        m = game.new(setup.plain()["seats"], options=setup.options, seed=seed)
        while m.options and m.number < 60:
            told += map(m.notation, m.options)
            m.choose(rng.randrange(len(m.options)))
    return told


@pytest.mark.parametrize("id", WITH_PACKS)
def test_packs_with_their_keys_turned_play_alike(id: str, monkeypatch: pytest.MonkeyPatch) -> None:
    game = astragal.game(id)
    others = tuple(turned_pack(pack) for pack in game.shelf.own)
    assert others == game.shelf.own
    assert plain(others[0].files[0]) is not plain(game.shelf.own[0].files[0])
    for seed in ("a", "b"):
        expected = moves(game, game.shelf.own, seed, monkeypatch)
        for kept in (files_of, checked):
            kept.cache_clear()
        assert moves(game, others, seed, monkeypatch) == expected
        for kept in (files_of, checked):
            kept.cache_clear()
