"""Omens: a game of set-off triggers, to prove windows that nobody may pass."""
