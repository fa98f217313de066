"""A pack as a value: what its hash counts, and what is refused of bytes from strangers."""

from pathlib import Path

import msgspec
import pytest

from astragal.errors import PackError
from astragal.packs.bring import brought_pack
from astragal.packs.pack import (
    MOST_BYTES,
    MOST_FILES,
    Pack,
    bare,
    home_of,
    meant,
    named_packs,
    pack_from_bytes,
)
from astragal.packs.shelf import MOST_PASSING, Shelf
from astragal.packs.yaml import MAX_DEPTH, parse
from tests.packs.bringing import GAME, LAMPLIGHTER, NIGHT_WATCH

TEXT = "a: 1  # one\nb: {c: [x, y], 2: z}\n"


def pack(text: str = TEXT, name: str = "lamp") -> Pack:
    return Pack(name, [parse(text)])


def test_comments_layout_and_the_order_of_keys_do_not_count() -> None:
    assert pack("b:\n  2: 'z'\n  c:\n  - x\n  - y\n\na: 1\n") == pack()


@pytest.mark.parametrize(
    "text",
    [
        TEXT.replace("a: 1", "a: 2"),
        TEXT.replace("a: 1", "a: '1'"),
        TEXT.replace("a: 1", "a: 1.0"),
        TEXT.replace("[x, y]", "[y, x]"),
        TEXT.replace("2: z", "'2': z"),
        TEXT.replace("x, y", "x, y, null"),
    ],
)
def test_everything_that_is_said_counts(text: str) -> None:
    assert pack(text) != pack()


def test_the_name_counts_and_the_order_of_files_does_not() -> None:
    assert pack(name="other") != pack()
    files = [parse("a: 1"), parse("b: 2")]
    assert Pack("lamp", files) == Pack("lamp", files[::-1])
    assert Pack("lamp", files) != Pack("lamp", [parse("a: 1\nb: 2")])


def test_the_hash_of_every_own_pack_is_its_own() -> None:
    hashes = [own.hash for own in GAME.shelf.own]
    assert len(set(hashes)) == len(hashes) > 16


def test_a_pack_goes_through_bytes() -> None:
    lamp = brought_pack(LAMPLIGHTER)
    there = pack_from_bytes(lamp.to_bytes(), lamp.hash)
    assert there == lamp
    assert there.mark == f"lamplighter:{lamp.hash}"
    assert GAME.library.content((*GAME.shelf.own, there)).heroes["lamplighter:lamplighter"]


def test_a_hash_that_does_not_fit_its_pack_is_refused() -> None:
    lamp, watch = brought_pack(LAMPLIGHTER), brought_pack(NIGHT_WATCH)
    with pytest.raises(PackError, match="not the one of the hash"):
        pack_from_bytes(watch.to_bytes(), lamp.hash)


def nested(depth: int) -> object:
    value: object = 1
    for _ in range(depth):
        value = [value]
    return value


@pytest.mark.parametrize(
    ("value", "problem"),
    [
        (b"", "these bytes are no pack"),
        (b"\xc1", "these bytes are no pack"),
        (b"\x92\xa4lamp" + b"\x91" * 3000 + b"\x01", "these bytes are no pack"),
        (("lamp", [nested(MAX_DEPTH + 1)]), "nested too deep"),
        (("Lamp!", [{}]), 'can\'t be called "Lamp!"'),
        (("lamp", []), "a pack has 1 to"),
        (("lamp", [{}] * (MOST_FILES + 1)), "a pack has 1 to"),
        (("lamp", [{"a": "\0"}]), "no text or number"),
        (("lamp", [{"a": float("inf")}]), "no text or number"),
        (("lamp", [{"a": 10**19}]), "no text or number"),
        (("lamp", [{"a": b"bytes"}]), "no text or number"),
        (("lamp", [{True: 1}]), "a key is text"),
        (("lamp", [[0] * 200_001]), "too large"),
        (b"x" * (MOST_BYTES + 1), "too large"),
    ],
)
def test_bytes_that_are_no_pack_are_refused(value: object, problem: str) -> None:
    data = value if isinstance(value, bytes) else msgspec.msgpack.encode(value)
    with pytest.raises(PackError, match=problem):
        pack_from_bytes(data)


