"""The odds of a hero in tables: how likely abilities are, what to keep, what attacks would do."""

from collections.abc import Callable, Iterator

from astragal.games.dice_throne.advice.attack_odds import AttackOdds, Attacks, attack_odds
from astragal.games.dice_throne.advice.odds import Goal, Outlook, board_odds, outlook
from astragal.games.dice_throne.packs.facts import BoardAbility, Lay
from astragal.games.dice_throne.packs.pack import Hero
from astragal.games.dice_throne.prose.names import named, needs
from astragal.games.dice_throne.rules.dice import Dice
from astragal.games.dice_throne.table.odds_asked import OddsAsked, asked_of, duel_of
from astragal.kernel.game import Game
from astragal.kernel.reference import OddsQuestion, OddsReport
from astragal.odds.keeps import ROUNDING, dice_odds
from astragal.prose.figures import spelled
from astragal.prose.grid import Column, Grid, Span, Spans, joined


def odds_report(game: Game, question: OddsQuestion, language: str) -> OddsReport:
    """The odds of a hero's abilities; against somebody, what attacks would do besides."""
    asked = asked_of(game.content(), question, language)
    if question.against is None:
        return OddsReport(heading(asked), [chances_grid(asked, None)])
    m = duel_of(game, question, question.against)
    attacks = attack_odds(m, 0, 1)
    defender = m.fighters[1].board.hero
    best = attack_grid(asked, attacks, defender, with_defeat=bool(question.health))
    return OddsReport(heading(asked), [chances_grid(asked, attacks.for_damage), best])


def heading(asked: OddsAsked) -> Spans:
    """The hero, the dice and the attempts."""
    name = Span(named(asked.hero.names, asked.language), asked.hero.hue, "bold")
    left = asked.word("attempts", n=asked.attempts)
    if not asked.dice:
        return [name, Span(f"  {asked.word('first')}, {left}")]
    dice = Span(f"  {asked.word('dice')} ")
    return [name, dice, *faces(asked, asked.dice), Span("  "), Span(left, weight="dim")]


def chances_grid(asked: OddsAsked, attacks: Attacks | None) -> Grid:
    """Every offensive ability and its tiers: how likely, and what to keep."""
    columns = [Column(asked.word("ability")), Column(asked.word("needs"))]
    columns += outlook_columns(asked)
    if attacks is not None:
        columns.append(Column(asked.word("damage"), right=True, wraps=False))
    rows = [row for one in asked.lay.offensive for row in ability_rows(asked, one, attacks)]
    return Grid(asked.hero.hue, columns, rows)


def ability_rows(
    asked: OddsAsked, one: BoardAbility, attacks: Attacks | None
) -> Iterator[list[Spans]]:
    """A row for each goal of an ability; its name stands in the first."""
    name = named(one.ability.names, asked.language)
    for goal in goals(asked.lay, one):
        view = goal.outlook(asked.dice, asked.attempts)
        row = [[Span(name, weight="bold")], needed(asked, goal), *cells(asked, view, percent)]
        if attacks is not None:
            row.append([Span(spelled(damage_range(attacks, goal), asked.language))])
        yield row
        name = ""


def goals(lay: Lay, one: BoardAbility) -> list[Goal]:
    """The tiers of an ability; before them any of them, where the first is not in all."""
    odds = board_odds(lay)
    tiers, whole = odds.tiers[one.ability.id], odds.abilities[one.ability.id]
    return tiers if whole.satisfied == tiers[0].satisfied else [whole, *tiers]


def needed(asked: OddsAsked, goal: Goal) -> Spans:
    """What the dice must show."""
    if goal.tier is None:
        return [Span(asked.word("any"), weight="dim")]
    wanted = goal.ability.ability.tiers[goal.tier].needs
    if isinstance(wanted, str):
        return [Span(needs(asked.content, wanted, asked.language))]
    return joined(" + ", (symbols(asked, id, count) for id, count in wanted.items()))


def symbols(asked: OddsAsked, id: str, count: int) -> Span:
    """So many of a symbol, in its colour."""
    words = needs(asked.content, f"{asked.hero.id} {id} {count}", asked.language)
    return Span(words, asked.hero.symbols[id].hue)


def damage_range(attacks: Attacks, goal: Goal) -> str:
    """The expected damage when the goal is what is activated: one number, or from least to most."""
    found = sorted(set(map(number, expected(attacks, goal))), key=float)
    return "–".join(dict.fromkeys([found[0], found[-1]])) if found else ""


def expected(attacks: Attacks, goal: Goal) -> Iterator[float]:
    """The damage to expect of each roll that reaches a goal."""
    one = goal.ability
    for dice in dice_odds().rolls:
        tier = one.tier(dice)
        if tier >= 0 and goal.tier in (None, tier):
            yield attacks.worths(dice)[one.ability.id]


def attack_grid(asked: OddsAsked, odds: AttackOdds, defender: Hero, with_defeat: bool) -> Grid:
    """The best attack of all: the damage to expect, and how likely it defeats the defender."""
    hero = named(defender.names, asked.language)
    view = outlook(odds.for_damage.plan, asked.dice, asked.attempts)
    rows = [[[Span(asked.word("attack", hero=hero))], *cells(asked, view, number)]]
    if with_defeat:
        view = outlook(odds.for_defeat.plan, asked.dice, asked.attempts)
        label = asked.word("defeat", hero=hero, health=odds.health)
        rows.append([[Span(label)], *cells(asked, view, percent)])
    return Grid(asked.hero.hue, [Column(""), *outlook_columns(asked)], rows)


# -- columns and cells ----------------------------------------------------------------------------


def outlook_columns(asked: OddsAsked) -> list[Column]:
    """Without dice on the table there is nothing now, and nothing to keep."""
    names = ("now", "best", "keep", "start") if asked.dice else ("start",)
    return [Column(asked.word(name), right=name != "keep", wraps=False) for name in names]


def cells(asked: OddsAsked, view: Outlook, shown: Callable[[float], str]) -> list[Spans]:
    """The cells of those columns."""
    now, best, start = (
        spelled(shown(worth), asked.language) for worth in (view.now, view.best, view.start)
    )
    if not asked.dice:
        return [[Span(best)]]
    better = view.best > view.now + ROUNDING
    promised = Span(best, weight="bold" if better else "")
    return [[Span(now)], [promised], kept(asked, view), [Span(start)]]


def kept(asked: OddsAsked, view: Outlook) -> Spans:
    """What to keep, where there is any hope at all."""
    if view.best <= 0:
        return [Span("–", weight="dim")]
    return faces(asked, view.keep) if view.keep else [Span(asked.word("nothing"), weight="dim")]


def faces(asked: OddsAsked, dice: Dice) -> Spans:
    """Dice in the colours of their symbols."""
    hues = [asked.hero.symbols[asked.hero.dice[face]].hue for face in dice]
    return joined(" ", (Span(str(face), hue) for face, hue in zip(dice, hues, strict=True)))


def percent(chance: float) -> str:
    """A chance with two digits behind the point; the sure and the impossible without."""
    sure = round(chance, 12) in (0.0, 1.0)
    return f"{chance:.0%}" if sure else f"{chance:.2%}"


def number(amount: float) -> str:
    """An amount with two digits behind the point."""
    return f"{amount:.2f}"
