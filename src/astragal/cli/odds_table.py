"""The tables of `astragal odds`."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from rich import box
from rich.console import JustifyMethod
from rich.table import Table
from rich.text import Text

from astragal.cli.text import colour
from astragal.games.dice_throne.advice.attack_odds import AttackOdds, Attacks
from astragal.games.dice_throne.advice.odds import Goal, Outlook, board_odds, outlook
from astragal.games.dice_throne.packs.content import Content
from astragal.games.dice_throne.packs.facts import BoardAbility, Lay
from astragal.games.dice_throne.packs.pack import Hero
from astragal.games.dice_throne.prose.names import named, needs
from astragal.games.dice_throne.prose.texts import words_of
from astragal.games.dice_throne.rules.dice import Dice
from astragal.odds.keeps import ROUNDING, dice_odds
from astragal.prose.figures import spelled


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
        return words_of(self.language).message(f"odds-{name}", **arguments)


def heading(asked: OddsAsked) -> Text:
    """The hero, the dice and the attempts."""
    name = (named(asked.hero.names, asked.language), f"bold {colour(asked.hero.hue)}")
    left = asked.word("attempts", n=asked.attempts)
    if not asked.dice:
        return Text.assemble(name, "  ", asked.word("first"), ", ", left)
    return Text.assemble(
        name, "  ", asked.word("dice"), " ", faces(asked, asked.dice), "  ", (left, "dim")
    )


def chances_table(asked: OddsAsked, attacks: Attacks | None) -> Table:
    """Every offensive ability and its tiers: how likely, and what to keep."""
    table = new_table(asked)
    table.add_column(asked.word("ability"))
    table.add_column(asked.word("needs"))
    add_outlook_columns(table, asked)
    if attacks is not None:
        table.add_column(asked.word("damage"), justify="right", no_wrap=True)
    for one in asked.lay.offensive:
        for number, goal in enumerate(goals(asked.lay, one)):
            name = named(one.ability.names, asked.language) if number == 0 else ""
            view = goal.outlook(asked.dice, asked.attempts)
            row = [Text(name, style="bold"), needed(asked, goal), *cells(asked, view, percent)]
            if attacks is not None:
                row.append(Text(spelled(damage_range(attacks, goal), asked.language)))
            table.add_row(*row)
    return table


def goals(lay: Lay, one: BoardAbility) -> list[Goal]:
    """The tiers of an ability; before them any of them, where the first is not in all."""
    odds = board_odds(lay)
    tiers, whole = odds.tiers[one.ability.id], odds.abilities[one.ability.id]
    return tiers if whole.satisfied == tiers[0].satisfied else [whole, *tiers]


def needed(asked: OddsAsked, goal: Goal) -> Text:
    """What the dice must show."""
    if goal.tier is None:
        return Text(asked.word("any"), style="dim")
    wanted = goal.ability.ability.tiers[goal.tier].needs
    if isinstance(wanted, str):
        return Text(needs(asked.content, wanted, asked.language))
    symbols = asked.hero.symbols
    parts = [
        Text(
            needs(asked.content, f"{asked.hero.id} {symbol} {count}", asked.language),
            style=colour(symbols[symbol].hue),
        )
        for symbol, count in wanted.items()
    ]
    return Text(" + ").join(parts)


def damage_range(attacks: Attacks, goal: Goal) -> str:
    """The expected damage when the goal is what is activated: one number, or from least to most."""
    found = sorted(set(map(number, expected(attacks, goal))), key=float)
    return "–".join(dict.fromkeys([found[0], found[-1]])) if found else ""


def expected(attacks: Attacks, goal: Goal) -> Iterator[float]:
    one = goal.ability
    for dice in dice_odds().rolls:
        tier = one.tier(dice)
        if tier >= 0 and goal.tier in (None, tier):
            yield attacks.worths(dice)[one.ability.id]


def attack_table(asked: OddsAsked, odds: AttackOdds, defender: Hero, with_defeat: bool) -> Table:
    """The best attack of all: the damage to expect, and how likely it defeats the defender."""
    table = new_table(asked)
    table.add_column("")
    add_outlook_columns(table, asked)
    hero = named(defender.names, asked.language)
    plan = odds.for_damage.plan
    view = outlook(plan, asked.dice, asked.attempts)
    table.add_row(asked.word("attack", hero=hero), *cells(asked, view, number))
    if with_defeat:
        view = outlook(odds.for_defeat.plan, asked.dice, asked.attempts)
        label = asked.word("defeat", hero=hero, health=odds.health)
        table.add_row(label, *cells(asked, view, percent))
    return table


# -- columns and cells ----------------------------------------------------------------------------


def new_table(asked: OddsAsked) -> Table:
    ink = colour(asked.hero.hue)
    return Table(
        box=box.SIMPLE_HEAD, header_style=f"bold {ink}", border_style=ink, padding=(0, 1, 0, 0)
    )


def add_outlook_columns(table: Table, asked: OddsAsked) -> None:
    """Without dice on the table there is nothing now, and nothing to keep."""
    names = ("now", "best", "keep", "start") if asked.dice else ("start",)
    for name in names:
        side: JustifyMethod = "left" if name == "keep" else "right"
        table.add_column(asked.word(name), justify=side, no_wrap=True)


def cells(asked: OddsAsked, view: Outlook, shown: Callable[[float], str]) -> list[Text]:
    """The cells of those columns."""
    now, best, start = (
        Text(spelled(shown(worth), asked.language)) for worth in (view.now, view.best, view.start)
    )
    if not asked.dice:
        return [best]
    best.style = "bold" if view.best > view.now + ROUNDING else ""
    return [now, best, kept(asked, view), start]


def kept(asked: OddsAsked, view: Outlook) -> Text:
    """What to keep, where there is any hope at all."""
    if view.best <= 0:
        return Text("–", style="dim")
    return faces(asked, view.keep) if view.keep else Text(asked.word("nothing"), style="dim")


def faces(asked: OddsAsked, dice: Dice) -> Text:
    """Dice in the colours of their symbols."""
    hues = [asked.hero.symbols[asked.hero.dice[face]].hue for face in dice]
    shown = [Text(str(face), style=colour(hue)) for face, hue in zip(dice, hues, strict=True)]
    return Text(" ").join(shown)


def percent(chance: float) -> str:
    """A chance with two digits behind the point; the sure and the impossible without."""
    sure = round(chance, 12) in (0.0, 1.0)
    return f"{chance:.0%}" if sure else f"{chance:.2%}"


def number(amount: float) -> str:
    return f"{amount:.2f}"
