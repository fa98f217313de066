"""Many matches at once: arenas that measure how strong bots are."""
