"""Skirmish: a small card game with secrets, reactions and dice, played only by the tests."""
