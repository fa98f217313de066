"""`--pack FILE_OR_FOLDER` and `ASTRAGAL_PACKS`: heroes, cards and the like from outside.

Every command that deals with games takes them; each pack goes to the game that it is for.
"""

import os
from collections.abc import Iterable

import click

from astragal.cli.language import failed, misused
from astragal.errors import PackError
from astragal.games import game_of_pack
from astragal.kernel.game import Game
from astragal.packs.bring import brought_pack
from astragal.packs.pack import Pack

VARIABLE = "ASTRAGAL_PACKS"
ASKED = "astragal.packs"  # where a context keeps those of --pack
HELP = f"A pack from outside: a file or a folder; also in {VARIABLE}."


def usual_packs() -> list[str]:
    """The files and folders that the environment names."""
    return [path for path in os.environ.get(VARIABLE, "").split(os.pathsep) if path]


def bring(paths: Iterable[str]) -> list[tuple[Game, Pack]]:
    """Put the packs of these files and folders on the shelves of their games."""
    brought: list[tuple[Game, Pack]] = []
    try:
        for path in dict.fromkeys(paths):
            brought.append(_bring(path))
    except PackError:
        take_back(brought)
        raise
    return brought


def _bring(path: str) -> tuple[Game, Pack]:
    pack = brought_pack(path)
    game = game_of_pack(pack)
    return game, game.bring(pack)


def take_back(brought: Iterable[tuple[Game, Pack]]) -> None:
    """Take packs off the shelves again."""
    for game, pack in brought:
        game.shelf.leave(pack)


def _brought(ctx: click.Context, param: click.Parameter, paths: tuple[str, ...]) -> None:
    try:
        usual = bring(usual_packs())
    except PackError as error:
        raise failed("packs-variable", variable=VARIABLE, reason=str(error)) from error
    ctx.call_on_close(lambda: take_back(usual))
    asked = bring(path for path in paths if path not in usual_packs())
    ctx.call_on_close(lambda: take_back(asked))
    ctx.meta[ASKED] = asked


def see_that_they_fit(game: Game) -> None:
    """Refuse packs that were asked for but are for another game than the one that is played."""
    for other, pack in click.get_current_context().meta.get(ASKED, ()):
        if other is not game:
            raise misused("packs-other-game", pack=pack.place, other=other.id, game=game.id)


packs_option = click.option(
    "--pack",
    multiple=True,
    metavar="FILE_OR_FOLDER",
    help=HELP,
    is_eager=True,
    expose_value=False,
    callback=_brought,
)
