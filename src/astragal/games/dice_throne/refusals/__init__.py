"""Why a move of Dice Throne is not legal now."""
