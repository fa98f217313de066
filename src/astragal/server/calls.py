"""Every call of the HTTP API, for `GET /api/openapi.json`."""

from typing import Annotated, Any, Final

from msgspec import Meta
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from astragal.server import admin_orders, answers, entrance, me, own, record_calls, tables
from astragal.server.access import KEY
from astragal.server.openapi import LANGUAGE, Call, Query, document
from astragal.server.web import reply
from astragal.table.howto import HowTo
from astragal.table.tour import ToldTour

Count = Annotated[int, Meta(ge=0, le=9_999_999)]
Viewer = Annotated[str, Meta(pattern="^([0-9]{1,2}|referee)$")]
SPOKEN: Final = (LANGUAGE,)
LINKED: Final = Query(KEY, str, "what stands in a link to the table")

PEOPLE: Final = (
    Call("GET", "/api/me", "Who I am", answers.Me),
    Call("POST", "/api/me", "Change my name or language", answers.Me, me.Changes),
    Call("POST", "/api/me/password", "Change my password", answers.Me, own.NewPassword),
    Call("POST", "/api/me/data", "Everything stored of me", Any, own.Confirmed),
    Call("POST", "/api/me/delete", "Delete all of me", answers.Me, own.Confirmed),
    Call("POST", "/api/account", "Make me an account", answers.Me, entrance.Credentials),
    Call("POST", "/api/login", "Log in", answers.Me, entrance.Credentials),
    Call("POST", "/api/logout", "Log out: be a new guest", answers.Me),
    Call("GET", "/api/tokens", "My tokens", list[entrance.TokenRow]),
    Call(
        "POST",
        "/api/tokens",
        "A token for a bot",
        entrance.GivenToken,
        entrance.NewToken,
        status=201,
    ),
    Call("DELETE", "/api/tokens/{token}", "Take a token back", list[entrance.TokenRow]),
)
GAMES: Final = (
    Call("GET", "/api/games", "The games", list[answers.GameCover], query=SPOKEN),
    Call("GET", "/api/games/{game}/sheet", "A game's content in words", Any, query=SPOKEN),
    Call(
        "GET",
        "/api/games/{game}/rules",
        "A game's rules",
        list[answers.RuleText],
        query=(Query("q", str, "words or the id of a rule"), LANGUAGE),
    ),
    Call("GET", "/api/games/{game}/howto", "A game in two minutes", list[HowTo], query=SPOKEN),
    Call("GET", "/api/games/{game}/tour", "The guided first match", ToldTour, query=SPOKEN),
    Call("GET", "/api/bots", "The levels of bots", list[answers.BotLevel]),
)
TABLES: Final = (
    Call("GET", "/api/tables", "Public tables", list[answers.Table]),
    Call("POST", "/api/tables", "Make a table", answers.Table, tables.NewTable, status=201),
    Call("GET", "/api/mine", "Tables where I sit", list[answers.OwnTable]),
    Call("GET", "/api/tables/{table}", "A table", answers.Table, query=(LINKED,)),
    Call("POST", "/api/tables/{table}/seat", "Change a seat", answers.Table, tables.SeatChange),
    Call("POST", "/api/tables/{table}/sit", "Take a seat", answers.Table, tables.Sit),
    Call("POST", "/api/tables/{table}/leave", "Leave", answers.Table),
    Call("POST", "/api/tables/{table}/options", "Change options", answers.Table, tables.Agreed),
    Call("POST", "/api/tables/{table}/start", "Start", answers.Table),
    Call("POST", "/api/tables/{table}/rematch", "Play once more", answers.Table),
)
RECORDS: Final = (
    Call("GET", "/api/records", "My records", list[answers.RecordRow], query=SPOKEN),
    Call(
        "POST",
        "/api/records",
        "Import a record",
        answers.Imported,
        record_calls.NewRecord,
        status=201,
    ),
    Call("GET", "/api/records/{record}", "A record", answers.RecordHead, query=SPOKEN),
    Call("GET", "/api/records/{record}/text", "A record as text", str, media="text/plain"),
    Call(
        "GET",
        "/api/records/{record}/moments",
        "Positions of a finished match",
        list[answers.Moment],
        query=(
            Query("from", Count, "the first; 0 is before the first decision"),
            Query("count", Count, "how many, at most 200"),
            Query("seat", Viewer, "who looks: a seat, 0, or referee"),
            LANGUAGE,
        ),
    ),
    Call(
        "GET",
        "/api/records/{record}/story",
        "Who played and what happened",
        answers.MatchStory,
        query=(LINKED, LANGUAGE),
    ),
    Call(
        "GET",
        "/api/records/{record}/sheet",
        "The content that a match was dealt from, in words",
        Any,
        query=(LINKED, LANGUAGE),
    ),
    Call(
        "GET",
        "/api/records/{record}/packs",
        "The packs that a match was dealt from",
        dict[str, Any],
    ),
    Call("GET", "/api/records/{record}/draws", "Every random draw", list[answers.Drawn]),
    Call(
        "POST",
        "/api/records/{record}/review",
        "A review; ask again until it is done",
        answers.ReviewState,
        record_calls.AskReview,
    ),
)
KEEPING: Final = (
    Call("POST", "/api/admin", "An order of the administrator", Any, admin_orders.AnyOrder),
)
CALLS: Final = (*PEOPLE, *GAMES, *TABLES, *RECORDS, *KEEPING)


async def show(request: Request) -> Response:
    return reply(document(CALLS))


routes = [Route("/api/openapi.json", show)]
