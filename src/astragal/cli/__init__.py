"""The command line. Each command lives in a file of its own and is loaded when it is called."""

from importlib import import_module

import click

from astragal.cli.language import SPOKEN, language_in, said, usual_language
from astragal.cli.refusals import Failed, refused
from astragal.cli.speaking import Group, brief
from astragal.errors import AstragalError
from astragal.version import VERSION

COMMANDS = {
    "admin": "look after a server: its tables, users and reports",
    "arena": "let bots play many matches and compare them",
    "backup": "copy a server's data while it runs",
    "check": "run scenarios and report which hold",
    "content": "check packs of your own",
    "odds": "exact odds of a hero's dice and attacks",
    "play": "play a game in the terminal",
    "replay": "step through a record",
    "review": "review every decision of a record",
    "rules": "show rules, and which have a proof",
    "serve": "serve the table to browsers",
    "text": "read a hero's abilities, cards and statuses",
    "verify": "recompute every die and shuffle of a record",
}


class Commands(Group):
    """A group that imports a command only when it is needed, and tells errors in words."""

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        ctx.meta[SPOKEN] = language_in(args) or usual_language()
        try:
            return super().parse_args(ctx, args)
        except click.ClickException as error:
            raise refused(error) from error

    def list_commands(self, ctx: click.Context) -> list[str]:
        return sorted(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        if cmd_name not in COMMANDS:
            return None
        command: click.Command = getattr(import_module(f"astragal.cli.{cmd_name}"), cmd_name)
        return command

    def short_helps(self, ctx: click.Context) -> dict[str, str]:
        return {name: brief(ctx, name, words) for name, words in COMMANDS.items()}

    def invoke(self, ctx: click.Context) -> object:
        try:
            return super().invoke(ctx)
        except (AstragalError, click.ClickException) as error:
            raise refused(error) from error
        except KeyboardInterrupt:
            raise Failed(said("error-interrupted")) from None


@click.group(cls=Commands, context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(VERSION, prog_name="astragal", message="%(prog)s %(version)s")
def main() -> None:
    """Astragal: a digital table for dice-and-card hero games."""
