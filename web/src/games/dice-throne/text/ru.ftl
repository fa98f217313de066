### Что говорит само поле «Трона кубов».

dt-kept = оставлен
dt-wanted = оставить
dt-die = Кубик { $place }: { $symbol } { $face }
dt-die-kept = Кубик { $place }: { $symbol } { $face }, оставлен
dt-dice = Кубики
dt-tap-change = Изменить или перебросить
dt-which-change = Что сделать с этим кубиком?
dt-tap-dice = Нажмите на кубики, которые остаются, и перебросьте остальные.
dt-your-roll = Ваш бросок
dt-first-roll = У вас три попытки.
dt-attempts-left = { $n ->
    [one] Осталась { $n } попытка из { $of }. Нажмите на кубики, чтобы их оставить.
    [few] Остались { $n } попытки из { $of }. Нажмите на кубики, чтобы их оставить.
    [many] Осталось { $n } попыток из { $of }. Нажмите на кубики, чтобы их оставить.
   *[other] Осталось { $n } попытки из { $of }. Нажмите на кубики, чтобы их оставить.
}
dt-no-attempts = Попыток не осталось: объявите способность или откажитесь.
dt-roll-dice = { $n ->
    [one] Бросить { $n } кубик
    [few] Бросить { $n } кубика
    [many] Бросить { $n } кубиков
   *[other] Бросить { $n } кубика
}
dt-roll-of = { $name }: { $purpose }
dt-goal = Способность «{ $ability }» при лучшем выборе:
dt-keep-these = { $n ->
    [one] Оставить этот кубик
    [few] Оставить эти { $n } кубика
    [many] Оставить эти { $n } кубиков
   *[other] Оставить эти { $n } кубика
}
dt-run = подряд от { $from } до { $to }
dt-chance = шанс
dt-ready = готово
dt-more = больше:
dt-small = малый
dt-large = большой
dt-small-straight = Малый стрит: четыре числа подряд
dt-large-straight = Большой стрит: пять чисел подряд
dt-defence-dice = { $n ->
    [one] { $n } кубик
    [few] { $n } кубика
    [many] { $n } кубиков
   *[other] { $n } кубика
}
dt-boards = Планшеты героев
dt-my-board = Мой планшет
dt-board-of = Планшет героя: { $name }
dt-show-board = Показать планшет героя: { $name }
dt-hand = Ваша рука
dt-playable = можно разыграть сейчас
dt-hand-cards = { $n ->
    [one] { $n } карта
    [few] { $n } карты
    [many] { $n } карт
   *[other] { $n } карты
}
dt-deck = Колода { $n }
dt-discard = Сброс { $n }
dt-discard-of = Сброс: { $name }
dt-health = Здоровье: { $n }
dt-shares-health = общее здоровье: { $name }
dt-cp = БС
dt-cp-long = Боевая сила
dt-token-count = { $n }, не больше { $limit }
dt-token-health = Здоровье: { $n } из { $most }
dt-turn-own = Ваш ход
dt-turn-of = Ходит { $name }
dt-on-turn = ходит
dt-defeated = больше не играет
dt-played = Разыграно в этот ход
dt-being-played = Разыгрывается
dt-incoming = Входящий урон
dt-would-lose = { $name } теряет
dt-no-ability = Без способности
dt-to-dice = К броску
dt-end-turn = Закончить ход
dt-pass-take = { $n ->
   *[other] Принять урон: { $n }
}
dt-pass-dice = Принять бросок
dt-pass-declared = Пусть активируется
dt-pass-declared-own = Активировать
dt-pass-attack = Перейти к защите
dt-pass-attack-own = Атаковать
dt-pass-damage-own = Нанести урон
dt-not-now = Сейчас нельзя:
dt-switch = Когда это можно применить
dt-switch-ask = спрашивать как обычно
dt-switch-always = всегда спрашивать
dt-switch-never = не спрашивать
dt-details = Подробности
dt-close = Закрыть
dt-complexity = Сложность { $n } из 6
dt-keys-dice = оставить кубик или снова бросать

## Статистика

dt-stat-damage = Получено урона
dt-stat-damage-kind = из него: { $kind }
dt-stat-prevented = Отменено урона
dt-stat-healed = Исцелено здоровья
dt-stat-abilities = Применено способностей
dt-stat-cards = Разыграно карт
dt-stat-cp = Получено БС
