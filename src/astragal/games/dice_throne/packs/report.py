"""What is said of a pack to who writes it: of each file whether it holds, and what is in it."""

from collections.abc import Iterable, Iterator

from astragal.errors import PackError
from astragal.games.dice_throne.packs.checks import check_pack, check_size
from astragal.games.dice_throne.packs.links import parts
from astragal.games.dice_throne.packs.pack import CommonCards, Hero, PackFile, Statuses
from astragal.games.dice_throne.packs.reading import (
    file_of,
    files_of,
    own_statuses,
    shared_beside,
)
from astragal.games.dice_throne.packs.together import Together
from astragal.kernel.library import Finding, Packs
from astragal.packs.icons import ICONS
from astragal.packs.pack import Pack
from astragal.packs.yaml import Node
from astragal.prose.spelling import nearest, quoted


def report(pack: Pack, beside: Packs) -> Iterator[Finding]:
    """What there is to say of each file of a pack, beside the game's own."""
    read = {node: _read(pack, node) for node in pack.files}
    files = [file for file in read.values() if not isinstance(file, PackError)]
    try:
        check_size(files)
    except PackError as error:
        yield Finding(error.file, error)
        return
    shared = shared_beside(pack, files, own_statuses(beside))
    together = Together()
    if not pack.name:
        for other in beside:
            for known in files_of(other):
                together.add(known)
    for node, file in read.items():
        yield _found(node, file, shared, together, beside)


def _read(pack: Pack, node: Node) -> PackFile | PackError:
    try:
        return file_of(pack, node)
    except PackError as error:
        return error


def _found(
    node: Node,
    file: PackFile | PackError,
    shared: frozenset[str],
    together: Together,
    beside: Packs,
) -> Finding:
    try:
        if isinstance(file, PackError):
            raise file
        check_pack(file, shared)
        together.add(file)
    except PackError as error:
        return Finding(node.file, error)
    return Finding(node.file, None, _summary(file, beside), tuple(_warnings(file)))


def _warnings(file: PackFile) -> Iterator[str]:
    """Pictures that this build does not have."""
    for part, at in parts(file):
        icon = getattr(part, "icon", "")
        if icon and icon not in ICONS:
            close = nearest(icon, ICONS)
            hint = f"; did you mean {quoted(close)}?" if close else ""
            drawn = f"there is no picture {quoted(icon)}, so a letter on a shield is drawn"
            yield f"{at.file}:{at.line}: {drawn}{hint}"


def _summary(file: PackFile, beside: Packs) -> str:
    """What is in a file."""
    match file:
        case Hero():
            return _hero(file, beside)
        case Statuses():
            return _some(len(file.statuses), "shared status", "shared statuses")
        case CommonCards():
            return _some(len(file.cards), "common card", "common cards")


def _hero(hero: Hero, beside: Packs) -> str:
    common = sum(len(file.cards) for file in _common(beside))
    own = len(hero.upgrades) + len(hero.cards)
    counted = [
        _some(len(hero.abilities), "ability", "abilities"),
        _some(len(hero.upgrades), "upgrade", "upgrades"),
        _some(len(hero.cards), "card", "cards"),
        _some(len(hero.statuses), "status", "statuses"),
        _some(len(hero.companions), "companion", "companions"),
    ]
    there = ", ".join(part for part in counted if not part.startswith("0 "))
    return f"{hero.names.en}: {there}; a deck of {common} + {own} = {common + own}"


def _common(packs: Packs) -> Iterable[CommonCards]:
    files = (file for pack in packs if not pack.name for file in files_of(pack))
    return (file for file in files if isinstance(file, CommonCards))


def _some(n: int, one: str, more: str) -> str:
    return f"{n} {one if n == 1 else more}"
