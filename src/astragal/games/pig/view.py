"""What is seen of Pig: everything, by everybody."""

from typing import Any

from astragal.games.pig.state import Pig
from astragal.kernel.view import seats_by_number


def view(m: Pig, viewer: int) -> dict[str, Any]:
    """Scores and the turn total; Pig has no secrets."""
    return {"seats": seats_by_number([{"score": score} for score in m.scores]), "total": m.total}
