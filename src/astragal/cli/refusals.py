"""Errors of the command line in the reader's language: what was wrong, and what would be right."""

from typing import IO, Any

import click

from astragal.cli.language import said, spoken
from astragal.errors import AstragalError, LacksPacks
from astragal.prose.spelling import nearest


class Failed(click.ClickException):
    """A command that could not do what it should."""

    usage = ""

    def __init__(self, message: str) -> None:
        super().__init__(said("error", message=message))

    def show(self, file: IO[Any] | None = None) -> None:
        click.echo(self.usage + self.message, file=file, err=file is None)


class Misused(Failed):
    """A command that was written wrongly, with how it is written."""

    exit_code = 2

    def __init__(self, message: str, ctx: click.Context | None) -> None:
        super().__init__(message)
        if ctx is not None:
            hint = said("error-help", command=f"{ctx.command_path} --help")
            self.usage = f"{ctx.get_usage()}\n{hint}\n\n"


class Unchecked(Failed):
    """A record that is neither found true nor false: packs that it names are not here."""

    exit_code = 3


def refused(error: click.ClickException | AstragalError) -> click.ClickException:
    """The error in the language that is spoken now."""
    if isinstance(error, Failed | click.exceptions.NoArgsIsHelpError):
        return error
    if isinstance(error, LacksPacks):
        return Unchecked(error.said(spoken()))
    if isinstance(error, AstragalError):
        return Failed(error.said(spoken()))
    if isinstance(error, click.UsageError):
        return Misused(in_words(error), error.ctx)
    return Failed(error.format_message())


def in_words(error: click.UsageError) -> str:
    """What is wrong with the way a command was written."""
    if isinstance(error, click.MissingParameter):
        return said("error-missing", name=name_of(error))
    if isinstance(error, click.BadParameter):
        return bad_value(error)
    if isinstance(error, click.NoSuchOption):
        return no_option(error)
    if isinstance(error, click.exceptions.NoSuchCommand):
        return no_command(error)
    if isinstance(error, click.exceptions.BadOptionUsage):
        return option_misused(error)
    return error.format_message()


def name_of(error: click.BadParameter) -> str:
    """The option or argument that is meant, as it is written."""
    if isinstance(error.param, click.Option):
        return error.param.opts[-1]
    return error.param.make_metavar(error.ctx) if error.param and error.ctx else ""


def bad_value(error: click.BadParameter) -> str:
    """A value that does not fit, with those that do."""
    name, kind = name_of(error), error.param and error.param.type
    if isinstance(kind, click.Choice):
        return said("error-choice", name=name, listed=", ".join(kind.choices))
    if isinstance(kind, click.IntRange | click.FloatRange):
        return out_of_range(name, kind)
    if isinstance(kind, click.types.IntParamType):
        return said("error-whole-number", name=name)
    return f"{name}: {error.message}"


def out_of_range(name: str, kind: click.IntRange | click.FloatRange) -> str:
    """A number that is too small or too large."""
    whole = "whole-number" if isinstance(kind, click.IntRange) else "number"
    if kind.max is None:
        edge = "over" if kind.min_open else "from"
        return said(f"error-{whole}-{edge}", name=name, low=f"{kind.min:g}")
    return said(f"error-{whole}-between", name=name, low=f"{kind.min:g}", high=f"{kind.max:g}")


def no_option(error: click.NoSuchOption) -> str:
    """An option that the command does not have, with the one that was probably meant."""
    params = error.ctx.command.get_params(error.ctx) if error.ctx else []
    close = nearest(error.option_name, [name for param in params for name in param.opts])
    if close is None:
        return said("error-no-option", name=error.option_name)
    return said("error-no-option-near", name=error.option_name, near=close)


def no_command(error: click.exceptions.NoSuchCommand) -> str:
    """A command that there is not, with the one that was probably meant."""
    group = error.ctx.command if error.ctx else None
    known = group.list_commands(error.ctx) if isinstance(group, click.Group) and error.ctx else []
    close = nearest(error.command_name, known)
    message = "error-no-command-near" if close else "error-no-command"
    return said(message, name=error.command_name, near=close or "")


def option_misused(error: click.exceptions.BadOptionUsage) -> str:
    """An option without its value, or with one that it does not take."""
    option = next(
        (
            param
            for param in (error.ctx.command.params if error.ctx else [])
            if error.option_name in (*param.opts, *param.secondary_opts)
        ),
        None,
    )
    takes = isinstance(option, click.Option) and not option.is_flag
    return said("error-value-missing" if takes else "error-no-value", name=error.option_name)
