"""What every game stands on: match, agenda, decision, window, chance, view, record, scenario."""
