"""`/api/games` and `/api/bots`: what can be played, in words."""

from functools import cache, lru_cache
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from astragal.bots import LEVELS
from astragal.games import game as game_of
from astragal.games import game_ids
from astragal.kernel.facts import POLLING
from astragal.kernel.game import Game
from astragal.packs.pack import Pack
from astragal.prose.text import LANGUAGES
from astragal.proving.catalogue import told
from astragal.server.compressed import Pressed, answer, press
from astragal.server.problems import Problem
from astragal.server.tours import tour_of
from astragal.server.web import JSON, language, reply
from astragal.table.cover import cover
from astragal.table.howto import howto

MOST_SHEETS = 256
RULE = ("id", "area", "area_name", "rule", "ruling")


async def listed(request: Request) -> Response:
    return reply([_cover(id, language(request)) for id in game_ids()])


@cache
def _cover(id: str, spoken: str) -> dict[str, Any]:
    facts = cover(game_of(id), spoken)
    # Who is polled is not chosen: it follows from who plays.
    facts["options"] = [fact for fact in facts["options"] if fact["name"] not in POLLING]
    return facts


def warm_up() -> None:
    """Make the words of all games ready, so that nobody waits for them at a table."""
    for spoken in LANGUAGES:
        for id in game_ids():
            _cover(id, spoken)
            _sheet(id, spoken)
            told(id, spoken)


async def sheet(request: Request) -> Response:
    told = _sheet(_game(request).id, language(request))
    return answer(request, told, JSON, "no-cache")


@cache
def _sheet(id: str, spoken: str) -> Pressed:
    game = game_of(id)
    return _pressed(game, game.content(), spoken)


@lru_cache(MOST_SHEETS)
def sheet_of(id: str, packs: tuple[Pack, ...], spoken: str) -> Pressed:
    """The content of some packs in words, for a match that was dealt from them."""
    game = game_of(id)
    return _pressed(game, game.library.content(packs), spoken)


def _pressed(game: Game, content: Any, spoken: str) -> Pressed:
    return press(msgspec.json.encode(game.table.sheet(content, spoken)))


async def rules(request: Request) -> Response:
    found = told(_game(request).id, language(request)).values()
    wanted = request.query_params.get("q", "").casefold().split()
    return reply(
        [
            {name: getattr(rule, name) for name in RULE}
            for rule in found
            if all(word in f"{rule.id} {rule.rule} {rule.ruling}".casefold() for word in wanted)
        ]
    )


async def tour(request: Request) -> Response:
    game = _game(request)
    return reply(tour_of(game.id).told(game, language(request)))


async def how_to(request: Request) -> Response:
    return reply(howto(_game(request), language(request)))


async def bots(request: Request) -> Response:
    return reply([{"level": level.name, "name": level.personality} for level in LEVELS.values()])


def _game(request: Request) -> Game:
    id = request.path_params["game"]
    if id not in game_ids():
        raise Problem("not-found", what=id)
    return game_of(id)


routes = [
    Route("/api/games", listed),
    Route("/api/games/{game}/sheet", sheet),
    Route("/api/games/{game}/rules", rules),
    Route("/api/games/{game}/tour", tour),
    Route("/api/games/{game}/howto", how_to),
    Route("/api/bots", bots),
]
