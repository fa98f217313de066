game-name = Świnia
ask-turn = Miejsce { $seat }: rzucić jeszcze raz czy zachować punkty?
option-roll = Rzuć kością
option-hold = Zatrzymaj się i zapisz punkty z tury
event-rolled = Miejsce { $seat }: na kości wypada { $die }.
event-held = Miejsce { $seat } kończy turę, razem punktów: { $score }.
