game-name = Свинья
ask-turn = Место { $seat }: бросить ещё раз или оставить набранное?
option-roll = Бросить кубик
option-hold = Остановиться и записать очки за ход
event-rolled = Место { $seat }: на кубике { $die }.
event-held = Место { $seat } останавливается: всего очков — { $score }.
