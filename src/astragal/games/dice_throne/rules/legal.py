"""What is legal now: in the main phases, while rolling, and as a reaction."""

from typing import Final

from astragal.games.dice_throne.effects.conditions import holds
from astragal.games.dice_throne.rules.cards import play_context, upgrade_cost
from astragal.games.dice_throne.rules.costs import can_pay
from astragal.games.dice_throne.rules.damage import attack_packet, avoidable
from astragal.games.dice_throne.rules.dice import roll_number
from astragal.games.dice_throne.rules.moments import BITS, OTHER, UNKNOWN
from astragal.games.dice_throne.rules.objects import object_problem
from astragal.games.dice_throne.rules.phases import MAIN_PHASES, ROLL_PHASES
from astragal.games.dice_throne.rules.plays import Play
from astragal.games.dice_throne.rules.rolls import changes, keeps
from astragal.games.dice_throne.rules.without_effect import all_idle
from astragal.games.dice_throne.state import NORMAL, PURE, DiceThrone
from astragal.kernel.match import NOTHING, Option

ROLL: Final[Option] = ("roll",)
NONE: Final[Option] = ("none",)
# What keeps something from being done, in a word that refusals explain; empty when nothing does.
Problem = str
FINE: Problem = ""


# -- one's own time ------------------------------------------------------------------------------


def main_options(m: DiceThrone, seat: int) -> tuple[Option, ...]:
    """Selling, main-phase cards, upgrades, instants and tokens (DT-022)."""
    if m.has(seat, "no-actions"):
        return NOTHING
    who = m.fighters[seat]
    if who.open == UNKNOWN:
        who.look()
    upgrades: list[Option] = []
    sales: list[Option] = []
    for card in who.sorted_hand:
        facts = m.content.cards[card]
        if facts.upgrade is not None and not upgrade_problem(m, seat, card):
            upgrades.append(facts.put_down)
        sales.append(facts.sale)
    return (*upgrades, *reactions(m, seat, m.phase), *sales)


def upgrade_problem(m: DiceThrone, seat: int, card: int) -> Problem:
    """It must be a higher level than lies there (DT-120), at a price one can pay (DT-028)."""
    facts = m.content.cards[card]
    who = m.fighters[seat]
    if facts.level <= who.levels.get(facts.slot, 1):
        return "level"
    return "cost" if upgrade_cost(m, seat, card) > who.cp else FINE


def hand_sales(m: DiceThrone, seat: int) -> tuple[Option, ...]:
    """Each card of the hand, to be sold."""
    return tuple([m.content.cards[card].sale for card in sorted(m.fighters[seat].hand)])


def rolling_options(m: DiceThrone) -> tuple[Option, ...]:
    """Attempts (DT-029), then abilities that the dice satisfy (DT-038, DT-083, DT-199), or none.

    What a roll allows is found once for each board as it lies.
    """
    if not m.dice:
        return (ROLL, NONE) if m.attempts > 0 else (NONE,)
    roll = roll_number(m.dice)
    lay = m.fighters[m.actor].lay
    known = lay.rolling if m.attempts > 0 else lay.standing
    options = known.get(roll)
    if options is None:
        tries = attempts(roll, m.dice) if m.attempts > 0 else NOTHING
        options = known[roll] = (*tries, *lay.declarations(roll), NONE)
    return options


ATTEMPTS: Final[dict[int, tuple[Option, ...]]] = {}


def attempts(roll: int, dice: list[int]) -> tuple[Option, ...]:
    """Roll all dice, or keep some and reroll the others; found once for each roll."""
    found = ATTEMPTS.get(roll)
    if found is None:
        found = ATTEMPTS[roll] = (ROLL, *keeps(tuple(sorted(dice))))
    return found


# -- reactions -------------------------------------------------------------------------------------


def reactions(m: DiceThrone, seat: int, moment: str) -> tuple[Option, ...]:
    """What a seat may use at this moment and can pay; what costs 0, always (DT-082)."""
    who = m.fighters[seat]
    bit = BITS.get(moment, OTHER)
    if who.open == UNKNOWN:
        who.look()
    if not who.open & bit or barred(m, seat):
        return NOTHING
    options: list[Option] = []
    for play in who.ready:
        if not play.open & bit:
            continue
        if play.card < 0:
            options += uses(m, seat, play)
        elif not card_problem(m, seat, play):
            options.append(play.option)
    return tuple(options) if options else NOTHING


