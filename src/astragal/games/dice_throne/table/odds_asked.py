"""What somebody asks the odds of, checked: the dice, a hero's board as it lies, a duel."""

from dataclasses import dataclass

from astragal.errors import SetupError
from astragal.games.dice_throne.advice.odds import ATTEMPTS
from astragal.games.dice_throne.fighter import Fighter
from astragal.games.dice_throne.packs.content import Content
from astragal.games.dice_throne.packs.facts import HeroFacts, Lay
from astragal.games.dice_throne.packs.pack import Hero
from astragal.games.dice_throne.prose.texts import words_of
from astragal.games.dice_throne.rules.dice import Dice
from astragal.games.dice_throne.rules.offence import DICE
from astragal.games.dice_throne.state import DiceThrone
from astragal.kernel.game import Game
from astragal.kernel.reference import OddsQuestion
from astragal.packs.pack import meant
from astragal.prose.spelling import cut, nearest

FACES = ("1", "2", "3", "4", "5", "6")


@dataclass(frozen=True, slots=True)
class OddsAsked:
    """What the odds are asked of."""

    content: Content
    hero: Hero
    lay: Lay
    dice: Dice
    attempts: int
    language: str

    def word(self, name: str, **arguments: object) -> str:
        """One of the words of the tables."""
        return words_of(self.language).message(f"odds-{name}", **arguments)


def asked_of(content: Content, question: OddsQuestion, language: str) -> OddsAsked:
    """The question, checked."""
    dice = () if question.dice is None else dice_of(question.dice)
    attempts = ATTEMPTS - bool(dice) if question.attempts is None else question.attempts
    board = content.boards[question.subject]
    lay = board.lay(levels_of(board, question.upgrades), side_of(board, question.side))
    return OddsAsked(board.content, board.hero, lay, dice, attempts, language)


def duel_of(game: Game, question: OddsQuestion, against: str) -> DiceThrone:
    """A duel at its start, both boards laid as asked for."""
    m = game.new([{"hero": question.subject}, {"hero": against}], seed="odds")
    assert isinstance(m, DiceThrone)
    lay_board(m.own(0), question.upgrades, question.side)
    lay_board(m.own(1), question.against_upgrades, None)
    m.health[1] = question.health or m.seating.start_health[1]
    return m


def lay_board(fighter: Fighter, upgrades: tuple[str, ...], side: str | None) -> None:
    """Lay the board of a fighter as asked for."""
    fighter.levels = levels_of(fighter.board, upgrades)
    fighter.side = side_of(fighter.board, side)
    fighter.arrange()


def dice_of(faces: tuple[str, ...]) -> Dice:
    """Five dice as typed."""
    wrong = [face for face in faces if face not in FACES]
    if wrong:
        raise SetupError(f"{cut(wrong[0])} is no face", "odds-no-face", found=cut(wrong[0]))
    if len(faces) != DICE:
        words = f"{DICE} dice are rolled, not {len(faces)}"
        raise SetupError(words, "odds-dice-count", wanted=DICE, given=len(faces))
    return tuple(sorted(map(int, faces)))


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
        words = f"the board of {board.id} has only one side"
        raise SetupError(words, "odds-one-side", whose=board.id)
    side = meant(side, sides)
    if side not in sides:
        known = ", ".join(sides)
        words = f"{board.id} has no side {cut(side)}; known: {known}"
        raise SetupError(words, "odds-no-side", whose=board.id, found=cut(side), known=known)
    return side


def no_upgrade(hero: str, card: str, known: list[str]) -> SetupError:
    """The hero has no such upgrade: the nearest one, or all of them."""
    words, near = f"{hero} has no upgrade {cut(card)}", nearest(card, known)
    if near:
        return SetupError(words, "odds-no-upgrade-near", whose=hero, found=cut(card), near=near)
    return SetupError(words, "odds-no-upgrade", whose=hero, found=cut(card), known=", ".join(known))
