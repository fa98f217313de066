"""Proving rules: scenarios, the catalogue, and what proves what."""
