"""How `Fighter` and `DiceThrone` are copied and saved.

Written by `make fields` from fighter.py and state.py; don't edit it.
"""

from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from astragal.games.dice_throne.fighter import Fighter
    from astragal.games.dice_throne.state import DiceThrone

FIGHTER_SLOTS: Final = (
    "board",
    "cp",
    "deck",
    "discard",
    "hand",
    "held",
    "lay",
    "levels",
    "open",
    "raised",
    "ready",
    "side",
    "sorted_hand",
    "table",
    "tokens",
)

SavedFighter = tuple[
    int,  # cp
    list[int],  # hand
    list[int],  # deck
    list[int],  # discard
    list[int],  # table
    list[int],  # tokens
    tuple[int, ...],  # raised
    dict[str, int],  # levels
    str,  # side
]


def copy_fighter(this: "Fighter", other: "Fighter") -> None:
    """Make another Fighter equal to this one."""
    other.cp = this.cp
    other.hand = this.hand[:]
    other.deck = this.deck[:]
    other.discard = this.discard[:]
    other.table = this.table[:]
    other.tokens = this.tokens[:]
    other.raised = this.raised
    other.levels = this.levels.copy()
    other.side = this.side
    other.lay = this.lay
    other.held = this.held


def pack_fighter(this: "Fighter") -> list[Any]:
    """What is saved of a Fighter, as plain data."""
    return [
        this.cp,
        this.hand,
        this.deck,
        this.discard,
        this.table,
        this.tokens,
        this.raised,
        this.levels,
        this.side,
    ]


def unpack_fighter(this: "Fighter", saved: Any) -> None:
    """Take over what was packed, once it fits the type."""
    [
        this.cp,
        this.hand,
        this.deck,
        this.discard,
        this.table,
        this.tokens,
        this.raised,
        this.levels,
        this.side,
    ] = saved


DICE_THRONE_SLOTS: Final = (
    "ability",
    "acted",
    "actor",
    "added",
    "after",
    "altered",
    "amount",
    "attack_on",
    "attacker",
    "attempts",
    "attempts_used",
    "begun_with",
    "blocks",
    "book",
    "content",
    "dealt",
    "defended",
    "deferred",
    "dice",
    "dice_open",
    "edition",
    "extra",
    "extra_target",
    "fallen",
    "fighters",
    "first",
    "fresh",
    "health",
    "incoming",
    "inflicted",
    "isolated",
    "kind",
    "mode",
    "phase",
    "pool_of",
    "pooling",
    "purpose",
    "reading",
    "rerollable",
    "roller",
    "rolls",
    "seating",
    "side_of",
    "skipped",
    "target",
    "turn",
    "ultimate",
    "used",
    "weakened",
)

SavedDiceThrone = tuple[
    list[SavedFighter],  # fighters
    list[int],  # health
    str,  # phase
    int,  # turn
    int,  # first
    int,  # acted
    int,  # altered
    int,  # extra
    int,  # extra_target
    tuple[int, ...],  # fallen
    int,  # actor
    tuple[int, ...],  # used
    tuple[int, ...],  # fresh
    tuple[int, ...],  # begun_with
    int,  # attempts_used
    str,  # skipped
    list[int],  # dice
    int,  # roller
    str,  # purpose
    int,  # attempts
    bool,  # dice_open
    tuple[tuple[int, str, bool, tuple[int, ...]], ...],  # rolls
    int,  # attacker
    int,  # target
    str,  # ability
    int,  # kind
    int,  # amount
    int,  # added
    int,  # dealt
    bool,  # attack_on
    bool,  # ultimate
    bool,  # defended
    int,  # reading
    int,  # weakened
    bool,  # pooling
    tuple[int, ...],  # blocks
    tuple[int, ...],  # rerollable
    tuple[int, ...],  # inflicted
    list[list[int]],  # incoming
    list[list[int]],  # isolated
    tuple[
        tuple[int, int, tuple[int, int, int, int, tuple[int, ...], int, bool], int], ...
    ],  # deferred
    tuple[
        tuple[int, int, tuple[int, int, int, int, tuple[int, ...], int, bool], int], ...
    ],  # after
]


