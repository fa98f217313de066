"""What bots and odds know of Pig."""
