"""What the words of Dice Throne say, in three languages."""
