"""An external bot for any game: it takes any option, each with the same chance."""

import json
import sys
from random import Random

for line in sys.stdin:
    decision = json.loads(line)
    rng = Random(f"{decision['seed']}/{decision['number']}")
    answer = {"choose": rng.choice(decision["options"]), "number": decision["number"]}
    print(json.dumps(answer), flush=True)
