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