def may_act(m: DiceThrone, seat: int) -> bool:
    """Whether a seat may take any action."""
    return not barred(m, seat)


def barred(m: DiceThrone, seat: int) -> Problem:
    """What keeps a seat from any action: defeat, an ultimate, the Discard phase, a stun."""
    if m.health[m.pool_of[seat]] <= 0:
        return "defeated"
    if m.ultimate and seat != m.attacker:
        return "ultimate"  # DT-174, DT-180
    if m.phase == "discard" and m.edition.discard_is_for_selling_only:
        return "discard"  # DT-070
    return "stunned" if m.has(seat, "no-actions") else FINE


def might_react(m: DiceThrone, seat: int, moment: str) -> bool:
    """Whether, from what all can see, a seat might have an answer: it holds any card at all."""
    return may_act(m, seat) and bool(m.fighters[seat].hand)


def poll_problem(play: Play, moment: str) -> Problem:
    """Dice are answered by what alters them (DT-161), and nothing by main-phase cards (DT-172)."""
    if moment == "dice" and not play.alters:
        return "only-dice"
    return "amid" if play.type == "main" and moment not in MAIN_PHASES else FINE


def card_problem(m: DiceThrone, seat: int, play: Play) -> Problem:
    """What keeps a card from being played now, but for its cost: the timing matrix (DT-109)."""
    if play.type == "main":
        if not timely(m, seat, "main-phase"):
            return "main-card"
    elif play.type == "roll" and m.phase not in ROLL_PHASES:
        return "roll-card"
    return moment_problem(m, seat, play)


def moment_problem(m: DiceThrone, seat: int, play: Play) -> Problem:
    """What a text asks of the moment: its timing, an attack to modify, something to work on."""
    if play.timing != "any-time" and not timely(m, seat, play.timing):
        return "timing"
    if play.modifier and not modifies(m, seat, play):
        return "modifier"
    return lack(m, seat, play) if play.picky else FINE


def in_own_main(m: DiceThrone) -> bool:
    """Whether the active seat is free to act, not amid a card that others may answer."""
    return not any(who.table and m.content.cards[who.table[-1]].play for who in m.fighters)


def modifies(m: DiceThrone, seat: int, play: Play) -> bool:
    """Attack modifiers (DT-145) need an attack of one's own (DT-148, DT-149).

    All damage of attacks but pure damage can be modified (DT-136).
    """
    return not play.modifier or (
        attacks(m, seat) and m.kind != PURE and attack_packet(m) is not None
    )


def attacks(m: DiceThrone, seat: int) -> bool:
    """Whether a seat may modify the attack: its own; in 2.2 a teammate's too (DT-149)."""
    if m.edition.modifiers_only_on_own_turn:
        return m.attacker == seat
    return m.side_of[m.attacker] == m.side_of[seat]


def use_problem(m: DiceThrone, seat: int, play: Play, held: int) -> Problem:
    """What keeps a token or passive from being used now: number, price, and all else."""
    if play.spend > held:
        return "tokens"
    if not can_pay(m, seat, play.extra):
        return "price"
    return paid_use_problem(m, seat, play, held)


def paid_use_problem(m: DiceThrone, seat: int, play: Play, held: int) -> Problem:
    """What keeps a token or passive that is there and can be paid for from being used now."""
    if play.once and m.used.count(play.number) >= times_a_turn(m, play, held):
        return "once"
    if play.token is not None and companion_spent(m, seat, play.token):
        return "companion"
    return moment_problem(m, seat, play)


def times_a_turn(m: DiceThrone, play: Play, held: int) -> int:
    """Once, or with a companion once for each one in play."""
    if play.token is None or m.content.tokens[play.token].companion is None:
        return 1
    return max(1, held)


def companion_spent(m: DiceThrone, seat: int, token: int) -> bool:
    """Whether so many companions of this kind were spent this turn as its hero may spend."""
    most = m.fighters[seat].board.hero.companions_spent_per_turn
    facts = m.content.tokens[token]
    if not most or facts.companion is None:
        return False
    return sum(m.used.count(play.number) for play in facts.plays) >= most


