"""What every game stands on: match, agenda, decision, window, chance, moves, view, save."""
