"""What bots and odds know of Dice Throne."""
