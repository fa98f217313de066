why-no-such-move = здесь нет такого хода
why-match-over = партия окончена
ask-over = Партия окончена.
option-pass = Пас
event-dropped = Место { $seat } больше не может сделать этот ход: { $move }. Ничего не потрачено.
