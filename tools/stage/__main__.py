"""Show stored positions to the boards and say what does not hold there: `make stage`."""

import sys
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, replace
from itertools import product
from pathlib import Path

import click
from playwright.sync_api import sync_playwright

from astragal.games import game_ids
from astragal.prose.text import LANGUAGES
from tools.browser import ARGUMENTS
from tools.stage.grown import GAME, grown
from tools.stage.positions import Kind, Shown, gathered
from tools.stage.sittings import MATCHES, Sitting, sittings
from tools.stage.sizes import SIZES, size_named
from tools.stage.window import Fault, Window, window
from tools.system_packages import chromium

NAMES = [size.name for size in SIZES]


@dataclass(frozen=True, slots=True)
class Look:
    """What is to be looked at in one window, and what is done with it."""

    game: str = ""
    size: str = ""
    language: str = ""
    mode: str = ""
    hero: str = ""
    match: str = ""
    matches: int = MATCHES
    fine: bool = True
    most: int = 0
    pictures: Path | None = None
    every: bool = False


@click.command()
@click.option("--game", "games", multiple=True, type=click.Choice(game_ids()))
@click.option("--size", "sizes", multiple=True, type=click.Choice(NAMES))
@click.option("--language", "languages", multiple=True, type=click.Choice(LANGUAGES))
@click.option("--mode", default="", help="Only modes that begin so: duel, teams, grown ...")
@click.option("--hero", default="", help="Only what is seen by a seat with this fact.")
@click.option("--match", default="", help="Only the match of this name.")
@click.option("--matches", default=MATCHES, show_default=True, help="Matches of each mode.")
@click.option("--fine/--coarse", default=True, help="Each kind of decision in every mode, or once.")
@click.option("--most", default=0, help="Stop after so many positions in each window.")
@click.option("--pictures", type=click.Path(path_type=Path), help="A folder for what fails.")
@click.option("--all-pictures", "every", is_flag=True, help="Picture whatever is looked at.")
@click.option("--jobs", default=2, show_default=True)
def main(
    games: tuple[str, ...],
    sizes: tuple[str, ...],
    languages: tuple[str, ...],
    jobs: int,
    **wanted: object,
) -> None:
    """Look at every kind of decision in each window, language and mode; all of them by default."""
    look = replace(Look(), **wanted)  # type: ignore[arg-type]
    cells = product(games or game_ids(), languages or LANGUAGES, sizes or NAMES)
    looks = [replace(look, game=game, language=lang, size=size) for game, lang, size in cells]
    looked, faults = 0, 0
    with ProcessPoolExecutor(min(jobs, len(looks))) as pool:
        for one, (count, found) in zip(looks, pool.map(looked_at, looks), strict=True):
            report(f"{one.game} {one.size} {one.language}", count, found)
            looked += count
            faults += len(found)
    print(f"\n{looked} positions, {faults} faults")
    sys.exit(1 if faults else 0)


def looked_at(look: Look) -> tuple[int, list[Fault]]:
    """How many positions were shown in one window, and everything that is wrong with them."""
    shown = limited(list(gather(look)), look.most)
    found: list[Fault] = []
    with sync_playwright() as driver:
        browser = driver.chromium.launch(executable_path=chromium(), args=list(ARGUMENTS))
        with window(browser, size_named(look.size), look.language) as page:
            for one in shown:
                found += faults_of(page, one, look)
        browser.close()
    return sum(len(one.positions) for one in shown), found


def wanted_of(look: Look) -> Iterator[Sitting]:
    """The matches that are asked for."""
    for one in (*sittings(look.game, look.matches), *(grown() if look.game == GAME else ())):
        named = not look.match or one.name == look.match
        if one.mode.startswith(look.mode) and named and look.hero in ("", one.facts):
            yield one


def gather(look: Look) -> Iterator[Shown]:
    seen: set[Kind] = set()
    yield from gathered(list(wanted_of(look)), look.language, seen, look.fine)


def limited(shown: list[Shown], most: int) -> list[Shown]:
    """The first so many positions; all when that is 0."""
    left = most or sys.maxsize
    for one in shown:
        one.positions = one.positions[:left]
        left -= len(one.positions)
    return [one for one in shown if one.positions]


def faults_of(page: Window, shown: Shown, look: Look) -> Iterator[Fault]:
    """What is wrong in one match; pictures of it are taken where they are wanted."""
    for position, faults in page.faults(shown):
        yield from faults
        if look.pictures and (faults or look.every):
            look.pictures.mkdir(parents=True, exist_ok=True)
            name = f"{look.size}-{look.language}-{shown.sitting.name}-{position.number}.png"
            page.page.screenshot(path=look.pictures / name)


def kind(fault: Fault) -> str:
    return f"{fault.what} | {fault.where}"


def report(cell: str, count: int, found: list[Fault]) -> None:
    """Each fault once, with how often it was seen and the first place of it."""
    print(f"\n{cell}: {count} positions, {len(found)} faults", flush=True)
    times = Counter(kind(one) for one in found)
    first = {kind(one): one for one in reversed(found)}
    for key, often in times.most_common():
        print(f"  {often:4} x {first[key]}", flush=True)


if __name__ == "__main__":
    main()
