### «Свинья» за столом.

pig-your-turn = Ваш ход
pig-turn-of = Ход: { $name }
pig-ask = На кону { $total }: бросить ещё или остановиться?
pig-ask-first = Бросьте кубик. Единица закончит ход ни с чем.
pig-roll = Бросить кубик
pig-roll-again = Бросить ещё
pig-hold = Остановиться: +{ $total }
pig-hold-effect = Счёт станет { $score }
pig-total = За ход
pig-of = из { $goal }
pig-turns =
    { $count ->
        [one] { $count } ход
        [few] { $count } хода
        [many] { $count } ходов
       *[other] { $count } хода
    }
pig-track =
    { $name }: { $score } из { $goal }{ $stake ->
        [0] .
       *[other] , на кону { $stake }.
    }
pig-die =
    { $face ->
        [0] Кубик. Ещё никто не бросал.
       *[other] На кубике { $face }.
    }
pig-die-roll =
    { $face ->
        [0] Бросить кубик.
       *[other] На кубике { $face }. Бросить ещё.
    }
pig-turn-dice = Кубики этого хода: { $dice }
pig-rolled = { $name }: выпало { $die }.
pig-lost =
    { $lost ->
        [0] Сразу единица: { $name } ничего не получает.
       *[other] Единица! { $name } теряет { $lost }.
    }
pig-held = { $name } останавливается: +{ $total }.
pig-key-roll = Бросить кубик
pig-key-hold = Остановиться
pig-stat-turns = Ходов
pig-stat-rolls = Бросков
pig-stat-best = Лучший ход
pig-stat-ones = Ходов, оконченных единицей
pig-stat-lost = Очков потеряно из-за единиц

pig-end-summary = Очков: { $score }, ходов: { $n }.
pig-end-points = Очки
