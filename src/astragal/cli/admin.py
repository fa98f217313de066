"""`astragal admin`: keeping a house, whether its server runs or not."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypedDict, TypeVar, Unpack

import click
from rich.console import Console
from rich.table import Table

from astragal.cli.admin_line import ask
from astragal.cli.language import said, spoken
from astragal.cli.speaking import Command, group

F = TypeVar("F", bound=Callable[..., Any])
ID_LENGTHS = (12, 16)


class Place(TypedDict):
    """Where the house is, and how the answer is wanted."""

    data: Path | None
    db: str
    url: str
    as_json: bool


class AdminCommand(Command):
    """A command that may be given an id that begins as an option does."""

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        known = {name for param in self.get_params(ctx) for name in param.opts}
        ids = [arg for arg in args if looks_like_id(arg) and arg not in known]
        others = [arg for arg in args if arg not in ids]
        return super().parse_args(ctx, [*others, "--", *ids] if ids else args)


def looks_like_id(word: str) -> bool:
    """Ids are drawn at random, and one in sixty begins with a dash."""
    return word.startswith("-") and word[1:2] != "-" and len(word) in ID_LENGTHS


def order(of: click.Group, name: str) -> Callable[[Callable[..., None]], click.Command]:
    """A command of a group that asks the house for something."""

    def made(function: Callable[..., None]) -> click.Command:
        return of.command(name, cls=AdminCommand)(placed(function))

    return made


def placed(function: F) -> F:
    """The options that say which house is meant."""
    folder = click.Path(path_type=Path)
    for option in (
        click.option("--json", "as_json", is_flag=True, help="Answer in JSON, for programs."),
        click.option(
            "--url",
            default="",
            metavar="URL",
            help="Ask the server at this address; the token is in ASTRAGAL_ADMIN_TOKEN.",
        ),
        click.option("--db", default="", metavar="URL", help="Its database, if not in the folder."),
        click.option("--data", type=folder, help="The folder of the server's data."),
    ):
        function = option(function)
    return function


@group()
def admin() -> None:
    """Look after a server: its tables, its users, and what they report.

    A running server is asked by the socket in its data folder, or by --url. When none runs, the
    database itself is changed.
    """


@admin.group(cls=type(admin))
def tables() -> None:
    """List and close tables."""


@admin.group(cls=type(admin))
def users() -> None:
    """List, ban and mute users, and give them new passwords."""


@admin.group(cls=type(admin))
def reports() -> None:
    """List and settle what players have reported."""


@admin.group(cls=type(admin))
def packs() -> None:
    """List the packs that matches and records were dealt from."""


@order(packs, "list")
def list_packs(**place: Unpack[Place]) -> None:
    """List the packs that are kept, the oldest first."""
    answer = asked(place, {"do": "packs"})
    show(
        answer["packs"],
        ("hash", "pack", "kib", "matches", "brought-by", "since"),
        lambda one: (
            one["hash"],
            one["name"],
            str(-(-one["size"] // 1024)),
            str(one["matches"]),
            one["user"] or "",
            when(one["created"]),
        ),
    )


@order(tables, "list")
@click.option("--closed", is_flag=True, help="Closed tables as well.")
def list_tables(closed: bool, **place: Unpack[Place]) -> None:
    """List the tables that were changed last."""
    answer = asked(place, {"do": "tables", "closed": closed})
    show(
        answer["tables"],
        ("id", "game", "status", "seats", "changed"),
        lambda one: (
            one["id"],
            one["game"],
            status(one),
            ", ".join(one["seats"]),
            when(one["changed"]),
        ),
    )


@order(tables, "close")
@click.argument("table")
@click.option("--why", default="", metavar="WORDS", help="What the people at the table are told.")
def close(table: str, why: str, **place: Unpack[Place]) -> None:
    """Close TABLE for good; everybody there is told."""
    asked(place, {"do": "close-table", "table": table, "why": why})
    click.echo(said("admin-closed-table", table=table))


@order(users, "list")
@click.argument("search", default="")
def list_users(search: str, **place: Unpack[Place]) -> None:
    """List the newest users, or those with SEARCH in their name, login or id."""
    answer = asked(place, {"do": "users", "search": search})
    show(
        answer["users"],
        ("id", "user-name", "login", "since", "state"),
        lambda one: (one["id"], one["name"], one["login"] or "", when(one["created"]), state(one)),
    )


@order(users, "ban")
@click.argument("user")
def ban(user: str, **place: Unpack[Place]) -> None:
    """Ban USER (an id or a login): they are logged out everywhere and kept out."""
    to_user("ban", user, place)


@order(users, "unban")
@click.argument("user")
def unban(user: str, **place: Unpack[Place]) -> None:
    """Let USER in again."""
    to_user("unban", user, place)


@order(users, "mute")
@click.argument("user")
def mute(user: str, **place: Unpack[Place]) -> None:
    """Let USER play but not chat."""
    to_user("mute", user, place)


@order(users, "unmute")
@click.argument("user")
def unmute(user: str, **place: Unpack[Place]) -> None:
    """Let USER chat again."""
    to_user("unmute", user, place)


@order(users, "reset-password")
@click.argument("user")
def reset_password(user: str, **place: Unpack[Place]) -> None:
    """Give USER a new password, shown once; the old one and all sessions end."""
    answer = asked(place, {"do": "reset-password", "user": user})
    name = plain(answer["user"]["name"])
    click.echo(said("admin-password", name=name, password=answer["password"]))


@order(reports, "list")
@click.option("--settled", is_flag=True, help="Settled ones as well.")
def list_reports(settled: bool, **place: Unpack[Place]) -> None:
    """List what players have reported, the newest first."""
    answer = asked(place, {"do": "reports", "settled": settled})
    show(
        answer["reports"],
        ("id", "at", "about", "reported", "by", "table"),
        lambda one: (
            one["id"],
            when(one["at"]),
            f"{one['name']} ({one['about']})",
            said("admin-name") if one["kind"] == "name" else one["text"],
            one["by_name"],
            one["table"],
        ),
    )


@order(reports, "settle")
@click.argument("report")
def settle(report: str, **place: Unpack[Place]) -> None:
    """Take REPORT off the list."""
    asked(place, {"do": "settle", "report": report})
    click.echo(said("admin-settled", report=report))


def to_user(do: str, user: str, place: Place) -> None:
    """Do something to a user and say so."""
    answer = asked(place, {"do": do, "user": user})
    found = answer["user"]
    click.echo(said(f"admin-{do}", name=plain(found["name"]), id=found["id"]))


def asked(place: Place, order: dict[str, Any]) -> dict[str, Any]:
    """The house's answer; when it is wanted in JSON, it is the last thing that is said."""
    answer = ask({**order, "language": spoken()}, place["data"], place["db"], place["url"])
    if "problem" in answer:
        raise click.ClickException(answer["problem"]["words"])
    if place["as_json"]:
        click.echo(json.dumps(answer, ensure_ascii=False, indent=2))
        click.get_current_context().exit()
    return answer


def show(
    found: list[dict[str, Any]],
    titles: tuple[str, ...],
    row: Callable[[dict[str, Any]], tuple[str, ...]],
) -> None:
    """A list as a table, or that there is nothing in it."""
    if not found:
        click.echo(said("admin-none"))
        return
    table = Table(*(said(f"admin-{title}") for title in titles), box=None, pad_edge=False)
    table.columns[0].no_wrap = True
    for one in found:
        table.add_row(*(plain(cell) for cell in row(one)))
    Console(highlight=False, markup=False).print(table)


def plain(text: str) -> str:
    """What a stranger wrote, without what would steer the terminal."""
    return "".join(sign if sign.isprintable() else "·" for sign in text)


def when(iso: str) -> str:
    """A time, to the minute."""
    return iso[:16].replace("T", " ")


def status(table: dict[str, Any]) -> str:
    return said(f"admin-{table['status']}")


def state(user: dict[str, Any]) -> str:
    return ", ".join(said(f"admin-{word}") for word in ("banned", "muted") if user[word])
