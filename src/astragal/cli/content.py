"""`astragal content`: help for those who write packs."""

from collections.abc import Iterable
from pathlib import Path

import click

from astragal.cli.language import misused
from astragal.cli.speaking import group
from astragal.errors import AstragalError
from astragal.games.dice_throne.packs.checks import check_pack
from astragal.games.dice_throne.packs.content import FOLDER
from astragal.games.dice_throne.packs.pack import CommonCards, Hero, Statuses
from astragal.games.dice_throne.packs.together import Pack, Together
from astragal.packs.decode import decode, decode_file
from astragal.packs.yaml import parse_file


@group()
def content() -> None:
    """Work on packs of heroes, statuses and cards."""


@content.command()
@click.argument("packs", nargs=-1, required=True, metavar="PACK...")
@click.pass_context
def check(ctx: click.Context, packs: tuple[str, ...]) -> None:
    """Read packs (files or folders) strictly and check that all they name exists."""
    files = list(dict.fromkeys(file for path in packs for file in _files(path)))
    read = {file: _read(file) for file in files}
    shared = _shared_statuses(each for each in read.values() if isinstance(each, Statuses))
    together = _house(files)
    held = [_check_file(file, pack, shared, together) for file, pack in read.items()]
    ctx.exit(0 if all(held) else 1)


def _house(files: list[Path]) -> Together:
    """What is loaded beside the given files: the house's own packs."""
    given = {file.resolve() for file in files}
    together = Together()
    for file in sorted(FOLDER.rglob("*.yaml")):
        pack = _read(file) if file.resolve() not in given else None
        if pack is not None and not isinstance(pack, AstragalError):
            together.add(pack)
    return together


def _files(path: str) -> list[Path]:
    place = Path(path)
    if not place.exists():
        raise misused("no-file-or-folder", path=path)
    found = sorted(place.rglob("*.yaml")) if place.is_dir() else [place]
    if not found:
        raise misused("content-no-packs", path=path)
    return found


def _read(file: Path) -> Pack | AstragalError:
    """The pack in a file; what sort it is shows in its keys."""
    try:
        node = parse_file(file)
        keys = set(node.value) if isinstance(node.value, dict) else set()
        if keys == {"statuses"}:
            return decode(node, Statuses)
        return decode(node, CommonCards) if keys == {"cards"} else decode(node, Hero)
    except AstragalError as error:
        return error


def _shared_statuses(given: Iterable[Statuses]) -> frozenset[str]:
    """The ids of the house's shared statuses and of those in the given packs."""
    ours = decode_file(FOLDER / "statuses.yaml", Statuses)
    return frozenset(status.id for pack in (ours, *given) for status in pack.statuses)


def _check_file(
    file: Path, pack: Pack | AstragalError, shared: frozenset[str], together: Together
) -> bool:
    try:
        if isinstance(pack, AstragalError):
            raise pack
        check_pack(pack, shared)
        together.add(pack)
    except AstragalError as error:
        click.echo(click.style("FAILED  ", fg="red") + str(file))
        click.echo(f"        {error}")
        return False
    click.echo(click.style("ok      ", fg="green") + f"{file}  {_summary(pack)}")
    return True


def _summary(pack: Pack) -> str:
    """What is in the pack."""
    match pack:
        case Hero():
            return _describe(pack)
        case Statuses():
            return _some(len(pack.statuses), "shared status", "shared statuses")
        case CommonCards():
            return _some(len(pack.cards), "common card", "common cards")


def _describe(hero: Hero) -> str:
    common = len(decode_file(FOLDER / "common.yaml", CommonCards).cards)
    own = len(hero.upgrades) + len(hero.cards)
    parts = [
        _some(len(hero.abilities), "ability", "abilities"),
        _some(len(hero.upgrades), "upgrade", "upgrades"),
        _some(len(hero.cards), "card", "cards"),
        _some(len(hero.statuses), "status", "statuses"),
        _some(len(hero.companions), "companion", "companions"),
    ]
    there = ", ".join(part for part in parts if not part.startswith("0 "))
    return f"{hero.names.en}: {there}; a deck of {common} + {own} = {common + own}"


def _some(n: int, one: str, more: str) -> str:
    return f"{n} {one if n == 1 else more}"
