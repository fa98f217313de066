"""What holds in the browser app: it parses no moves, and knows no game outside its folder."""

import re
from pathlib import Path

import pytest

import astragal
from astragal.games import game_ids

WEB = Path(__file__).parents[2] / "web/src"
SOURCES = sorted(
    path
    for kind in ("*.ts", "*.svelte")
    for path in WEB.rglob(kind)
    if ".test." not in path.name and ".generated." not in path.name
)
CUTTING = r"(?:split|startsWith|endsWith|slice|substring|match|replace|replaceAll|indexOf|includes)"
# `offer.move.split(…)`, `move.startsWith(…)`, `pattern.test(offer.move)`
PARSED = re.compile(rf"\bmove\s*\??\.{CUTTING}\(|\.(?:test|exec)\((?:\w+\.)?move\)")
PLAIN = ("pass",)  # the same in every game


def shown(path: Path) -> str:
    return path.relative_to(WEB).as_posix()


def quoted(words: set[str]) -> re.Pattern[str]:
    """A comparison of something with one of these words, or a list that holds one."""
    any_word = "|".join(sorted(map(re.escape, words)))
    return re.compile(rf"(?:verb|move|game)\w*\W{{0,8}}[=!]==\s*'(?:{any_word})'")


def outside(game: str) -> list[Path]:
    return [path for path in SOURCES if f"games/{game}/" not in path.as_posix()]


def test_there_is_something_to_look_at() -> None:
    assert len(SOURCES) > 100
    assert PARSED.search("offer.move.split(' ')")
    assert PARSED.search("({ move }) => move.startsWith('feat ')")
    assert PARSED.search("/^keep/.test(offer.move)")
    assert not PARSED.search("offers.some(({ move }) => move === sent)")
    assert quoted({"roll"}).search("if (offer.does.verb === 'roll')")


@pytest.mark.parametrize("path", SOURCES, ids=shown)
def test_no_move_is_parsed(path: Path) -> None:
    found = [line.strip() for line in path.read_text("utf-8").splitlines() if PARSED.search(line)]
    assert not found, "take what an offer does from `offer.does`"


@pytest.mark.parametrize("id", game_ids())
def test_no_game_is_known_outside_its_folder(id: str) -> None:
    named = re.compile(rf"""(['"`/]){re.escape(id)}\1|games/{re.escape(id)}/""")
    found = [shown(path) for path in outside(id) if named.search(path.read_text("utf-8"))]
    assert found == []


@pytest.mark.parametrize("id", game_ids())
def test_no_move_of_a_game_is_compared_outside_its_folder(id: str) -> None:
    words = quoted(set(astragal.game(id).moves.verbs) - set(PLAIN))
    others = [path for path in outside(id) if "/games/" not in path.as_posix()]
    found = [shown(path) for path in others if words.search(path.read_text("utf-8"))]
    assert found == []
