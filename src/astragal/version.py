"""The version of the engine, as records and saves name it."""

VERSION = "0.1.0"
