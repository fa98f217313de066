"""Notation of Dice Throne: a verb and names, short and stable."""

from astragal.games.dice_throne.packs.content import Content
from astragal.kernel.match import Option

CARD_VERBS = frozenset(("play", "sell", "upgrade", "discard", "fetch"))
TOKEN_VERBS = frozenset(("remove", "grow", "give", "build", "guard"))
SEAT_VERBS = frozenset(("player", "target"))
PLAY_VERBS = frozenset(("use", "activate"))
PLAIN_VERBS = frozenset(
    (
        "ability",
        "buy",
        "change",
        "choose",
        "defend",
        "do",
        "done",
        "keep",
        "next",
        "none",
        "pass",
        "pay",
        "pick",
        "reroll",
        "resolve",
        "roll",
        "share",
        "source",
        "spend",
        "take",
        "transfer",
        "undefended",
    )
)
VERBS = CARD_VERBS | TOKEN_VERBS | SEAT_VERBS | PLAY_VERBS | PLAIN_VERBS


def words(content: Content) -> frozenset[str]:
    """Every word that a move may hold, numbers aside."""
    slots = (slot.id for board in content.boards.values() for slot in board.slots)
    plays = (word for play in content.plays for word in play.name.split(" "))
    return VERBS.union((card.id for card in content.cards), content.token_numbers, slots, plays)


def write(content: Content, option: Option) -> str:
    """The text of an option."""
    verb, *parts = option
    if verb in CARD_VERBS:
        return f"{verb} {content.cards[parts[0]].id}"
    if verb in PLAY_VERBS:
        number = f" {parts[1]}" if len(parts) > 1 else ""
        return f"{verb} {content.plays[parts[0]].name}{number}"
    if verb in TOKEN_VERBS:
        return f"{verb} {content.tokens[parts[0]].id}"
    if verb in SEAT_VERBS:
        return f"{verb} {parts[0] + 1}"
    if verb == "transfer":
        return f"transfer {content.tokens[parts[0]].id} {parts[1] + 1} {parts[2] + 1}"
    if verb == "source":
        return f"source {parts[0] + 1} {parts[1] + 1}"
    if verb == "resolve":
        return f"resolve {parts[0]}"
    return " ".join(str(part) for part in option)
