"""The rules of Dice Forge, one step at a time."""
