"""The words that effects of Dice Throne are made of, by what they act on."""