def spendable(m: DiceThrone, seat: int, play: Play, held: int) -> int:
    """How many tokens may be spent: fresh ones can't add damage where the status says so."""
    assert play.token is not None
    status = m.content.tokens[play.token].status
    if play.modifier and status is not None and "fresh-cant-add" in status.traits:
        return held - (m.fresh.count(play.token) if seat == m.actor else 0)
    return held


def uses(m: DiceThrone, seat: int, play: Play) -> list[Option]:
    """The ways in which a token or passive may be used now."""
    held = 0 if play.token is None else m.fighters[seat].tokens[play.token]
    if paid_use_problem(m, seat, play, held):
        return []
    return use_options(play, held if play.token is None else spendable(m, seat, play, held))


def use_options(play: Play, held: int) -> list[Option]:
    """One token at a time (DT-171), or one option for each number where the text says so."""
    if not play.any_number:
        return [play.option] if held >= play.spend else []
    return [("use", play.number, count) for count in range(play.spend, held + 1)]


def timely(m: DiceThrone, seat: int, timing: str) -> bool:
    """Whether the moment that a text names is now."""
    if timing == "any-time":
        return True
    if timing == "main-phase":
        return m.phase in MAIN_PHASES and seat == m.actor and in_own_main(m)
    if timing == "roll-phase":
        return m.phase in ROLL_PHASES
    if timing == "own-dice":
        return m.dice_open and m.roller == seat
    if timing == "any-dice":
        return m.dice_open
    if timing == "own-attack":
        return m.attack_on and attacks(m, seat)
    if timing == "own-attack-undefended":
        return m.attack_on and m.attacker == seat and not m.defended and m.kind == NORMAL
    if timing == "attacked":
        return m.target == seat and attack_packet(m) is not None
    if timing == "incoming-damage":
        return bool(avoidable(m, seat))
    if timing == "attack-dealt":
        return attack_is_over(m) and m.attacker == seat
    if timing == "was-attacked":
        return attack_is_over(m) and m.target == seat
    return m.phase == "upkeep" and seat == m.actor


def attack_is_over(m: DiceThrone) -> bool:
    """Whether an attack's damage is past, even if all of it was prevented (DT-144, AMB-05)."""
    return m.phase == "defensive-roll" and not m.attack_on and m.amount > 0 and not m.incoming


def lack(m: DiceThrone, seat: int, play: Play) -> Problem:
    """What the play would have nothing to be done to; or its condition, if that does not hold."""
    if play.alters and not alterable(m, seat, play.whose_dice):
        return "dice"
    if play.turns_to and not changes(m, play.turns_to):
        return "faces"
    if play.idles and finds_nothing(m, seat, play):
        return "damage" if play.wards else "nothing"
    if play.prevents and play.timing != "attacked" and not preventable(m, seat, play):
        return "damage"
    if play.needs is not None and (lacking := object_problem(m, seat, play)):
        return lacking
    if play.instead_of_defence and (m.defended or not m.attack_on):
        return "defence"
    if play.condition is None or holds(m, play.condition, play_context(m, seat, play)):
        return FINE
    return "condition"


def finds_nothing(m: DiceThrone, seat: int, play: Play) -> bool:
    """Whether no word of the text would do anything; no card pays for itself."""
    if play.asks_cards and len(m.fighters[seat].hand) <= play.asks_cards:
        return True
    return all_idle(m, play.idles, play_context(m, seat, play))


def preventable(m: DiceThrone, seat: int, play: Play) -> bool:
    """Whether damage is coming that the play could prevent."""
    seats = (seat,) if play.prevents == "me" else m.players(seat)
    return any(avoidable(m, other) for other in seats)


def alterable(m: DiceThrone, seat: int, whose: str) -> bool:
    """Whether dice lie on the table that this seat may alter now (DT-162, DT-163, DT-189)."""
    if whose == "offensive-attempt":
        return m.purpose == "offensive" and m.phase == "offensive-roll" and not m.ultimate
    if not m.dice_open or not m.dice:
        return False
    if whose == "defensive-attempt":
        return m.purpose == "defensive"
    if whose == "own":
        return m.roller == seat
    if whose == "opponent":
        return m.side_of[m.roller] != m.side_of[seat]
    if whose == "team":
        return m.side_of[m.roller] == m.side_of[seat]
    return True
