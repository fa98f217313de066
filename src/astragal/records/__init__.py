"""Records: a match as text, replayed and proved."""
