"""`astragal serve`: the table as a web server."""

import errno
import gc
import math
import os
import socket
import threading
import webbrowser
from dataclasses import astuple
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypedDict, Unpack

import click
from click.core import ParameterSource

from astragal.cli.language import failed, no_extra
from astragal.cli.language import said as words
from astragal.cli.packs import packs_option
from astragal.cli.speaking import command
from astragal.games import game as game_of
from astragal.games import game_ids
from astragal.terminal.files import data_home

if TYPE_CHECKING:
    from astragal.server.settings import Settings

SHORTEST_TOKEN = 16
LOCAL = ("127.0.0.1", "0.0.0.0", "::1", "::")
ANOTHER_PORT = (errno.EADDRINUSE, errno.EACCES)  # what another port may help against


def long_enough(ctx: click.Context, param: click.Parameter, token: str) -> str:
    """A token that can't be guessed, or none."""
    if token and len(token) < SHORTEST_TOKEN:
        raise failed("serve-short-token", least=SHORTEST_TOKEN)
    return token


def an_address(ctx: click.Context, param: click.Parameter, given: str) -> str:
    """The address of a database; one that was said must not be empty."""
    said = ctx.get_parameter_source(str(param.name)) is not ParameterSource.DEFAULT
    if said and not given.strip():
        raise failed("serve-empty-db")
    return given


class Finite(click.FloatRange):
    """A number that can be counted with: neither infinite nor none at all."""

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Any:
        number = super().convert(value, param, ctx)
        if not math.isfinite(number):
            self.fail(f"{value!r} is not a valid float.", param, ctx)
        return number


class ServeSaid(TypedDict):
    """What the command line says of the table."""

    data: Path | None
    db: str
    db_patience: float
    web: Path | None
    tables: int
    public_tables: int
    pace: float
    rates: float
    trusted_proxy: tuple[str, ...]
    allow_host: tuple[str, ...]
    metrics_token: str
    admin_token: str


@command()
@click.option("--host", default="127.0.0.1", show_default=True, help="Where to listen.")
@click.option("--port", default=8000, show_default=True, type=click.IntRange(0, 65535))
@click.option(
    "--data", type=click.Path(path_type=Path), help="The folder in which everything is kept."
)
@click.option(
    "--db",
    default="",
    metavar="URL",
    callback=an_address,
    help="For example postgresql://USER@HOST/NAME.",
)
@click.option(
    "--db-patience",
    type=Finite(min=0, min_open=True),
    default=10.0,
    show_default=True,
    metavar="SECONDS",
    help="How long the database may take to answer.",
)
@click.option(
    "--web",
    type=click.Path(path_type=Path),
    envvar="ASTRAGAL_WEB",
    help="A built browser app to serve instead of the one in the package.",
)
@click.option("--open", "open_browser", is_flag=True, help="Open the browser as well.")
@click.option(
    "--tables",
    type=click.IntRange(1),
    default=60,
    show_default=True,
    help="How many unfinished tables one user may have.",
)
@click.option(
    "--public-tables",
    type=click.IntRange(0),
    default=10,
    show_default=True,
    help="How many of them may be public.",
)
@click.option(
    "--pace",
    type=Finite(0, 10),
    default=1.0,
    show_default=True,
    help="How slowly bots and questions come; 0 for no pauses.",
)
@click.option(
    "--rates",
    type=Finite(min=0, min_open=True),
    default=1.0,
    show_default=True,
    help="A factor for the usual limits on requests and messages.",
)
@click.option(
    "--trusted-proxy",
    multiple=True,
    metavar="ADDRESS",
    help="A proxy, or a network of them, trusted to say who is calling; may be repeated.",
)
@click.option(
    "--allow-host",
    multiple=True,
    metavar="NAME",
    help="A name the server answers to, besides localhost; may be repeated.",
)
@click.option(
    "--metrics-token",
    default="",
    envvar="ASTRAGAL_METRICS_TOKEN",
    metavar="TOKEN",
    help="Opens /metrics to whoever presents it; otherwise only this machine can read it.",
)
@click.option(
    "--admin-token",
    default="",
    envvar="ASTRAGAL_ADMIN_TOKEN",
    metavar="TOKEN",
    callback=long_enough,
    help="Gives whoever presents it remote administration; better in ASTRAGAL_ADMIN_TOKEN.",
)
@packs_option
def serve(host: str, port: int, open_browser: bool, **said: Unpack[ServeSaid]) -> None:
    """Serve the table to browsers."""
    try:
        from astragal.server import logs
        from astragal.server.app import app
        from astragal.server.door import Door

        settings = settings_of(host, said)
        served = app(settings)
    except ModuleNotFoundError as missing:
        raise no_extra(missing) from missing
    listener = listening(host, port)
    logs.set_up(os.environ.get("ASTRAGAL_LOG", "warning").upper())
    shown = "localhost" if host in LOCAL else f"[{host}]" if ":" in host else host
    address = f"http://{shown}:{listener.getsockname()[1]}"
    notice = words("serve-open", address=address)

    def opened() -> None:
        click.echo(notice)
        if open_browser:
            threading.Timer(0.5, webbrowser.open, [address]).start()

    Door(served, settings, warm_up, opened).run(sockets=[listener])


def settings_of(host: str, said: ServeSaid) -> "Settings":
    """How the table is kept, as the command line says it."""
    from astragal.server.limits import Rates
    from astragal.server.opening import check_app, name_of, network_of
    from astragal.server.settings import STATIC, Pace, Settings

    if said["web"] is not None:
        check_app(said["web"])
    usual, pace = Pace(), said["pace"]
    return Settings(
        data=said["data"] or data_home() / "astragal" / "server",
        db=said["db"],
        database=said["db_patience"],
        web=said["web"] or STATIC,
        tables=said["tables"],
        public_tables=said["public_tables"],
        warm=True,
        pace=Pace(*(pace * seconds for seconds in astuple(usual))),
        rates=Rates().times(said["rates"]),
        proxies=tuple(network_of(given) for given in said["trusted_proxy"]),
        hosts=(host, *(name_of(given) for given in said["allow_host"])),
        metrics=said["metrics_token"],
        admin_token=said["admin_token"],
    )


def listening(host: str, port: int) -> socket.socket:
    """The door of the server; when somebody else stands in it, that is said plainly."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    try:
        return socket.create_server((host, port), family=family, backlog=2048)
    except UnicodeError as error:
        raise failed("serve-no-host", host=host) from error
    except OSError as error:
        reason = (error.strerror or str(error)).lower()
        message = "serve-port-taken" if error.errno in ANOTHER_PORT else "serve-no-listening"
        raise failed(message, host=host, port=str(port), reason=reason) from error


def warm_up() -> None:
    """Load every game before the first caller waits for it, and keep pauses short afterwards."""
    for id in game_ids():
        game_of(id)
    # What was loaded stays: looking through it again and again for garbage would stop all tables.
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 20, 50)
