"""Every game has the same rooms, and no file stands outside them."""

from tests.house.source import SRC

GAMES = sorted(path for path in (SRC / "astragal/games").iterdir() if (path / "game.py").exists())
FACE = {"__init__.py", "game.py", "state.py", "moves.py", "view.py"}
FACE |= {"events.py", "fields.py", "position.py", "fighter.py", "rules.yaml", "tour.yaml"}
ROOMS = {"rules", "refusals", "packs", "effects", "prose", "table", "advice", "content", "text"}


def test_a_game_has_no_other_files_and_rooms_than_the_others() -> None:
    strange = [
        path.relative_to(SRC).as_posix()
        for game in GAMES
        for path in game.iterdir()
        if path.name not in FACE | ROOMS | {"__pycache__"}
    ]
    assert not strange, f"these have no room; see docs/index.md: {strange}"


def test_every_room_says_what_it_is() -> None:
    rooms = [path for game in GAMES for path in game.rglob("*") if any(path.glob("*.py"))]
    silent = [room for room in rooms if not (room / "__init__.py").read_text().startswith('"""')]
    assert rooms
    assert not silent


def test_every_game_has_its_face() -> None:
    for game in GAMES:
        for name in ("game.py", "state.py", "view.py", "rules.yaml", "rules/turn.py"):
            assert (game / name).exists(), f"{game.name} has no {name}"
