"""Where an offensive roll may lead: the attacks that dice may allow, for bots that look ahead.

A bot plays each attack on and learns what it comes to. The odds then tell what every keep is
worth, exactly: rerolls themselves need not be tried.
"""

from collections.abc import Sequence
from typing import Final

from astragal.games.dice_throne.advice.evaluation import health_point
from astragal.games.dice_throne.advice.worth import PLACE, LayWorth, worth_of
from astragal.games.dice_throne.rules.dice import Dice
from astragal.games.dice_throne.rules.offence import declare
from astragal.games.dice_throne.state import DiceThrone
from astragal.kernel.match import NOTHING
from astragal.odds.keeps import dice_odds

RARE: Final = 1e-9
HELD_BACK: Final = ""


class RollEnds:
    """The attacks that an offensive roll may end in: each ability with each of its tiers."""

    def __init__(self, m: DiceThrone) -> None:
        who = m.fighters[m.actor]
        self.lay = who.lay
        self.worth: LayWorth = worth_of(m.content, who.lay, who.board.faces)
        self.dice = tuple(sorted(m.dice))
        self.attempts = min(m.attempts, 2)
        self.point = health_point(m, m.actor)
        self.starts: list[tuple[str, Dice]] = [(HELD_BACK, self.dice)]
        self.fitting: list[list[tuple[int, float]]] = self._fitting()

    def __len__(self) -> int:
        return len(self.starts)

    def _fitting(self) -> list[list[tuple[int, float]]]:
        """For each roll the ends that it allows, and how far each differs from its sample."""
        odds = dice_odds()
        reach = self._reach()
        found: list[list[tuple[int, float]]] = [[(0, 0.0)] for _ in odds.rolls]
        for one in self.lay.offensive:
            worths = self.worth.abilities[one.ability.id]
            tiers: dict[int, list[int]] = {}
            for at, dice in enumerate(odds.rolls):
                if reach[at] > RARE and (tier := one.tier(dice)) >= 0:
                    tiers.setdefault(tier, []).append(at)
            for places in tiers.values():
                sample = max(places, key=reach.__getitem__)
                for at in places:
                    found[at].append((len(self.starts), worths[at] - worths[sample]))
                self.starts.append((one.ability.id, odds.rolls[sample]))
        return found

    def _reach(self) -> list[float]:
        """How likely each roll is to come, roughly: what is easy to keep comes more often."""
        odds = dice_odds()
        if not self.attempts:
            return [float(dice == self.dice) for dice in odds.rolls]
        if self.attempts > 1:
            return odds.chances
        reach = [0.0] * len(odds.rolls)
        for kept in odds.keeps[PLACE[self.dice]]:
            for at, chance in odds.outcomes[kept]:
                reach[at] = max(reach[at], chance)
        return reach

    def begin(self, m: DiceThrone, which: int) -> None:
        """Put a match with this decision at one of the ends: its dice lie, it is declared."""
        ability, dice = self.starts[which]
        m.dice = list(dice)
        m.options = NOTHING
        m.do((declare, ability))
        m.run()

    def rates(self, m: DiceThrone, values: Sequence[float]) -> list[float]:
        """What each option is worth when the ends are; below 0 for one that must be tried."""
        point = self.point
        now = [max(values[end] + point * more for end, more in ends) for ends in self.fitting]
        plan = dice_odds().plan(now)
        keeps = plan.worth(self.attempts) if self.attempts else {}
        fitting = {
            self.starts[end][0]: values[end] + point * more
            for end, more in self.fitting[PLACE[self.dice]]
        }
        found = []
        for option in m.options:
            verb = option[0]
            if verb in ("keep", "roll"):
                found.append(keeps[option[1:]])
            elif verb in ("ability", "none"):
                found.append(fitting[option[1] if verb == "ability" else HELD_BACK])
            else:
                found.append(-1.0)
        return found


def ends(m: DiceThrone) -> RollEnds | None:
    """The ends of the pending decision, when it is about rolling."""
    if m.reason != "rolling" or not m.dice:
        return None
    return RollEnds(m)
