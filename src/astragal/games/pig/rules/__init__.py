"""The rules of Pig, one step at a time."""
