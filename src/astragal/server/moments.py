"""Looking back at a record: its moments as a viewer saw them, its turns, its draws."""

from collections.abc import Iterator

from astragal.errors import IllegalMove
from astragal.kernel.match import REFEREE, Match
from astragal.kernel.notation import resolve
from astragal.kernel.speaking import is_saying
from astragal.kernel.view import see_no_options
from astragal.packs.pack import Pack
from astragal.prose.spelling import tidy
from astragal.records.beside import packs_text
from astragal.records.draws import draws
from astragal.records.replay import moments as replayed
from astragal.records.replay import play, start
from astragal.server.answers import Drawn, Moment
from astragal.server.compressed import Pressed
from astragal.server.games import sheet_of
from astragal.server.problems import Problem
from astragal.server.records import Kept, found_packs, game_of_record, holding
from astragal.server.store.rows import Act
from astragal.server.story import Story

MOST = 200


def viewer_of(seat: str, seats: int) -> int:
    """The viewer that `seat` means: a number from 1, 0 for who watches, `referee` for all."""
    if seat == "referee":
        return REFEREE
    known = {str(number): number - 1 for number in range(seats + 1)}
    if seat not in known:
        raise Problem("no-seat", seat=seat[:20])
    return known[seat]


def moments(kept: Kept, first: int, count: int, viewer: int, language: str) -> list[Moment]:
    """So many moments from one on; 0 is the position before the first decision."""
    with holding():
        return list(_moments(kept, first, first + min(count, MOST), viewer, language))


def _moments(kept: Kept, first: int, end: int, viewer: int, language: str) -> Iterator[Moment]:
    game = game_of_record(kept.record)
    m = start(game, kept.record, events=True)
    m.names = kept.names
    story = Story(game, m.setup.content, m.called())
    story.begin(m)
    if first == 0:
        yield _moment(m, None, None, None, story, 0, viewer, language)
    for number, line in enumerate(kept.record.lines[: end - 1], 1):
        words = _words(m, line.move, language) if number >= first else ""
        known = story.length(viewer)
        play(m, line, kept.record)
        story.act(_act(kept, number, line.seat, line.move), m.events or (), m.public)
        if number >= first:
            yield _moment(m, line.seat, line.move, words, story, known, viewer, language)


def _words(m: Match, move: str, language: str) -> str:
    if is_saying(move):
        return m.say(f"saying-{tidy(move).replace(' ', '-')}", {}, language)
    try:
        option = m.options[resolve(m, move)]
    except IllegalMove:
        return ""  # the replay is about to say why
    return m.game.describe(m, option, language).words


def _moment(
    m: Match,
    seat: int | None,
    move: str | None,
    words: str | None,
    story: Story,
    known: int,
    viewer: int,
    language: str,
) -> Moment:
    log = story.read(viewer, known, language)
    return Moment(m.number, seat, move, words, see_no_options(m, viewer), log)


def _act(kept: Kept, number: int, seat: int, move: str) -> Act:
    """A decision of a record as the story knows it."""
    kind = kept.kinds[number - 1]
    return Act(
        match=kept.id,
        n=number - 1,
        seat=seat,
        number=number - 1,
        asks=0,
        kind=kind,
        move=move,
        at=0,
        events=b"",
        hash="",
    )


def turns(kept: Kept) -> tuple[list[int], list[list[float]]]:
    """The moments at which a seat's turn begins, and each seat's chance to win at each of them.

    The chances have one row more: the end.
    """
    found, chances = [], []
    active = None
    with holding():
        for m, _ in replayed(game_of_record(kept.record), kept.record):
            if m.active != active:
                found.append(m.number)
                chances.append(_chances(m))
            active = m.active
        chances.append(_chances(m))
    return found, chances


def _chances(m: Match) -> list[float]:
    """As the game's evaluation sees them, like the review's."""
    return [round(m.game.advice.evaluate(m, seat), 4) for seat in range(len(m.setup.seats))]


def sheet(kept: Kept, language: str) -> Pressed:
    """The content of the packs that a match was dealt from, in words."""
    with holding():
        game = game_of_record(kept.record)
    if game.shelf.own and not kept.record.packs:  # from before packs were kept
        raise Problem("no-sheet")
    return sheet_of(kept.record.game, packs_of(kept), language)


def packs(kept: Kept) -> str:
    """The packs that a match was dealt from, as a text."""
    return packs_text(packs_of(kept))


def packs_along(kept: Kept) -> str:
    """Those of them that another process can't find by itself, as a text."""
    game = game_of_record(kept.record)
    return packs_text(game.library.travelling(packs_of(kept)))


def packs_of(kept: Kept) -> tuple[Pack, ...]:
    """The packs that a match was dealt from, or a Problem that says which are not here."""
    with holding():
        return found_packs(kept.record)


def all_draws(kept: Kept) -> list[Drawn]:
    """Every random draw, with the number of decisions before it."""
    with holding():
        found = draws(game_of_record(kept.record), kept.record)
        return [Drawn(**draw._asdict(), number=number) for number, draw in found]
