"""`astragal verify`: recompute every die and shuffle of a record."""

from collections.abc import Iterator
from pathlib import Path

import click

from astragal.cli.language import language_option
from astragal.cli.packs import packs_option, see_that_they_fit
from astragal.cli.refusals import Unchecked
from astragal.cli.speaking import command
from astragal.errors import LacksPacks, RecordError
from astragal.games import game as game_of
from astragal.kernel.chance import Chance, CountedChance
from astragal.kernel.match import Match
from astragal.prose.text import Text
from astragal.records.record import Record
from astragal.records.replay import verify as verified
from astragal.terminal.files import read_record
from astragal.terminal.result import outcome
from astragal.terminal.screen import Screen


@command()
@click.argument("record", type=click.Path(path_type=Path))
@packs_option
@language_option
def verify(record: Path, language: str) -> None:
    """Recompute every die and shuffle of RECORD and say whether it holds."""
    screen = Screen(language)
    read = read_record(record)
    game = game_of(read.game)
    see_that_they_fit(game)
    screen.lay_out(game)
    try:
        match = verified(game, read)
    except LacksPacks as error:
        reason = screen.text.message("verify-unchecked", reason=error.said(language))
        raise Unchecked(reason) from error
    except RecordError as error:
        reason = screen.text.message("verify-fails", reason=error.said(language))
        raise click.ClickException(reason) from error
    screen.say("verify-holds", "bold green")
    for sentence in findings(read, match, screen.text):
        screen.tell(sentence)


def findings(record: Record, match: Match, text: Text) -> Iterator[str]:
    """What was recomputed, and what it proves."""
    yield text.message("verify-decisions", count=len(record.lines))
    yield chance_finding(match.chance, text)
    yield text.message("verify-result", result=" ".join(outcome(match, text)))
    if record.hash is None:
        yield text.message("verify-no-hash")
    else:
        yield text.message("verify-hash", hash=record.hash)
    yield text.message("verify-no-word" if record.fairness is None else "verify-word-kept")


def chance_finding(chance: Chance, text: Text) -> str:
    """How many dice and shuffles there were, and whether they were random at all."""
    if isinstance(chance, CountedChance):
        return text.message("verify-chance", dice=chance.rolled, shuffles=chance.shuffled)
    return text.message("verify-scripted", dice=chance.dice)
