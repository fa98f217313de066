"""`astragal content`: help for those who write packs."""

from pathlib import Path

import click

from astragal.cli.language import misused, said
from astragal.cli.packs import packs_option
from astragal.cli.speaking import group
from astragal.errors import PackError
from astragal.games import game, game_ids, game_of_pack
from astragal.kernel.library import Finding
from astragal.packs.bring import name_of_place, pack_files
from astragal.packs.pack import Pack
from astragal.packs.yaml import Node, parse_file


@group()
def content() -> None:
    """Work on packs of heroes, statuses and cards."""


@content.command()
@click.argument("packs", nargs=-1, required=True, metavar="PACK...")
@packs_option
@click.pass_context
def check(ctx: click.Context, packs: tuple[str, ...]) -> None:
    """Read packs (files or folders) strictly and check that all they name exists."""
    held = [held for path in dict.fromkeys(packs) for held in _checked(Path(path))]
    ctx.exit(0 if all(held) else 1)


def _checked(place: Path) -> list[bool]:
    """Whether each file of a pack holds, and tell it."""
    if not place.exists():
        raise misused("no-file-or-folder", path=str(place))
    read = {file: _read(file) for file in pack_files(place)}
    if not read:
        raise misused("content-no-packs", path=str(place))
    nodes = [node for node in read.values() if isinstance(node, Node)]
    found = {one.file: one for pack in _packs(place, nodes) for one in _findings(pack)}
    found |= {
        str(file): Finding(str(file), error)
        for file, error in read.items()
        if isinstance(error, PackError)
    }
    return [_tell(found[str(file)]) for file in read]


def _read(file: Path) -> Node | PackError:
    try:
        return parse_file(file)
    except PackError as error:
        return error


def _packs(place: Path, nodes: list[Node]) -> list[Pack]:
    """The files as one pack; each file of a game's own content is one by itself."""
    folders = [folder for id in game_ids() for folder in game(id).library.reading.folders]
    if any(place.resolve().is_relative_to(folder) for folder in folders):
        return [Pack("", [node], node.file) for node in nodes]
    return [Pack(name_of_place(place), nodes, str(place))] if nodes else []


def _findings(pack: Pack) -> list[Finding]:
    """What the game of a pack says of it, beside the game's own packs but for this one itself."""
    one = game_of_pack(pack)
    if pack.name and not one.library.reading.outside:
        return [Finding(node.file, one.no_place_for(pack)) for node in pack.files]
    itself = {Path(node.file).resolve() for node in pack.files}
    beside = tuple(own for own in one.shelf.own if Path(own.place).resolve() not in itself)
    return list(one.library.reading.report(pack, beside))


def _tell(found: Finding) -> bool:
    if found.error is not None:
        click.echo(click.style("FAILED  ", fg="red") + found.file)
        click.echo(f"        {found.error}")
        return False
    click.echo(click.style("ok      ", fg="green") + f"{found.file}  {found.summary}".rstrip())
    for warning in found.warnings:
        click.echo(f"        {said('content-warning', warning=warning)}")
    return True
