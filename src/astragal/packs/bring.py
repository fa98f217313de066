"""Packs from files and folders: the game's own, and those that somebody brings along.

A brought pack is a file, or a folder with its files; its name, the namespace of its ids, is that
of the file or folder.
"""

from collections.abc import Iterable
from pathlib import Path

from astragal.errors import PackError
from astragal.packs.pack import MOST_FILES, NAME, Pack, bad_name
from astragal.packs.yaml import Position, parse_file

SUFFIXES = (".yaml", ".yml")


def own_packs(folders: Iterable[Path]) -> tuple[Pack, ...]:
    """Every file of these folders as a pack without a name."""
    files = [file for folder in folders for file in sorted(folder.rglob("*.yaml"))]
    return tuple(Pack("", [parse_file(file)], str(file)) for file in files)


def brought_pack(path: str | Path) -> Pack:
    """The pack in a file or folder, or a PackError."""
    place = Path(path)
    start = Position(str(path), 1, 1)
    if place.is_file() and place.suffix not in SUFFIXES:
        raise start.error("this is no pack", expected=f"a file that ends in {SUFFIXES[0]}")
    files = pack_files(place)
    if not 0 < len(files) <= MOST_FILES:
        expected = f"1 to {MOST_FILES} files that end in {SUFFIXES[0]}"
        raise start.error("", found=f"a folder with {len(files)} of them", expected=expected)
    return Pack(name_of_place(place), [parse_file(file) for file in files], str(path))


def name_of_place(place: Path) -> str:
    """What a pack is called that lies there, or a PackError."""
    name = place.resolve().name if place.is_dir() else place.stem
    if not NAME.fullmatch(name):
        raise bad_name(name, Position(str(place), 1, 1))
    return name


def pack_files(place: Path) -> list[Path]:
    """The file itself, or the files of a folder but for hidden ones, such as an editor leaves."""
    if not place.is_dir():
        return [place]
    files = [file for file in place.rglob("*") if file.suffix in SUFFIXES and file.is_file()]
    return sorted(file for file in files if not _hidden(file.relative_to(place)))


def _hidden(file: Path) -> bool:
    return any(part.startswith(".") for part in file.parts)


def taken_twice(pack: Pack, there: Pack) -> PackError:
    """The error for two packs of one name: it names both places."""
    expected = f"a name of its own: the other one is {there.place}"
    return Position(pack.place, 1, 1).error(
        f'a pack "{pack.name}" is there already', expected=expected
    )
