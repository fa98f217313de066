"""`/api/records`: lists, texts, moments, draws and reviews of matches."""

import asyncio
from typing import Annotated, Any

import msgspec
from msgspec import Meta
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from astragal.records.beside import SUFFIX
from astragal.records.record import MOST_TEXT, Fairness, write
from astragal.server import moments
from astragal.server.access import check_record, key_of
from astragal.server.compressed import answer
from astragal.server.problems import Problem
from astragal.server.records import Kept, seat_names
from astragal.server.review_jobs import LEVELS
from astragal.server.web import JSON, body, house_of, language, reply


class NewRecord(msgspec.Struct, forbid_unknown_fields=True):
    """A record that is brought here."""

    text: Annotated[str, Meta(max_length=MOST_TEXT)]
    packs: Annotated[str, Meta(max_length=MOST_TEXT)] = ""


class AskReview(msgspec.Struct, forbid_unknown_fields=True):
    """Who is to review a record."""

    level: Annotated[str, Meta(max_length=40)] = "greedy"


async def listed(request: Request) -> Response:
    house = house_of(request)
    user = await house.identity.reader(request)
    return reply([] if user is None else await house.records.of(user.id, language(request)))


async def take_in(request: Request) -> Response:
    house = house_of(request)
    user = await house.identity.user(request)
    asked = await body(request, NewRecord, nul=True)  # a record says at which line it is wrong
    now = int(house.time.now() * 1000)
    return reply({"id": await house.records.take_in(user.id, asked.text, now, asked.packs)}, 201)


async def show(request: Request) -> Response:
    kept = await _kept(request)
    again = kept.over and kept.lost is None
    turns, chances = await asyncio.to_thread(moments.turns, kept) if again else ([], [])
    record = kept.shown()
    return reply(
        {
            "id": kept.id,
            "game": record.game,
            "seats": record.seats,
            "names": kept.names or seat_names(len(record.seats), language(request)),
            "options": record.options,
            "result": record.result,
            "moves": len(record.lines),
            "over": kept.over,
            "lost": kept.lost and kept.lost.said(language(request)).words,
            "turns": turns,
            "chances": chances,
            "fairness": _fairness(record.fairness),
        }
    )


async def show_text(request: Request) -> Response:
    # While the match goes on, a move may be something that others must not know.
    kept = await _finished(request)
    name = f"{kept.record.game}-{kept.id}.astragal"
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return Response(write(kept.record), media_type="text/plain", headers=headers)


async def show_moments(request: Request) -> Response:
    kept = await _finished(request)
    first, count = _number(request, "from", 0), _number(request, "count", 50)
    viewer = moments.viewer_of(request.query_params.get("seat", "0"), len(kept.record.seats))
    found = await asyncio.to_thread(moments.moments, kept, first, count, viewer, language(request))
    return reply(found)


async def show_story(request: Request) -> Response:
    house = house_of(request)
    user = await house.identity.known(request)
    kept = await _kept(request)
    return reply(await house.records.told(kept, user, language(request)))


async def show_sheet(request: Request) -> Response:
    """The content that a match was dealt from, in words, whatever the game has become since."""
    kept = await _kept(request)
    told = await asyncio.to_thread(moments.sheet, kept, language(request))
    return answer(request, told, JSON, "no-cache")


async def show_packs(request: Request) -> Response:
    """The packs that a match was dealt from, to lie beside its record."""
    kept = await _finished(request)
    told = await asyncio.to_thread(moments.packs, kept)
    name = f"{kept.record.game}-{kept.id}.astragal{SUFFIX}"
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return Response(told, media_type=JSON, headers=headers)


async def show_draws(request: Request) -> Response:
    return reply(await asyncio.to_thread(moments.all_draws, await _finished(request)))


async def review(request: Request) -> Response:
    house = house_of(request)
    asked = await body(request, AskReview)
    if asked.level not in LEVELS:
        raise Problem("no-such-level", level=asked.level)
    kept = await _finished(request)
    made = await house.cabinet.review(kept.id, asked.level)
    if made is not None:
        return reply({"state": "done", "review": msgspec.Raw(made)})
    if kept.lost is not None:
        raise kept.lost
    key, decisions = (kept.id, asked.level), len(kept.record.lines)
    packs = await asyncio.to_thread(moments.packs_along, kept)
    job = house.reviews.ask(key, write(kept.record), decisions, kept.names, packs)
    return reply({"state": "running", "done": job.done, "of": job.of})


async def _kept(request: Request) -> Kept:
    house = house_of(request)
    user = await house.identity.known(request)
    kept = await house.records.find(request.path_params["record"])
    await check_record(house, kept, user, key_of(request))
    return kept


async def _finished(request: Request) -> Kept:
    kept = await _kept(request)
    if not kept.over:
        raise Problem("not-over")
    return kept


def _number(request: Request, name: str, default: int) -> int:
    text = request.query_params.get(name, str(default))
    if not text.isascii() or not text.isdecimal() or len(text) > 7:
        raise Problem("unreadable", detail=f"{name}={text[:40]}")
    return int(text)


def _fairness(word: Fairness | None) -> dict[str, Any] | None:
    if word is None:
        return None
    return {
        "match": word.match_id,
        "commit": word.commit,
        "nonces": word.nonces,
        "secret": None if word.secret is None else word.secret.hex(),
    }


POST = ["POST"]
routes = [
    Route("/api/records", listed),
    Route("/api/records", take_in, methods=POST),
    Route("/api/records/{record}", show),
    Route("/api/records/{record}/text", show_text),
    Route("/api/records/{record}/moments", show_moments),
    Route("/api/records/{record}/story", show_story),
    Route("/api/records/{record}/sheet", show_sheet),
    Route("/api/records/{record}/packs", show_packs),
    Route("/api/records/{record}/draws", show_draws),
    Route("/api/records/{record}/review", review, methods=POST),
]
