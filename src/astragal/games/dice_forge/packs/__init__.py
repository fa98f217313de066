"""What a pack of Dice Forge may say, and the tables made of it."""
