"""The rules of Dice Throne, one step at a time."""
