"""Commands whose help is in the reader's language.

English stands beside the command and its options; other languages say it in `messages/` as
`help-COMMAND` and `help-COMMAND-OPTION`, or `help-any-OPTION` where an option is the same
everywhere; `brief-COMMAND` is the line in the list of commands.
"""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from inspect import cleandoc
from typing import Any

import click

from astragal.cli.language import LANGUAGE_HELP, said, spoken, words_of
from astragal.prose.text import LANGUAGES

TITLES = {"Options": "help-options", "Commands": "help-commands"}


class Formatter(click.HelpFormatter):
    """Help with its headings in the reader's language."""

    def write_usage(self, prog: str, args: str = "", prefix: str | None = None) -> None:
        super().write_usage(prog, args, prefix or said("help-usage") + " ")

    @contextmanager
    def section(self, name: str) -> Iterator[None]:
        with super().section(said(TITLES[name]) if name in TITLES else name):
            yield


class SpeakingContext(click.Context):
    """A context that writes such help."""

    formatter_class = Formatter


class Command(click.Command):
    """A command that says in the reader's language what it does."""

    context_class = SpeakingContext

    def __init__(self, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        if not any("--lang" in param.opts for param in self.params):
            self.params.append(unused_language())

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        try:
            return super().parse_args(ctx, args)
        except click.UsageError as error:
            error.ctx = error.ctx or ctx  # some errors don't say where they belong
            raise

    def collect_usage_pieces(self, ctx: click.Context) -> list[str]:
        pieces = super().collect_usage_pieces(ctx)
        own = {self.options_metavar: said("help-metavar-options")}
        return [own.get(piece, piece) for piece in pieces]

    def format_help_text(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        formatter.write_paragraph()
        with formatter.indentation():
            formatter.write_text(in_words([help_name(ctx)], cleandoc(self.help or "")))

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        rows = [row for param in self.get_params(ctx) for row in option_row(ctx, param)]
        with formatter.section("Options"):
            formatter.write_dl(rows)


class Group(Command, click.Group):
    """A group of such commands."""

    command_class = Command

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        super().format_options(ctx, formatter)
        self.format_commands(ctx, formatter)

    def collect_usage_pieces(self, ctx: click.Context) -> list[str]:
        pieces = super().collect_usage_pieces(ctx)
        own = {self.subcommand_metavar: said("help-metavar-command")}
        return [own.get(piece, piece) for piece in pieces]

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        with formatter.section("Commands"):
            formatter.write_dl(sorted(self.short_helps(ctx).items()))

    def short_helps(self, ctx: click.Context) -> dict[str, str]:
        """What each command does, in a line."""
        short = {name: one.get_short_help_str(80) for name, one in self.commands.items()}
        return {name: brief(ctx, name, words) for name, words in short.items()}


def unused_language() -> click.Option:
    """The option of a command that need not know the language itself: help and errors do."""
    return click.Option(
        ["--lang"], type=click.Choice(LANGUAGES), help=LANGUAGE_HELP, expose_value=False
    )


command = partial(click.command, cls=Command)


def group() -> Callable[[Callable[..., Any]], Group]:
    """As `click.group`, for a group that speaks."""
    return click.group(cls=Group)


def help_name(ctx: click.Context) -> str:
    """The message that holds the help of a command: `help-content-check`."""
    names: list[str] = []
    at: click.Context | None = ctx
    while at is not None and at.parent is not None:
        names.insert(0, at.info_name or "")
        at = at.parent
    return "-".join(["help", *names])


def brief(ctx: click.Context, command: str, english: str) -> str:
    """What a command of a group does, in a line: `brief-content-check`."""
    return in_words([f"{help_name(ctx)}-{command}".replace("help", "brief", 1)], english)


def option_row(ctx: click.Context, param: click.Parameter) -> Iterator[tuple[str, str]]:
    """The line of an option, if it has one: how it is written, and what it does."""
    record = param.get_help_record(ctx)
    if not isinstance(param, click.Option) or record is None:
        return
    told = in_words(option_names(help_name(ctx), param), param.help or "")
    extras = "; ".join(extra_words(param.get_help_extra(ctx)))
    yield record[0], f"{told}  [{extras}]".strip() if extras else told


def option_names(command: str, option: click.Option) -> list[str]:
    """The messages that may hold the help of an option, the first one first."""
    name = option.opts[-1].lstrip("-")
    return [f"{command}-{name}", f"help-any-{name}"]


def extra_words(extra: Any) -> Iterator[str]:
    """What is said of an option behind its help."""
    if "default" in extra:
        yield said("help-default", value=extra["default"])
    if "range" in extra:
        yield extra["range"]
    if "required" in extra:
        yield said("help-required")


def in_words(messages: list[str], english: str) -> str:
    """The first message that there is in the language spoken now, or the words in English."""
    words = words_of(spoken())
    return next((words.message(name) for name in messages if words.has(name)), english)
