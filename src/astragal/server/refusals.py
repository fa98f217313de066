"""What was refused, so that the same nonce gets the same answer; the last of each seat."""

from collections import OrderedDict

from astragal.server.problems import Problem

MOST = 50  # of one seat: more than any client has under way
# Nothing was found out about it: whoever sends it again may well be lucky.
PASSING = ("storage",)


class Refusals:
    """Refused nonces of one match, in memory alone: after a restart they are looked at anew."""

    def __init__(self) -> None:
        self._kept: dict[int, OrderedDict[str, Problem]] = {}

    def note(self, seat: int, nonce: str, problem: Problem) -> None:
        """Remember a refusal."""
        if problem.code in PASSING:
            return
        kept = self._kept.setdefault(seat, OrderedDict())
        kept[nonce] = problem
        if len(kept) > MOST:
            kept.popitem(last=False)

    def check(self, seat: int, nonce: str) -> None:
        """Raise the Problem with which a nonce of this seat was refused, if it was."""
        kept = self._kept.get(seat)
        problem = None if kept is None else kept.get(nonce)
        if problem is not None:
            raise problem.with_traceback(None)
