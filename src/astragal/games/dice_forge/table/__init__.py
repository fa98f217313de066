"""What the page is told of Dice Forge."""
