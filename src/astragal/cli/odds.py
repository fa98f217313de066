"""`astragal odds`: how likely a hero's abilities are, what to keep, and what an attack would do."""

import click
from rich.console import Console

from astragal.cli.language import language_option, misused
from astragal.cli.odds_table import OddsAsked, attack_table, chances_table, heading
from astragal.cli.packs import packs_option
from astragal.cli.speaking import command
from astragal.cli.text import find_hero
from astragal.games.dice_throne.advice.attack_odds import AttackOdds, attack_odds
from astragal.games.dice_throne.advice.odds import ATTEMPTS
from astragal.games.dice_throne.fighter import Fighter
from astragal.games.dice_throne.game import GAME
from astragal.games.dice_throne.packs.content import Content
from astragal.games.dice_throne.packs.facts import HeroFacts
from astragal.games.dice_throne.rules.dice import Dice
from astragal.games.dice_throne.rules.offence import DICE
from astragal.games.dice_throne.state import DiceThrone
from astragal.packs.pack import meant
from astragal.prose.spelling import cut, nearest

MOST_HEALTH = 60


@command()
@click.argument("hero")
@click.option("--dice", "dice_text", metavar="1,1,4,5,6", help="The dice on the table.")
@click.option(
    "--attempts",
    type=click.IntRange(0, 5),
    help="Roll attempts left; by default 2 with dice on the table, otherwise 3.",
)
@click.option("--upgrade", "upgrades", multiple=True, metavar="CARD", help="An upgrade in play.")
@click.option("--side", metavar="SIDE", help="Which side of a two-sided board is up.")
@click.option("--against", metavar="HERO", help="The defender, to see what attacks would do.")
@click.option(
    "--against-upgrade", multiple=True, metavar="CARD", help="An upgrade of the defender's."
)
@click.option("--health", type=click.IntRange(1, MOST_HEALTH), help="The defender's health.")
@packs_option
@language_option
def odds(
    hero: str,
    dice_text: str | None,
    attempts: int | None,
    upgrades: tuple[str, ...],
    side: str | None,
    against: str | None,
    against_upgrade: tuple[str, ...],
    health: int | None,
    language: str,
) -> None:
    """The exact odds of HERO's offensive abilities: now, keeping the best dice, from scratch."""
    dice = dice_of(dice_text) if dice_text is not None else ()
    if attempts is None:
        attempts = ATTEMPTS - bool(dice)
    board = board_of(hero)
    lay = board.lay(levels_of(board, upgrades), side_of(board, side))
    asked = OddsAsked(board.content, board.hero, lay, dice, attempts, language)
    console = Console(highlight=False)
    console.print(heading(asked))
    if against is not None:
        m = table_of(board, board_of(against))
        seat_up(m.fighters[0], upgrades, side)
        seat_up(m.fighters[1], against_upgrade, None)
        show_attacks(console, asked, m, health)
        return
    if health is not None or against_upgrade:
        raise misused("odds-needs-against")
    console.print(chances_table(asked, None))


def show_attacks(console: Console, asked: OddsAsked, m: DiceThrone, health: int | None) -> None:
    """What the attacks of seat 1 would do to seat 2."""
    m.health[1] = health or m.start_health[1]
    attacks: AttackOdds = attack_odds(m, 0, 1)
    console.print(chances_table(asked, attacks.for_damage))
    console.print(attack_table(asked, attacks, m.fighters[1].board.hero, with_defeat=bool(health)))


def dice_of(text: str) -> Dice:
    """Five dice as typed: `1,1,4,5,6`."""
    faces = text.replace(",", " ").split()
    wrong = [face for face in faces if face not in ("1", "2", "3", "4", "5", "6")]
    if wrong:
        raise misused("odds-no-face", found=cut(wrong[0]))
    if len(faces) != DICE:
        raise misused("odds-dice", wanted=DICE, given=len(faces))
    return tuple(sorted(map(int, faces)))


def board_of(word: str) -> HeroFacts:
    """The board of a hero, by id or by name."""
    content: Content = GAME.content()
    return content.boards[find_hero(content, word).id]


def levels_of(board: HeroFacts, cards: tuple[str, ...]) -> dict[str, int]:
    """The levels of the slots that upgrades lie on; the highest counts."""
    known = {upgrade.id: upgrade for upgrade in board.hero.upgrades}
    levels: dict[str, int] = {}
    for card in (meant(card, known) for card in cards):
        if card not in known:
            raise no_upgrade(board.id, card, list(known))
        upgrade = known[card]
        levels[upgrade.of] = max(upgrade.level, levels.get(upgrade.of, 1))
    return levels


def side_of(board: HeroFacts, side: str | None) -> str:
    """The side of the board that lies up: the first one unless said."""
    sides = board.hero.sides
    if side is None:
        return sides[0] if sides else ""
    if not sides:
        raise misused("odds-one-side", hero=board.id)
    side = meant(side, sides)
    if side not in sides:
        raise misused("odds-no-side", hero=board.id, side=cut(side), known=", ".join(sides))
    return side


def no_upgrade(hero: str, card: str, known: list[str]) -> click.UsageError:
    """The hero has no such upgrade: the nearest one, or all of them."""
    near = nearest(card, known)
    if near:
        return misused("odds-no-upgrade-near", hero=hero, card=cut(card), near=near)
    return misused("odds-no-upgrade", hero=hero, card=cut(card), known=", ".join(known))


def table_of(attacker: HeroFacts, defender: HeroFacts) -> DiceThrone:
    """A duel at its start."""
    m = GAME.new([{"hero": attacker.id}, {"hero": defender.id}], seed="odds")
    assert isinstance(m, DiceThrone)
    return m


def seat_up(seat: Fighter, upgrades: tuple[str, ...], side: str | None) -> None:
    """Lay the board of a seat as asked for."""
    seat.levels = levels_of(seat.board, upgrades)
    seat.side = side_of(seat.board, side)
    seat.arrange()
