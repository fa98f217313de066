"""What the page is told of Dice Throne."""
