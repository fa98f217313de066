"""Golden playthroughs: matches of every game as text that a person can read and review.

Each is a record with the story as comments, and behind each decision the beginnings of the
hashes of all views after it: the referee's, the spectators', then each seat's.
"""

from dataclasses import replace
from pathlib import Path

from astragal.kernel.game import Game
from astragal.kernel.match import REFEREE, SPECTATOR, Match
from astragal.kernel.view import story, view_hash
from astragal.records.record import Record, RecordLine, record, write
from astragal.records.replay import moments
from tests.games.table import Case, all_games, sampled_setups

FOLDER = Path(__file__).resolve().parents[1] / "goldens"
PLAYTHROUGHS = 5
LONGEST = 250


def goldens() -> dict[Path, str]:
    """Every golden file and what should be in it, all games together."""
    return {
        FOLDER / game.id / name: text
        for game in all_games()
        for name, text in playthroughs(game).items()
    }


def playthroughs(game: Game) -> dict[str, str]:
    """The golden files of one game, by name."""
    setups = sampled_setups(game, PLAYTHROUGHS, 0)
    found = {}
    for number in range(PLAYTHROUGHS):
        case = Case(game, setups[number % len(setups)])
        polling = case.setup.options["polling"]
        name = f"{number + 1}-{len(case.setup.seats)}-seats-{polling}.txt"
        found[name] = text(game, played(case, number))
    return found


def played(case: Case, seed: int) -> Record:
    """A random match, or its beginning if it is long."""
    m, rng = case.start(seed), case.rng(seed)
    while m.options and m.number < LONGEST:
        m.choose(rng.randrange(len(m.options)))
    return record(m)


def text(game: Game, kept: Record) -> str:
    """The record, its story told between the decisions."""
    told: list[list[str]] = []
    lines: list[RecordLine] = []
    for m, line in moments(game, kept):
        told.append([f"; {sentence}" for sentence in story(m, REFEREE)])
        if line is not None:
            lines.append(replace(line, comment=hashes(m)))
    head, _, moves = write(replace(kept, lines=tuple(lines))).partition("\n\n")
    parts = [head, "", *told[0]]
    for move, sentences in zip(moves.splitlines(), told[1:], strict=True):
        parts += [move, *sentences]
    return "\n".join([*parts, ""])


def hashes(m: Match) -> str:
    """The beginnings of the hashes of all views."""
    viewers = (REFEREE, SPECTATOR, *range(len(m.setup.seats)))
    return " ".join(view_hash(m, viewer)[:4] for viewer in viewers)


def write_goldens() -> list[Path]:
    """Write every golden file anew and remove those that are no longer made."""
    wanted = goldens()
    for path in FOLDER.glob("*/*.txt"):
        if path not in wanted:
            path.unlink()
    for path, content in wanted.items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(content, encoding="utf-8")
    return list(wanted)