def of_size(name: str, nodes: int) -> bytes:
    return msgspec.msgpack.encode((name, [[1] * nodes]))


def test_of_many_packs_only_those_grow_that_are_named() -> None:
    lamp = brought_pack(LAMPLIGHTER)
    large = [of_size(f"p-{letter}", 150_000) for letter in "abc"]
    odd = msgspec.msgpack.encode(("odd", [{"a": b"bytes"}]))
    assert named_packs([*large, odd, lamp.to_bytes(), lamp.to_bytes()], {lamp.hash}) == [lamp]


def test_many_packs_are_bounded_together() -> None:
    large = [of_size(f"p-{letter}", 150_000) for letter in "ab"]
    named = {pack_from_bytes(data).hash for data in large}
    with pytest.raises(PackError, match="too large"):
        named_packs(large, named)


def test_packs_without_a_hash_are_refused() -> None:
    with pytest.raises(PackError, match="no pack"):
        named_packs([msgspec.msgpack.encode(("odd", [{None: 1, 1: 2}]))], {"0" * 32})


def test_a_file_or_a_folder_is_a_pack_and_gives_it_its_name(tmp_path: Path) -> None:
    folder = tmp_path / "night-shift"
    folder.mkdir()
    for file in (LAMPLIGHTER, NIGHT_WATCH):
        (folder / file.name).write_text(file.read_text("utf-8"), "utf-8")
    both = brought_pack(folder)
    assert (both.name, len(both.files)) == ("night-shift", 2)
    (tmp_path / "My Hero.yaml").write_text("a: 1", "utf-8")
    with pytest.raises(PackError, match=r"can't be called .My Hero.; expected small letters"):
        brought_pack(tmp_path / "My Hero.yaml")
    (tmp_path / "empty").mkdir()
    with pytest.raises(PackError, match="found a folder with 0 of them"):
        brought_pack(tmp_path / "empty")
    with pytest.raises(PackError, match="there is no such file"):
        brought_pack(tmp_path / "nowhere.yaml")


def test_two_packs_of_one_name_are_refused_with_both_places(tmp_path: Path) -> None:
    other = tmp_path / "lamplighter.yaml"
    other.write_text(NIGHT_WATCH.read_text("utf-8"), "utf-8")
    shelf = Shelf()
    shelf.bring(brought_pack(LAMPLIGHTER))
    shelf.bring(brought_pack(LAMPLIGHTER))
    with pytest.raises(PackError) as error:
        shelf.bring(brought_pack(other))
    assert str(LAMPLIGHTER) in str(error.value)
    assert str(other) in str(error.value)


def test_a_shelf_asks_its_sources_by_hash_and_forgets_what_only_passed() -> None:
    kept = {one.hash: one for one in (pack(name=f"p{n}") for n in range(MOST_PASSING + 1))}
    shelf = Shelf()
    asked: list[str] = []

    def source(hash: str) -> Pack | None:
        asked.append(hash)
        return kept.get(hash)

    shelf.plug(source)
    first = next(iter(kept))
    assert shelf.find(first) is kept[first]
    assert shelf.find(first) is kept[first]
    assert asked == [first]
    assert shelf.find("no hash at all") is None
    assert asked == [first]
    shelf.keep(kept.values())
    shelf.unplug(source)
    assert shelf.find(first) is None
    assert shelf.at_hand == ()


def test_ids_with_and_without_a_pack() -> None:
    known = ("burn", "lamp:burn", "lamp:oil", "watch:oil", "watch:rattle")
    assert (bare("lamp:oil"), home_of("lamp:oil"), home_of("burn")) == ("oil", "lamp", "")
    assert meant("burn", known) == "burn"
    assert meant("burn", known, ("lamp",)) == "lamp:burn"
    assert meant("rattle", known) == "watch:rattle"
    assert meant("oil", known) == "oil"
    assert meant("oil", known, ("watch", "")) == "watch:oil"
    assert meant("nothing", known, ("lamp",)) == "nothing"
