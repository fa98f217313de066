"""Why a card or token can't be played now."""

from astragal.games.dice_throne.packs.facts import CardFacts
from astragal.games.dice_throne.refusals.moments import explained, interrupts
from astragal.games.dice_throne.rules.cards import upgrade_cost
from astragal.games.dice_throne.rules.legal import (
    barred,
    card_problem,
    in_own_main,
    poll_problem,
    spendable,
    upgrade_problem,
    use_options,
    use_problem,
)
from astragal.games.dice_throne.rules.moments import MOMENTS, OWN_TIME
from astragal.games.dice_throne.rules.phases import MAIN_PHASES, ROLL_PHASES
from astragal.games.dice_throne.rules.plays import Play
from astragal.games.dice_throne.state import DiceThrone
from astragal.kernel.why import Refusal, not_asked, unknown

BARS = {
    "defeated": ("DT-073", "why-defeated"),
    "ultimate": ("DT-174", "why-ultimate"),
    "discard": ("DT-070", "why-discard-phase"),
    "stunned": ("DT-219", "why-stunned"),
}
# Which rule asks what has to be answered first; most questions come amid an effect.
FIRST = {
    "target": "DT-045",
    "defend": "DT-059",
    "upkeep-order": "DT-013",
    "buy-attempt": "DT-029",
    "share": "DT-064",
}
AMID_AN_EFFECT = "DT-170"


def stopped(m: DiceThrone, seat: int) -> Refusal | None:
    """A seat that may take no action at all."""
    bar = barred(m, seat)
    return (*BARS[bar], {}) if bar else None


def busy(m: DiceThrone, seat: int) -> Refusal | None:
    """A seat that has a question to answer first."""
    if seat == m.seat and m.reason not in OWN_TIME and m.reason not in MOMENTS:
        return (FIRST.get(m.reason, AMID_AN_EFFECT), "why-answer-first", {})
    return None


# -- cards ---------------------------------------------------------------------------------------


def held(m: DiceThrone, seat: int, id: str) -> CardFacts | None:
    """The card of this name in the seat's hand."""
    cards = m.content.cards
    return next((cards[card] for card in m.fighters[seat].hand if cards[card].id == id), None)


def not_held(m: DiceThrone, seat: int, id: str) -> Refusal:
    """Where the card is, as far as all can see it; nothing is said of hidden places."""
    cards = m.content.cards
    who = m.fighters[seat]
    if any(cards[card].id == id and cards[card].play for card in who.table):
        return (None, "why-card-being-played", {"card": id})
    if any(cards[card].id == id for card in who.table):
        return ("DT-117", "why-card-on-board", {"card": id})
    if any(cards[card].id == id for card in who.discard):
        return (None, "why-card-discarded", {"card": id})
    if any(cards[card].id == id for card in who.board.deck):
        return (None, "why-card-not-in-hand", {"card": id})
    owner = next((card.hero for card in cards if card.id == id), None)
    if owner is not None:
        return ("DT-001", "why-card-of-hero", {"card": id, "hero": owner})
    return unknown("why-unknown-card", id, [cards[card].id for card in who.hand])


def play(m: DiceThrone, seat: int, what: str) -> Refusal | None:
    """Not in hand, an upgrade, not free to act, the wrong moment, too dear."""
    card = held(m, seat, what)
    if card is None:
        return not_held(m, seat, what)
    if card.play is None:
        return ("DT-107", "why-is-upgrade", {"card": what})
    return (
        stopped(m, seat)
        or explained(m, seat, card.play, card_problem(m, seat, card.play))
        or busy(m, seat)
        or interrupts(m, seat, card.play)
        or explained(m, seat, card.play, poll_problem(card.play, m.reason))
        or too_dear(m, seat, what, card.cost)
    )


def too_dear(m: DiceThrone, seat: int, card: str, cost: int) -> Refusal | None:
    """One's own combat points pay for it (DT-028)."""
    cp = m.fighters[seat].cp
    return ("DT-028", "why-cost", {"card": card, "cost": cost, "cp": cp}) if cost > cp else None


def sell(m: DiceThrone, seat: int, what: str) -> Refusal | None:
    """Only in one's own main phases and in the Discard phase (DT-027, DT-043)."""
    if held(m, seat, what) is None:
        return not_held(m, seat, what)
    stop = stopped(m, seat) if m.phase != "discard" else None
    now = selling_later(m, seat) if m.phase in (*MAIN_PHASES, "discard") else None
    return stop or off_turn(m, seat) or now or ("DT-022", "why-sell-in-main", {})


def selling_later(m: DiceThrone, seat: int) -> Refusal:
    """It is the phase for selling, but something comes first; a sale answers nothing (DT-172)."""
    first = busy(m, seat) or not_asked(m, seat, "DT-167")
    return first or ("DT-172", "why-sell-amid", {})


