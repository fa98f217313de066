"""Odds: exact chances, and what a game tells bots of itself."""
