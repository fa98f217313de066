"""The command line. Each command lives in a file of its own and is loaded when it is called."""

from importlib import import_module

import click

from astragal.kernel.errors import AstragalError
from astragal.kernel.words import nearest
from astragal.version import VERSION

COMMANDS = {
    "arena": "let bots play many matches and measure them",
    "backup": "copy what a server keeps, while it plays on",
    "check": "run scenarios and say which hold",
    "content": "check packs that you write",
    "odds": "exact odds of a hero's dice and attacks",
    "play": "play a game in the terminal",
    "replay": "step through a record",
    "review": "look at each decision of a record again",
    "rules": "show rules, and which have a proof",
    "serve": "serve the table to browsers",
    "text": "read a hero's abilities, cards and statuses",
    "verify": "recompute every die and shuffle of a record",
}


class Commands(click.Group):
    """A group that imports a command only when it is needed."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        return sorted(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        if cmd_name not in COMMANDS:
            return None
        command: click.Command = getattr(import_module(f"astragal.cli.{cmd_name}"), cmd_name)
        return command

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        if args and args[0] not in COMMANDS and not args[0].startswith("-"):
            close = nearest(args[0], COMMANDS)
            hint = f'; did you mean "{close}"?' if close else ""
            ctx.fail(f"there is no command {args[0]!r}{hint}")
        return super().resolve_command(ctx, args)

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        with formatter.section("Commands"):
            formatter.write_dl(sorted(COMMANDS.items()))

    def invoke(self, ctx: click.Context) -> object:
        try:
            return super().invoke(ctx)
        except AstragalError as error:
            raise click.ClickException(str(error)) from error


@click.group(cls=Commands, context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(VERSION, prog_name="astragal")
def main() -> None:
    """Astragal: a digital table for dice-and-card hero games."""
