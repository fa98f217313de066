"""What a pack of Dice Throne may say, and the tables made of it."""
