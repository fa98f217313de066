"""How fast the games play, against references measured in the same run: `python -m benchmarks`."""
