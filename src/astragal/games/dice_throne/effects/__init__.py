"""What the words of Dice Throne do."""
