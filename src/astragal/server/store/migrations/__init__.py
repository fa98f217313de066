"""The migrations of the database, and how alembic runs them."""
