### Слова поля: его справочный лист.

game-tagline = Бросок, переброс, удар: поединки героев

phase-upkeep-short = Обновление
phase-income-short = Доход
phase-main-1-short = Основная 1
phase-offensive-roll-short = Нападение
phase-targeting-roll-short = Цель
phase-defensive-roll-short = Защита
phase-main-2-short = Основная 2
phase-discard-short = Сброс
ability-kind-offensive = Нападение
ability-kind-defensive = Защита
ability-kind-passive = Пассивная
ability-kind-ultimate = Легендарная
card-kind-main = Основная фаза
card-kind-roll = Фаза броска
card-kind-instant = Немедленная
card-kind-upgrade = Улучшение
token-kind-positive = Положительное состояние
token-kind-negative = Отрицательное состояние
token-kind-unique = Уникальное состояние
token-kind-companion = Компаньон

## О чём решение: заголовок

reason-main-1 = Основная фаза 1
reason-rolling = Бросок нападения
reason-defend = Защита
reason-target = Цель атаки
reason-main-2 = Основная фаза 2
reason-discard-phase = Фаза сброса
reason-upkeep = Обновление
reason-income = Доход
reason-main = Конец основной фазы
reason-card = Разыгрывается карта
reason-dice = Кубики на столе
reason-duel = Кубик против кубика
reason-declared = Способность объявлена
reason-attack = Атака
reason-then = Эффект продолжается
reason-damage = Входящий урон
reason-after = После урона
reason-before-discard = Перед фазой сброса
reason-upkeep-order = Порядок эффектов обновления
reason-buy-attempt = Недостающая попытка
reason-reroll = Переброс
reason-change = Изменение кубика
reason-keep = Какие кубики оставить
reason-ransom = Выкуп
reason-pay-reroll = Переброс за плату
reason-roll-or-pick = Бросок или выбор
reason-source = Какой урон
reason-share = Раздел урона
reason-player = Выбор игрока
reason-pass-on = Передача состояния
reason-offer = Предложен жетон
reason-remove = Снятие состояния
reason-transfer = Перенос состояния
reason-how-many = Число жетонов
reason-pay-any = Оплата
reason-discard = Сброс карты
reason-fetch = Карта из колоды
reason-choose = Выбор
reason-may = По желанию
reason-grow = Рост компаньона
reason-give-up = Расход компаньона
reason-build = Постройка компаньона
reason-activate = Активация компаньона

## О чём договариваются до партии

fact-edition-help = Правила, по которым идёт партия.
fact-mode-help = Кто против кого играет.
fact-hero-help = У каждого героя свои кубики, способности и карты.
value-edition-2-4-3 = 2.4.3 (текущие)
value-edition-2-2 = 2.2 (прежние)
value-mode-duel = 1 на 1
value-mode-teams = Командная игра
value-mode-king-of-the-hill = Царь горы
setup-mode = режим «{ $mode }» не подходит для { $n } мест; нужно мест: { $counts }
