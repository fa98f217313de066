"""Pig: roll or hold, the first to reach 100 wins. The smallest complete game."""
