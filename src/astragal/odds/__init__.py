"""Odds: exact chances of dice."""
