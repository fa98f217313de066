"""Dice Forge: dice whose faces are forged, heroic feats, and the favour of the gods."""
