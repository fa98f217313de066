"""A small game built on Dice Throne: heroes, each with a pool, against a warden nobody plays."""
