"""Tests of src/astragal/lab."""
