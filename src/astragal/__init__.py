"""A digital table for dice-and-card hero games."""
