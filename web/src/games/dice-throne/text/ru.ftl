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
dt-first-roll =
    { $n ->
        [one] У вас { $n } попытка.
        [few] У вас { $n } попытки.
       *[other] У вас { $n } попыток.
    }
dt-no-attempts = Попыток не осталось: объявите способность или откажитесь.
dt-roll-dice = { $n ->
    [one] Бросить { $n } кубик
    [few] Бросить { $n } кубика
    [many] Бросить { $n } кубиков
   *[other] Бросить { $n } кубика
}
dt-roll-of = { $name }: { $purpose }
dt-roll-for = Бросать на «{ $name }»
dt-keep-these = { $n ->
    [one] Оставить этот кубик
    [few] Оставить эти { $n } кубика
    [many] Оставить эти { $n } кубиков
   *[other] Оставить эти { $n } кубика
}
dt-run = подряд от { $from } до { $to }
dt-chance = шанс
dt-ready = готово
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
dt-cp = БС
dt-cp-long = Боевая сила
dt-token-count = { $n }, не больше { $limit }
dt-token-health = Здоровье: { $n } из { $most }
dt-turn-own = Ваш ход
dt-turn-of = Ходит { $name }
dt-defeated = больше не играет
dt-played = Разыграно в этот ход
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
dt-switch = Когда это можно применить
dt-switch-ask = спрашивать как обычно
dt-switch-always = всегда спрашивать
dt-switch-never = не спрашивать
dt-details = Подробности
dt-close = Закрыть
dt-complexity = Сложность { $n } из 6
dt-keys-dice = оставить кубик или снова бросать

dt-next = далее
dt-you = Вы
dt-answers = Можно ответить
dt-lens-idle = Наведите курсор на что угодно: описание появится здесь.
dt-team-own = Ваша команда
dt-team-other = Против вас
dt-team = Команда { $n }
dt-target = цель
dt-leader = лидер
dt-tab-abilities = Способности
dt-tap-or-declare = Отметьте кубики, чтобы оставить их, и перебросьте остальные или объявите способность.
dt-attempts = попытка { $n } из { $of }
dt-declare = Объявить «{ $name }»
dt-keep = Оставить
dt-keep-and-roll =
    { $n ->
        [one] Оставить «{ $faces }», бросить { $n } кубик
        [few] Оставить «{ $faces }», бросить { $n } кубика
       *[other] Оставить «{ $faces }», бросить { $n } кубиков
    }
dt-more-tokens =
    { $n ->
        [one] Ещё { $n } жетон
        [few] Ещё { $n } жетона
       *[other] Ещё { $n } жетонов
    }

## Статистика

dt-stat-damage = Получено урона
dt-stat-damage-kind = из него: { $kind }
dt-stat-prevented = Отменено урона
dt-stat-healed = Исцелено здоровья
dt-stat-abilities = Применено способностей
dt-stat-cards = Разыграно карт
dt-stat-cp = Получено БС

dt-style = Стиль
dt-bar-damage = Урон
dt-bar-defence = Защита
dt-bar-trickery = Хитрость
dt-bar-complexity = Сложность
dt-bar-of = { $n } из { $of }
dt-marks = Состояния и компаньоны
dt-signatures = Главные способности

dt-end-summary = { $hero }: осталось здоровья { $health }, сыграно ходов { $n }.
dt-end-health = Здоровье
dt-end-blow = сильнейший удар
dt-end-by = { $ability }, ход { $n }
dt-end-dealt = нанесено урона
dt-end-lost = получено: { $n }
dt-end-saved = исцелено, отменено
dt-end-roll = Лучший бросок
dt-end-run = чисел подряд: { $n }
dt-end-house = три и два одинаковых значения
dt-end-alike = одинаковых значений: { $n }
dt-opening = { $own ->
    [yes] Начинаете вы
   *[no] Начинает { $name }
}: лучший бросок, { $best } против { $next }.
