"""The version of the engine, as records and saves name it."""

VERSION = "0.2.0"
