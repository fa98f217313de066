"""An external bot for any game: it takes the first option that is no pass."""

import json
import sys

for line in sys.stdin:
    decision = json.loads(line)
    moves = [move for move in decision["options"] if move != "pass"]
    answer = {"choose": moves[0] if moves else 0, "number": decision["number"]}
    print(json.dumps(answer), flush=True)