def copy_dice_throne(this: "DiceThrone", other: "DiceThrone") -> None:
    """Make another DiceThrone equal to this one."""
    other.unseated = this.unseated
    other.agenda = this.agenda[:]
    other.active = this.active
    other.number = this.number
    other.result = this.result
    other.parley = this.parley
    other.asked = this.asked
    other.seat = this.seat
    other.reason = this.reason
    other.options = this.options
    other.answer = this.answer
    other.answer_arguments = this.answer_arguments
    other.history = this.history
    other.content = this.content
    other.book = this.book
    other.edition = this.edition
    other.mode = this.mode
    other.fighters = this.fighters[:]
    other.seating = this.seating
    other.side_of = this.side_of
    other.pool_of = this.pool_of
    other.health = this.health[:]
    other.phase = this.phase
    other.turn = this.turn
    other.first = this.first
    other.acted = this.acted
    other.altered = this.altered
    other.extra = this.extra
    other.extra_target = this.extra_target
    other.fallen = this.fallen
    other.actor = this.actor
    other.used = this.used
    other.fresh = this.fresh
    other.begun_with = this.begun_with
    other.attempts_used = this.attempts_used
    other.skipped = this.skipped
    other.dice = this.dice[:]
    other.roller = this.roller
    other.purpose = this.purpose
    other.attempts = this.attempts
    other.dice_open = this.dice_open
    other.rolls = this.rolls
    other.attacker = this.attacker
    other.target = this.target
    other.ability = this.ability
    other.kind = this.kind
    other.amount = this.amount
    other.added = this.added
    other.dealt = this.dealt
    other.attack_on = this.attack_on
    other.ultimate = this.ultimate
    other.defended = this.defended
    other.reading = this.reading
    other.weakened = this.weakened
    other.pooling = this.pooling
    other.blocks = this.blocks
    other.rerollable = this.rerollable
    other.inflicted = this.inflicted
    other.incoming = [each[:] for each in this.incoming]
    other.isolated = [each[:] for each in this.isolated]
    other.deferred = this.deferred
    other.after = this.after


def pack_dice_throne(this: "DiceThrone") -> list[Any]:
    """What is saved of a DiceThrone, as plain data."""
    return [
        [each.pack() for each in this.fighters],
        this.health,
        this.phase,
        this.turn,
        this.first,
        this.acted,
        this.altered,
        this.extra,
        this.extra_target,
        this.fallen,
        this.actor,
        this.used,
        this.fresh,
        this.begun_with,
        this.attempts_used,
        this.skipped,
        this.dice,
        this.roller,
        this.purpose,
        this.attempts,
        this.dice_open,
        this.rolls,
        this.attacker,
        this.target,
        this.ability,
        this.kind,
        this.amount,
        this.added,
        this.dealt,
        this.attack_on,
        this.ultimate,
        this.defended,
        this.reading,
        this.weakened,
        this.pooling,
        this.blocks,
        this.rerollable,
        this.inflicted,
        this.incoming,
        this.isolated,
        this.deferred,
        this.after,
    ]


def unpack_dice_throne(this: "DiceThrone", saved: Any) -> None:
    """Take over what was packed, once it fits the type."""
    [
        fighters,
        this.health,
        this.phase,
        this.turn,
        this.first,
        this.acted,
        this.altered,
        this.extra,
        this.extra_target,
        this.fallen,
        this.actor,
        this.used,
        this.fresh,
        this.begun_with,
        this.attempts_used,
        this.skipped,
        this.dice,
        this.roller,
        this.purpose,
        this.attempts,
        this.dice_open,
        this.rolls,
        this.attacker,
        this.target,
        this.ability,
        this.kind,
        this.amount,
        this.added,
        this.dealt,
        this.attack_on,
        this.ultimate,
        this.defended,
        this.reading,
        this.weakened,
        this.pooling,
        this.blocks,
        this.rerollable,
        this.inflicted,
        this.incoming,
        this.isolated,
        this.deferred,
        this.after,
    ] = saved
    for each, its in zip(this.fighters, fighters, strict=True):
        each.unpack(its)
