"""Packs: YAML of strangers, read strictly into typed values."""
