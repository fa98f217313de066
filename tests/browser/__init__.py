"""Whole matches in a real browser, as people play them."""
