"""What the words of Dice Forge say, in three languages."""
