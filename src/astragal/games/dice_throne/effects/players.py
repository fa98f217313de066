"""Words of health, combat points and cards."""

from astragal.games.dice_throne.effects.context import ME, Context
from astragal.games.dice_throne.effects.meaning import number
from astragal.games.dice_throne.packs.vocabulary import DICE_THRONE
from astragal.games.dice_throne.packs.words.players import (
    Discard,
    Draw,
    GainCp,
    Heal,
    LookAtHand,
    LoseCp,
    SearchDeck,
    StealCp,
    StealHealth,
)
from astragal.games.dice_throne.rules.costs import pick_discard
from astragal.games.dice_throne.rules.damage import alter_health, heal
from astragal.games.dice_throne.rules.supply import draw_cards, gain_cp, put_away
from astragal.games.dice_throne.rules.tokens import put
from astragal.games.dice_throne.state import DiceThrone
from astragal.kernel.match import Option
from astragal.kernel.step import steps
from astragal.kernel.zones import move

BOOK = DICE_THRONE.book


@BOOK.to_seat(Heal, "who")
def heal_hero(m: DiceThrone, effect: Heal, ctx: Context, seat: int) -> None:
    """Heal a hero, or a companion that can be hurt."""
    amount = m.dealt if effect.amount == "damage-dealt" else number(m, effect.amount, ctx)
    if effect.companion:
        put(m, seat, m.content.token_numbers[effect.companion], amount)
    else:
        heal(m, seat, amount)


@BOOK.to_seat(StealHealth, "from_", quiet=False)
def steal_health(m: DiceThrone, effect: StealHealth, ctx: Context, seat: int) -> None:
    """Not damage; the thief may be capped, the victim loses it all the same (DT-078, DT-130)."""
    amount = min(number(m, effect.amount, ctx), m.health[m.pool_of[seat]])
    alter_health(m, m.pool_of[ctx[ME]], amount)
    alter_health(m, m.pool_of[seat], -amount)
    m.tell("stole-health", ctx[ME], seat, amount)


@BOOK.to_seat(GainCp, "who")
def gain_points(m: DiceThrone, effect: GainCp, ctx: Context, seat: int) -> None:
    gain_cp(m, seat, number(m, effect.amount, ctx))


@BOOK.to_seat(LoseCp, "who", quiet=False)
def lose_points(m: DiceThrone, effect: LoseCp, ctx: Context, seat: int) -> None:
    lose_cp(m, seat, number(m, effect.amount, ctx))


def lose_cp(m: DiceThrone, seat: int, amount: int) -> int:
    """Never below 0 (DT-080); give how many were lost."""
    lost = min(amount, m.fighters[seat].cp)
    if lost:
        m.own(seat).cp -= lost
        m.tell("lost-cp", seat, lost)
    return lost


@BOOK.to_seat(StealCp, "from_", quiet=False)
def steal_points(m: DiceThrone, effect: StealCp, ctx: Context, seat: int) -> None:
    """Take what there is, up to the amount (DT-129)."""
    gain_cp(m, ctx[ME], lose_cp(m, seat, number(m, effect.amount, ctx)))


@BOOK.to_seat(Draw, "who")
def draw(m: DiceThrone, effect: Draw, ctx: Context, seat: int) -> None:
    draw_cards(m, seat, number(m, effect.n, ctx))


@BOOK.to_seat(Discard, "who", quiet=False)
def discard(m: DiceThrone, effect: Discard, ctx: Context, seat: int) -> None:
    """Discard cards at random, the whole hand, or of the owner's choice."""
    hand = m.own(seat).hand
    if effect.n == "all":
        for card in hand[:]:
            put_away(m, seat, card)
    elif effect.random:
        for _ in range(min(effect.n, len(hand))):
            put_away(m, seat, hand[m.chance.below(len(hand))])
    else:
        m.do((pick_discard, effect.n, seat))


@BOOK.asking(SearchDeck)
def search_deck(m: DiceThrone, effect: SearchDeck, ctx: Context) -> None:
    """Take a card of one's choice from the deck, then shuffle."""
    m.do_all([(pick_from_deck, ctx[ME])] * effect.n)


def pick_from_deck(m: DiceThrone, seat: int) -> None:
    deck = m.fighters[seat].deck
    if deck:
        options: tuple[Option, ...] = tuple(("fetch", card) for card in sorted(deck))
        m.ask(seat, "fetch", options, fetched)


def fetched(m: DiceThrone, seat: int, option: Option) -> None:
    who = m.own(seat)
    move(option[1], who.deck, who.hand)
    m.chance.shuffle(who.deck)
    m.tell_seat(seat, "drew-card", seat, m.content.cards[option[1]].id)
    m.tell_others(seat, "drew", seat, 1)


@BOOK.to_seat(LookAtHand, "who", quiet=False)
def look_at_hand(m: DiceThrone, effect: LookAtHand, ctx: Context, seat: int) -> None:
    """One player sees another's hand."""
    names = tuple(m.content.cards[card].id for card in sorted(m.fighters[seat].hand))
    m.tell("looked", ctx[ME], seat)
    m.tell_seat(ctx[ME], "saw", seat, names)


steps(
    pick_from_deck,
    fetched,
)
