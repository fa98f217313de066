"""Dice Throne: rules 2.4.3, and 2.2 as a match option; any mix of heroes."""
