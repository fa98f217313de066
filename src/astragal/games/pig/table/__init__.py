"""What the page is told of Pig."""