def upgrade(m: DiceThrone, seat: int, what: str) -> Refusal | None:
    """Not in hand, no upgrade, not in one's own main phase, a lower level, too dear."""
    card = held(m, seat, what)
    if card is None:
        return not_held(m, seat, what)
    if card.upgrade is None:
        return ("DT-107", "why-is-action", {"card": what})
    return (
        stopped(m, seat)
        or not_upgrading(m, seat)
        or busy(m, seat)
        or (lower(m, seat, card) if upgrade_problem(m, seat, card.number) == "level" else None)
        or too_dear(m, seat, what, upgrade_cost(m, seat, card.number))
    )


def not_upgrading(m: DiceThrone, seat: int) -> Refusal | None:
    """Upgrades are for one's own main phases (DT-114), and no answer to a card."""
    if m.phase not in MAIN_PHASES or seat != m.actor:
        return ("DT-114", "why-upgrade-in-main", {})
    if m.reason in MOMENTS or not in_own_main(m):
        return ("DT-172", "why-amid-card", {})
    return None


def lower(m: DiceThrone, seat: int, card: CardFacts) -> Refusal:
    """A slot can't be lowered (DT-120)."""
    level = m.fighters[seat].levels.get(card.slot, 1)
    return ("DT-120", "why-level", {"ability": card.slot, "level": level})


def off_turn(m: DiceThrone, seat: int) -> Refusal | None:
    """Selling belongs to the active seat (DT-027) and not to the Roll Phase (DT-043)."""
    if seat != m.actor:
        return ("DT-027", "why-sell-own-turn", {})
    return ("DT-043", "why-sell-roll-phase", {}) if m.phase in ROLL_PHASES else None


# -- tokens and passives ---------------------------------------------------------------------------


def use(m: DiceThrone, seat: int, what: str) -> Refusal | None:
    """Unknown, not there, not free to act, too few, spent already, the wrong moment."""
    name, count = counted(what)
    play = usable(m, seat, name)
    if play is None:
        return no_such_use(m, seat, name)
    tokens = m.fighters[seat].tokens[play.token] if play.token is not None else 0
    return (
        too_few(play, tokens, count)
        or stopped(m, seat)
        or explained(m, seat, play, use_problem(m, seat, play, tokens))
        or busy(m, seat)
        or interrupts(m, seat, play)
        or explained(m, seat, play, poll_problem(play, m.reason))
        or wrong_number(m, seat, play, count)
    )


def counted(what: str) -> tuple[str, int | None]:
    """The name of a use, and how many tokens are meant."""
    name, _, last = what.rpartition(" ")
    return (name, int(last)) if name and last.isdecimal() else (what, None)


def usable(m: DiceThrone, seat: int, name: str) -> Play | None:
    """A use of any token, or of a passive ability on the seat's own board."""
    tokens = (play for token in m.content.tokens for play in token.plays)
    plays = (*m.fighters[seat].lay.uses, *tokens)
    return next((play for play in plays if play.name == name), None)


def no_such_use(m: DiceThrone, seat: int, name: str) -> Refusal:
    """A token with several uses, a passive that is not there, or a name that nothing has."""
    who = m.fighters[seat]
    uses = [play.name for token in m.content.tokens for play in token.plays]
    uses += [play.name for play in who.lay.uses]
    several = [use for use in uses if use.startswith(f"{name} ")]
    if several:
        return (None, "why-which-use", {"moves": ", ".join(f"use {use}" for use in several)})
    if name in m.content.token_numbers:
        return ("DT-098", "why-no-use", {"token": name})
    if any(play.name == name and play.type == "use" for play in m.content.plays):
        return ("DT-089", "why-not-on-board", {"ability": name.split(" ")[0]})
    if any(card.id == name for card in m.content.cards):
        return ("DT-107", "why-is-action", {"card": name})
    return unknown("why-unknown-use", name, uses)


def too_few(play: Play, tokens: int, count: int | None) -> Refusal | None:
    """So many tokens are not there (DT-099)."""
    wanted = max(play.spend, count or 0, 0 if play.token is None else 1)
    if tokens >= wanted:
        return None
    return ("DT-099", "why-too-few", {"play": play.name, "n": wanted, "held": tokens})


def wrong_number(m: DiceThrone, seat: int, play: Play, count: int | None) -> Refusal | None:
    """How many may be spent; fresh tokens of some statuses can't add damage."""
    if play.token is None:
        return None
    most = spendable(m, seat, play, m.fighters[seat].tokens[play.token])
    wanted = ("use", play.number) if count is None else ("use", play.number, count)
    if wanted in use_options(play, most):
        return None
    if most < max(play.spend, 1):
        return (None, "why-fresh", {"play": play.name})
    if play.any_number:
        return (None, "why-how-many", {"least": play.spend, "most": most})
    return (None, "why-one-by-one", {"play": play.name})
