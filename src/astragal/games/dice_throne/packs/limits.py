"""What a pack counts must fit what there is: limits of tokens, companions, sides of the board."""

from collections.abc import Iterable, Iterator

from astragal.errors import PackError
from astragal.games.dice_throne.packs.conditions import Has
from astragal.games.dice_throne.packs.links import all_companions, parts
from astragal.games.dice_throne.packs.pack import Companion, Hero, Status, Statuses, Use
from astragal.games.dice_throne.packs.words.companions import Build, Grow
from astragal.games.dice_throne.packs.words.compose import Cost
from astragal.games.dice_throne.packs.words.tokens import RaiseLimit
from astragal.packs.yaml import Position
from astragal.prose.spelling import quoted

SIDES = 2  # a board has a front and a back, or nothing on its back


def check_limits(pack: Hero | Statuses) -> None:
    """No number of tokens is asked for that can never lie on a hero."""
    most = _unraised(pack, dict(_limits(pack.statuses)))
    _check_numbers(pack, most)
    for status in pack.statuses:
        _check_spending(status.id, status.uses, most)
    if isinstance(pack, Hero):
        _check_sides(pack)
        _check_start(pack)
        for companion in all_companions(pack):
            _check_companion(companion)
        _check_companions_used(pack)


def _limits(statuses: Iterable[Status]) -> Iterator[tuple[str, int]]:
    """The most tokens of each status that can lie on any hero."""
    for status in statuses:
        yield status.id, max(status.limit, status.others_limit or 0)


def _unraised(pack: Hero | Statuses, most: dict[str, int]) -> dict[str, int]:
    """The limits that nothing raises."""
    raised = {part.status for part, _ in parts(pack) if isinstance(part, RaiseLimit)}
    return {name: limit for name, limit in most.items() if name not in raised}


def _check_numbers(pack: Hero | Statuses, most: dict[str, int]) -> None:
    for part, at in parts(pack):
        wanted = {part.status: part.at_least} if isinstance(part, Has) else {}
        if isinstance(part, Cost):
            wanted = part.tokens
        for name, count in wanted.items():
            if count > most.get(name, count):
                raise _beyond(name, count, most[name], at)


def _check_spending(name: str, uses: list[Use], most: dict[str, int]) -> None:
    for use in uses:
        if use.spend > most.get(name, use.spend):
            raise _beyond(name, use.spend, most[name], use.at)


def _beyond(name: str, count: int, most: int, at: Position) -> PackError:
    problem = f"there are never {count} {quoted(name)}: the limit is {most}"
    return at.error(problem, expected=f"at most {most}, or raise_limit somewhere")


# -- the board and its companions --------------------------------------------------------------


def _check_sides(hero: Hero) -> None:
    if hero.sides and (len(hero.sides) != SIDES or len(set(hero.sides)) != SIDES):
        problem = f"a board can't have these sides: {', '.join(hero.sides)}"
        raise hero.places.inside("sides").error(problem, expected="two different ones, or no sides")


def _check_start(hero: Hero) -> None:
    """Nobody begins with more than may lie there."""
    limits = {status.id: status.limit for status in hero.statuses}
    for name, count in hero.start.items():
        if count > limits.get(name, count):
            place = hero.places.inside("start", name)
            problem = f"the limit of {quoted(name)} is {limits[name]}"
            raise place.error(problem, expected=f"at most {limits[name]}")


def _check_companion(companion: Companion) -> None:
    """There is one of those that have health, and its tokens are its health."""
    if companion.health and (companion.limit > 1 or companion.starts > 1):
        problem = "there is only one of a companion with health"
        raise companion.at.error(problem, expected="limit and starts at most 1")
    if companion.health and companion.grows_from:
        problem = "a companion with health can't grow from another"
        raise companion.at.error(problem, expected="no health, or no grows_from")
    if companion.starts > companion.limit:
        problem = f"the limit of {quoted(companion.id)} is {companion.limit}"
        raise companion.at.error(problem, expected=f"starts at most {companion.limit}")
    if not companion.health:
        _check_spending(companion.id, companion.uses, {companion.id: companion.limit})


def _check_companions_used(hero: Hero) -> None:
    """What grows or is built can grow or be built."""
    own = hero.companions
    for part, at in parts(hero):
        if isinstance(part, Grow) and own and all(one.health for one in own):
            raise at.error('"grow" finds no companion that grows', expected="one without health")
        if isinstance(part, Build) and own and not any(_buildable(one, part) for one in own):
            expected = "a companion with a cost" if part.make == "basic" else "one with advanced"
            raise at.error(f'"build" finds nothing to build: {part.make}', expected=expected)
        if isinstance(part, Companion) and any(
            one.health and one.id == part.grows_from for one in own
        ):
            raise at.error("nothing grows from a companion with health", expected="another one")


def _buildable(companion: Companion, build: Build) -> bool:
    if build.make == "basic":
        return companion.cost is not None or companion.advanced is not None
    return companion.advanced is not None
