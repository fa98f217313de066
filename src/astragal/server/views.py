"""What one viewer is told of a match, whole each time: view, decision, log, clock, undo, orders.

Everything here goes out to somebody. It is built from the viewer's view and from what the game
tells that viewer, never from the match behind it.
"""

from typing import Any

import msgspec

from astragal.kernel.match import PASS, Match, Option
from astragal.kernel.speaking import SAYINGS, plays_on
from astragal.kernel.view import see_no_options
from astragal.server.asked import ShownDecision, in_the_open
from astragal.server.outgoing import (
    ClockState,
    Decision,
    Offer,
    Over,
    Talking,
    Undoing,
    ViewMessage,
)
from astragal.server.play import Play
from astragal.server.problems import text
from astragal.server.results import outcome, points_of, points_said
from astragal.table.orders import Orders

WATCHING = 0


def view_of(
    play: Play,
    seat: int,
    language: str,
    log_from: int,
    version: int,
    asked: ShownDecision | None,
) -> ViewMessage:
    """The `view` message to a seat, or with 0 to whoever watches, but for the clock."""
    viewer = seat - 1
    return ViewMessage(
        match=play.row.id,
        version=version,
        seat=seat,
        view=see_no_options(play.match, viewer),
        decision=None if asked is None else decision_of(asked, seat, language, play.acts),
        log=play.story.read(viewer, log_from, language),
        log_from=log_from,
        undo=_undo(play, seat, language),
        orders=_orders(play, seat),
        over=_over(play, language),
        talk=_talking(play, seat),
        commit=play.row.commit,
    )


def parts_written(view: ViewMessage) -> dict[str, msgspec.Raw]:
    """The parts of a `view` as they go over the wire; the clock is put in when it is sent."""
    parts = {name: getattr(view, name) for name in view.__struct_fields__}
    tagged = {"type": view.__struct_config__.tag, **parts}
    return {name: msgspec.Raw(msgspec.json.encode(part)) for name, part in tagged.items()}


def decision_of(asked: ShownDecision, seat: int, language: str, since: int) -> Decision:
    """What is being decided, with the options for whoever decides it.

    A seat for which the server is about to pass is not asked: a question would only flash up.
    """
    m, mine = asked.poll.match, asked.mine
    decision = m.decision
    assert decision is not None
    return Decision(
        seat=decision.seat + 1,
        number=decision.number,
        since=since,
        reason=decision.reason,
        sentence=decision.sentence(language),
        question=decision.question(language) if mine else None,
        mine=mine,
        options=_offers(m, language) if mine else None,
        default=_default(m) if mine else None,
        advised=_advised(m) if mine else None,
        open=in_the_open(asked.poll),
        passing=asked.passing,
        about=m.game.table.about(m, seat - 1, language),
        waiting=list(asked.waiting),
        until_over=until_over(m, language),
    )


def _offers(m: Match, language: str) -> list[Offer]:
    return [_offer(m, option, language) for option in m.options]


def _offer(m: Match, option: Option, language: str) -> Offer:
    words, effect = m.game.describe(m, option, language)
    does = m.game.moves.told(m.setup.content, option)
    return Offer(m.notation(option), words, effect, does)


def _default(m: Match) -> str | None:
    """What Enter does: pass, or end the question; nothing where it would be a real choice."""
    for ending in (PASS[0], *m.game.table.endings):
        if (ending,) in m.options:
            return str(ending)
    return None


def _advised(m: Match) -> str | None:
    """What the page shows as the sensible thing to do."""
    option = m.game.advice.counsel(m)
    return None if option is None else m.notation(option)


def until_over(m: Match, language: str) -> str | None:
    """The words for passing what goes on as a whole, where anything does."""
    what = m.game.table.under_way(m)
    return m.game.text(language).message(f"until-{what}") if what else None


def clock_of(play: Play, now: int) -> ClockState | None:
    """What the clocks of a match show at a time, or nothing where there are none."""
    clocks = play.clocks
    if clocks is None:
        return None
    left = {str(seat): shown for seat, shown in clocks.shown(now).items()}
    return ClockState(left, [] if clocks.running is None else [clocks.running], now)


def _undo(play: Play, seat: int, language: str) -> Undoing:
    if seat == WATCHING:
        return Undoing(False, text(language).message("undo-watching"))
    if play.undoes(seat):
        return Undoing(True, "")
    return Undoing(False, text(language).message("undo-none"))


def _over(play: Play, language: str) -> Over | None:
    result = play.match.result
    if result is None:
        return None
    secret = play.row.secret
    return Over(
        result=list(result),
        words=outcome(result, play.row.names, play.match.parley.end, language),
        points=points_said(play.match.game.id, points_of(play.match), language),
        secret=None if secret is None else secret.hex(),
        key=play.row.key.hex(),
        record=play.row.id,
    )


def _talking(play: Play, seat: int) -> Talking | None:
    """What a seat can say outside decisions, and what would come of resigning."""
    if not seat or play.over:
        return None
    can = [said for said in SAYINGS if play.match.why_not(seat - 1, said) is None]
    return Talking(can, ends=not plays_on(play.match, seat - 1))


def _orders(play: Play, seat: int) -> Orders | None:
    """The standing orders of a seat, in a game that polls its seats."""
    if not seat or not play.match.game.windows:
        return None
    return play.orders.get(seat, Orders())


def plain_orders(orders: Orders) -> dict[str, Any]:
    """Orders as they are kept."""
    return {"preset": orders.preset, "cards": dict(orders.cards), "until": orders.until}
