"""Why a move of Dice Forge is not legal now."""
