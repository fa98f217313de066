"""What the words of Dice Forge do."""
