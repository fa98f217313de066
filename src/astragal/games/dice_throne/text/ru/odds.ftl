### Таблица команды `astragal odds`.

odds-ability = Способность
odds-needs = Нужно
odds-any = любое из этого
odds-now = Сейчас
odds-best = Лучшее
odds-keep = Оставить
odds-start = С начала
odds-damage = Урон
odds-dice = Кубики
odds-attempts = { $n ->
    [one] осталась { $n } попытка
    [few] осталось { $n } попытки
    [many] осталось { $n } попыток
   *[other] осталось { $n } попытки
}
odds-attack = Лучшая атака: { $hero }
odds-defeat = Поражение: { $hero }, здоровье { $health }
odds-nothing = ничего
odds-first = до первого броска

odds-no-face = «{ $found }» — не грань кубика: грани — от 1 до 6
odds-dice-count = в --dice нужно { $wanted } кубиков, например 1,1,4,5,6; дано { $given }
odds-no-upgrade = у героя { $whose } нет улучшения «{ $found }»; есть: { $known }
odds-no-upgrade-near = у героя { $whose } нет улучшения «{ $found }»; может быть, «{ $near }»?
odds-one-side = у планшета героя { $whose } только одна сторона
odds-no-side = у героя { $whose } нет стороны «{ $found }»; есть: { $known }
