"""`astragal serve`: the table as a web server."""

import gc
import os
import socket
import threading
import webbrowser
from pathlib import Path
from typing import TYPE_CHECKING, TypedDict, Unpack

import click

from astragal.games import game as game_of
from astragal.games import game_ids
from astragal.terminal.files import data_home

if TYPE_CHECKING:
    from astragal.server.settings import Settings

LOCAL = ("127.0.0.1", "0.0.0.0", "::1", "::")
MISSING = """the server needs more than the plain package has ({name} is missing).
Install it with:  pip install "astragal[server]\""""


class Said(TypedDict):
    """What the command line says of the table."""

    data: Path | None
    db: str
    web: Path | None
    pace: float
    rates: float


@click.command()
@click.option("--host", default="127.0.0.1", show_default=True, help="Where to listen.")
@click.option("--port", default=8000, show_default=True, type=click.IntRange(0, 65535))
@click.option("--data", type=click.Path(path_type=Path), help="The folder that keeps everything.")
@click.option("--db", default="", metavar="URL", help="As postgresql://USER@HOST/NAME.")
@click.option(
    "--web",
    type=click.Path(path_type=Path),
    envvar="ASTRAGAL_WEB",
    help="A built browser app to serve instead of the one in the package.",
)
@click.option("--open", "open_browser", is_flag=True, help="Open the browser as well.")
@click.option(
    "--pace",
    type=click.FloatRange(0, 10),
    default=1.0,
    show_default=True,
    help="How unhurried bots and polls are; 0 for no pauses at all.",
)
@click.option(
    "--rates",
    type=click.FloatRange(min=0, min_open=True),
    default=1.0,
    show_default=True,
    help="So many times the usual limits on calls and messages.",
)
def serve(host: str, port: int, open_browser: bool, **said: Unpack[Said]) -> None:
    """Serve the table to browsers."""
    try:
        import uvicorn

        from astragal.server import logs
        from astragal.server.app import app
    except ModuleNotFoundError as missing:
        raise click.ClickException(MISSING.format(name=missing.name)) from missing
    settings = settings_of(said)
    door = listening(host, port)
    warm_up()
    logs.set_up(os.environ.get("ASTRAGAL_LOG", "warning").upper())
    config = uvicorn.Config(
        app(settings),
        log_config=None,
        access_log=False,
        timeout_graceful_shutdown=5,
        ws_max_size=128 * 1024,
        ws_per_message_deflate=False,  # views are small, and packing them costs more than sending
    )
    address = f"http://{'localhost' if host in LOCAL else host}:{door.getsockname()[1]}"
    click.echo(f"Astragal is at {address} (Ctrl-C ends it)")
    if open_browser:
        threading.Timer(0.5, webbrowser.open, [address]).start()
    uvicorn.Server(config).run(sockets=[door])


def settings_of(said: Said) -> "Settings":
    """How the table is kept, as the command line says it."""
    from astragal.server.limits import Rates
    from astragal.server.settings import STATIC, Pace, Settings

    usual, pace = Pace(), said["pace"]
    return Settings(
        data=said["data"] or data_home() / "astragal" / "server",
        db=said["db"],
        web=said["web"] or STATIC,
        warm=True,
        pace=Pace(usual.bot * pace, usual.beat * pace, usual.fair * pace),
        rates=Rates().times(said["rates"]),
    )


def listening(host: str, port: int) -> socket.socket:
    """The door of the server; when somebody else stands in it, that is said plainly."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    try:
        return socket.create_server((host, port), family=family, backlog=2048)
    except OSError as error:
        reason = error.strerror or str(error)
        raise click.ClickException(
            f"can't listen at {host}, port {port}: {reason.lower()}; another port: --port 8001"
        ) from error


def warm_up() -> None:
    """Load every game before the first caller waits for it, and keep pauses short afterwards."""
    for id in game_ids():
        game_of(id)
    # What was loaded stays: looking through it again and again for garbage would stop all tables.
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 20, 50)
