"""What packs may not do in a circle: grow companions, or set statuses off."""

from collections.abc import Iterable, Mapping

from astragal.games.dice_throne.packs.links import parts
from astragal.games.dice_throne.packs.pack import Companion, Status
from astragal.games.dice_throne.packs.words.tokens import Inflict


def check_growth(companions: Iterable[Companion]) -> None:
    """A line of growth begins with a companion that grows from none."""
    found = {companion.id: companion for companion in companions}
    grows = {name: [one.grows_from] for name, one in found.items() if one.grows_from}
    name = circle(grows)
    if name is not None:
        raise found[name].at.error(f'companion "{name}" grows from itself in a circle')


def check_setting_off(statuses: Iterable[Status]) -> None:
    """A status that is inflicted again may inflict others, but never itself by way of them."""
    found = {status.id: status for status in statuses}
    name = circle({name: inflicted_again(status) for name, status in found.items()})
    if name is not None:
        raise found[name].at.error(f'status "{name}" inflicts itself again and again, without end')


def inflicted_again(status: Status) -> list[str]:
    """What a status inflicts when it is inflicted above its limit."""
    effects = [trigger.do for trigger in status.triggers if trigger.when == "inflicted-again"]
    return [part.status for part, _ in parts(effects) if isinstance(part, Inflict)]


def circle(leads: Mapping[str, list[str]]) -> str | None:
    """A name that leads back to itself, if there is one."""
    for start in leads:
        seen: set[str] = set()
        ahead = list(leads[start])
        while ahead:
            name = ahead.pop()
            if name == start:
                return start
            if name not in seen:
                seen.add(name)
                ahead += leads.get(name, [])
    return None
