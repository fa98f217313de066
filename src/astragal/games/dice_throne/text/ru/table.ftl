### Что говорится за столом: вопросы, решения, журнал, факты на поле, причины отказа.

game-name = Трон кубов

## Названия того, о чём говорят правила

phase-setup = подготовка
phase-upkeep = фаза обновления
phase-income = фаза дохода
phase-main-1 = основная фаза 1
phase-offensive-roll = фаза броска нападения
phase-targeting-roll = фаза броска прицеливания
phase-defensive-roll = фаза броска защиты
phase-main-2 = основная фаза 2
phase-discard = фаза сброса
phase-end = конец хода
mode-duel = 1 на 1
mode-teams = команды
mode-king-of-the-hill = Царь горы
kind-normal = обычный
kind-undefendable = неблокируемый
kind-pure = чистый
kind-collateral = побочный
kind-ultimate = легендарный
purpose-offensive = бросок нападения
purpose-targeting = бросок прицеливания
purpose-defensive = бросок защиты
purpose-effect = бросок для эффекта
board-front = лицевая сторона
board-back = оборотная сторона

## Вопросы

ask-main-1 = { TO($seat, ",") } основная фаза 1: разыграть, улучшить, продать карты или перейти к броску?
ask-main-2 = { TO($seat, ",") } основная фаза 2: разыграть, улучшить, продать карты или завершить фазу?
ask-rolling = { TO($seat, ":") } бросить кубики, оставить часть и перебросить остальные или объявить способность?
ask-upkeep = { TO($seat, ",") } фаза обновления: разыграть что-нибудь?
ask-income = { TO($seat, ",") } фаза дохода: разыграть что-нибудь?
ask-main = { TO($seat, ":") } основная фаза заканчивается. Разыграть что-нибудь перед этим?
ask-card = { TO($seat, ":") } разыгрывается карта. Ответить на неё до её эффекта?
ask-dice = { TO($seat, ":") } изменить кубики или принять результат?
ask-declared = { TO($seat, ":") } способность объявлена. Разыграть что-нибудь до её активации?
ask-attack = { TO($seat, ":") } цель атаки известна. Разыграть что-нибудь до защиты?
ask-duel = { TO($seat, ":") } оба кубика брошены. Изменить один или разыграть что-нибудь, прежде чем их сравнят?
ask-then = { TO($seat, ":") } разыграть что-нибудь, прежде чем эффект продолжится?
ask-damage = { TO($seat, ":") } сейчас будет нанесён урон. Разыграть что-нибудь до этого?
ask-after = { TO($seat, ":") } разыграть что-нибудь до конца фазы броска?
ask-before-discard = { TO($seat, ":") } разыграть что-нибудь до продажи карт?
ask-reroll = { TO($seat, ":") } какой кубик перебросить?
ask-ransom = { TO($seat, ":") } заплатить или перебросить кубик?
ask-change = { TO($seat, ":") } какой кубик изменить и на что?
ask-keep = { TO($seat, ":") } какие кубики оставить? Остальные будут переброшены.
ask-upkeep-order = { TO($seat, ":") } какой эффект фазы обновления применить следующим?
ask-discard-phase = { TO($seat, ",") } фаза сброса: какую карту продать?
ask-defend = { TO($seat, ":") } как защищаться?
ask-source = { TO($seat, ":") } какой урон имеется в виду?
ask-player = { TO($seat, ":") } выберите игрока.
ask-target = { TO($seat, ":") } выберите цель атаки.
ask-pass-on = { TO($seat, ":") } кому передать состояние?
ask-discard = { TO($seat, ":") } какую карту сбросить?
ask-fetch = { TO($seat, ":") } какую карту взять из колоды?
ask-buy-attempt = { TO($seat, ":") } купить недостающую попытку броска за 1 БС?
ask-offer = { TO($seat, ":") } взять жетон?
ask-remove = { TO($seat, ":") } какое состояние снять?
ask-how-many = { TO($seat, ":") } сколько жетонов снять?
ask-transfer = { TO($seat, ":") } какое состояние, с кого и на кого перенести?
ask-pay-reroll = { TO($seat, ":") } заплатить за переброс?
ask-roll-or-pick = { TO($seat, ":") } бросить кубик или заплатить и выбрать символ?
ask-choose = { TO($seat, ":") } выберите одно.
ask-may = { TO($seat, ":") } сделать это?
ask-pay-any = { TO($seat, ":") } сколько БС потратить?
ask-grow = { TO($seat, ":") } какой компаньон растёт?
ask-give-up = { TO($seat, ":") } какого компаньона израсходовать?
ask-build = { TO($seat, ":") } какого компаньона построить?
ask-activate = { TO($seat, ":") } какого компаньона активировать?
ask-share = { TO($seat, ":") } сколько урона получит компаньон?

# То же для того, кто решает, под заголовком о том, что происходит.
question-main-1 = Разыграть, улучшить, продать карты или перейти к броску?
question-main-2 = Разыграть, улучшить, продать карты или завершить фазу?
question-upkeep = Разыграть что-нибудь?
question-income = Разыграть что-нибудь?
question-card = Ответить на неё до её эффекта?
question-declared = Разыграть что-нибудь до её активации?
question-discard-phase = Какую карту продать?

## Что можно сделать

option-play = Разыграть карту «{ $what }» ({ $cost } БС)
option-sell = Продать карту «{ $what }» за 1 БС
option-upgrade = Улучшение: «{ $what }» ({ $cost } БС)
option-discard = Сбросить карту «{ $what }»
option-fetch = Взять карту «{ $what }»
option-use = { $what_sort ->
    [ability] Использовать способность «{ $what }»
    [companion] { $n ->
        [0] Использовать компаньона «{ $what }»
        [1] Израсходовать компаньона «{ $what }»
       *[other] Израсходовать компаньона «{ $what }» ×{ $n }
    }
   *[status] { $n ->
        [0] Использовать жетон «{ $what }»
        [1] Израсходовать жетон «{ $what }»
       *[other] Израсходовать жетон «{ $what }» ×{ $n }
    }
}
option-activate = Активировать компаньона «{ $what }»
option-ability = Объявить способность «{ $what }»
option-none = Не объявлять способность
option-defend = Защититься: «{ $what }»
option-undefended = Не защищаться
option-guard = Урон получит компаньон «{ $what }»
option-target = Атаковать: { PLAYER($seat) } ({ $hero })
option-player = Выбрать: { PLAYER($seat) } ({ $hero })
option-remove = Снять состояние «{ $what }»
option-grow = Вырастить компаньона «{ $what }»
option-give = Израсходовать компаньона «{ $what }»
option-build = Построить компаньона «{ $what }»
option-transfer = Перенести состояние «{ $what }» от { PLAYER($from, "genitive") } { PLAYER($to, "dative") }
option-roll = { $reason ->
    [roll-or-pick] Бросить кубик
   *[other] Бросить все кубики
}
option-keep = Оставить { $what }, перебросить остальные
option-reroll = Перебросить кубик с { $what }
option-change = Изменить { $from } на { $to }
option-choose = Выбрать вариант { $what }
option-do = { $reason ->
    [pay-reroll] Заплатить
   *[other] Сделать
}
option-done = { $reason ->
    [may] Не делать
    [offer] Не брать
    [buy-attempt] Не покупать
    [pay-reroll] Не платить
    [pass-on] Не передавать
    [keep] Оставить все
   *[other] Больше ничего
}
option-take = Взять жетон «{ $what }»
option-spend = { $n ->
    [0] Ни одного
   *[other] Снять { $n }
}
option-pay = { $n ->
    [0] Ничего не тратить
   *[other] Потратить { $n } БС
}
option-pick = Заплатить и выбрать символ [{ $what }]
option-share = { $n ->
    [0] Ничего
    [one] { $n } урон
   *[other] { $n } урона
}
option-source = Урон { PLAYER($seat, "dative") }: { $n } ({ $kind })
option-resolve = Применить эффект «{ $what }»
option-buy = Купить попытку
option-next = Дальше
option-pass = Пас

## Журнал

event-turn = — Ходит { PLAYER($seat) } —
event-rolled = { PLAYER($seat, "start") } бросает: { $dice }.
event-rerolled = Кубик { PLAYER($seat, "genitive") } перебрасывается: было { $from }, стало { $to }. Кубики: { $dice }.
event-altered = Кубик { PLAYER($seat, "genitive") }: { $from } меняется на { $to }.
event-declared = { PLAYER($seat, "start") } объявляет способность «{ $ability }».
event-held-back = { PLAYER($seat, "start") } не объявляет способность.
event-lapsed = Объявление способности «{ $ability }» теряет силу: { PLAYER($seat) } решает заново.
event-activated = { PLAYER($seat, "start") } активирует способность «{ $ability }».
event-targeted = Цель { PLAYER($seat, "genitive") } — { PLAYER($target_seat) }.
event-defends = { PLAYER($seat, "start") } защищается способностью «{ $ability }».
event-damaged = { $amount ->
    [0] { PLAYER($seat, "start") } не получает урона.
   *[other] { $damage ->
        [normal] { PLAYER($seat, "start") } получает { $amount } { $amount ->
            [one] урон
           *[other] урона
        }.
        [undefendable] { PLAYER($seat, "start") } получает { $amount } { $amount ->
            [one] неблокируемый урон
           *[other] неблокируемого урона
        }.
        [pure] { PLAYER($seat, "start") } получает { $amount } { $amount ->
            [one] чистый урон
           *[other] чистого урона
        }.
        [collateral] { PLAYER($seat, "start") } получает { $amount } { $amount ->
            [one] побочный урон
           *[other] побочного урона
        }.
       *[ultimate] { PLAYER($seat, "start") } получает { $amount } { $amount ->
            [one] легендарный урон
           *[other] легендарного урона
        }.
    }
}
event-added = { PLAYER($seat, "start") } добавляет к атаке { $amount } { $amount ->
    [one] урон
   *[other] урона
}.
event-prevented = { $amount ->
    [half] Половина урона { PLAYER($seat, "dative") } отменена.
    [all] Весь урон { PLAYER($seat, "dative") } отменён.
   *[other] Урон { PLAYER($seat, "dative") } уменьшен, всего отменено: { $amount }.
}
event-reflects = { PLAYER($seat, "start") } возвращает половину урона.
event-healed = { PLAYER($seat, "start") } исцеляется на { $amount }.
event-stole-health = { PLAYER($seat, "start") } крадёт здоровье у { PLAYER($target_seat, "genitive") }: { $amount }.
event-gained-cp = { $amount ->
    [0] { PLAYER($seat, "start") } не получает БС.
   *[other] { PLAYER($seat, "start") } получает { $amount } БС.
}
event-lost-cp = { PLAYER($seat, "start") } теряет { $amount } БС.
event-gained = { $token_sort ->
    [companion] { PLAYER($seat, "start") } вводит в игру компаньона «{ $token }»{ $count ->
        [1] { "" }
       *[other] { " " }×{ $count }
    }.
   *[status] { PLAYER($seat, "start") } получает жетон «{ $token }»{ $count ->
        [1] { "" }
       *[other] { " " }×{ $count }
    }.
}
event-lost = { $token_sort ->
    [companion] { PLAYER($seat, "start") } теряет компаньона «{ $token }»{ $count ->
        [1] { "" }
       *[other] { " " }×{ $count }
    }.
   *[status] { PLAYER($seat, "start") } теряет жетон «{ $token }»{ $count ->
        [1] { "" }
       *[other] { " " }×{ $count }
    }.
}
event-companion-health = { $token } { PLAYER($seat, "genitive") }: здоровье { $health }.
event-companion-hurt = { $amount ->
    [one] { $token } { PLAYER($seat, "genitive") } теряет { $amount } здоровье, остаётся { $health }.
   *[other] { $token } { PLAYER($seat, "genitive") } теряет { $amount } здоровья, остаётся { $health }.
}
event-blocked = { PLAYER($seat, "start") } не даёт наложить состояние «{ $token }».
event-raised = { PLAYER($seat, "start") }: предел состояния «{ $token }» увеличен.
event-drew = { $count ->
    [one] { PLAYER($seat, "start") } берёт { $count } карту.
    [few] { PLAYER($seat, "start") } берёт { $count } карты.
    [many] { PLAYER($seat, "start") } берёт { $count } карт.
   *[other] { PLAYER($seat, "start") } берёт { $count } карты.
}
event-drew-card = { PLAYER($seat, "start") } берёт карту «{ $card }».
event-discarded = { PLAYER($seat, "start") } сбрасывает карту «{ $card }».
event-sold = { PLAYER($seat, "start") } продаёт карту «{ $card }».
event-played = { PLAYER($seat, "start") } разыгрывает карту «{ $card }».
event-used = { $play_sort ->
    [ability] { PLAYER($seat, "start") } использует способность «{ $play }».
    [companion] { PLAYER($seat, "start") } использует компаньона «{ $play }».
   *[status] { PLAYER($seat, "start") } расходует жетон «{ $play }».
}
event-upgraded = { PLAYER($seat, "start") } разыгрывает улучшение «{ $card }».
event-looked = { PLAYER($seat, "start") } смотрит карты { PLAYER($target_seat, "genitive") }.
event-saw = Рука { PLAYER($target_seat, "genitive") }: { $cards }.
event-skips = { $what ->
    [income] { PLAYER($seat, "start") } пропускает фазу дохода.
    [offensive-roll] { PLAYER($seat, "start") } пропускает фазу броска нападения.
   *[attack] Способность { PLAYER($seat, "genitive") } не срабатывает.
}
event-flipped = { PLAYER($seat, "start") } переворачивает планшет героя: { $board }.

## Passing a whole attack

until-attack = Пас до конца атаки

## Факты на поле

fact-edition = правила
fact-mode = режим
fact-phase = Сейчас
fact-turn = Ход
fact-first = Первый игрок
fact-hero = Герой
fact-side = Команда
fact-health = Здоровье
fact-cp = БС
fact-cards = Карты
fact-deck = Колода
fact-hand = Рука
fact-discard = Сброс
fact-upgrades = Улучшения
fact-playing = Разыгрывается
fact-tokens = Жетоны
# Уровни видны по названиям улучшений.
fact-levels = { "" }
fact-board = Планшет
fact-dice = Кубики
fact-roller = место
fact-purpose = вид:
fact-faces = результат:
fact-symbols = символы:
fact-attempts = осталось попыток:
fact-used = использовано попыток:
fact-open = можно менять
fact-upkeep = Ждущие эффекты обновления
fact-attack = Атака
fact-by = от места
fact-target = цель:
fact-ability = способность:
fact-kind = вид:
fact-amount = урон:
fact-ultimate = легендарная
fact-dealt = нанесено:
fact-incoming = Входящий урон
fact-to = месту
fact-damage = урон:

## Почему этого сделать нельзя

why-decline-otherwise = здесь это пишется «{ $move }»
why-must-choose = здесь нужно выбрать: { $moves }
why-sell-more = { $n ->
    [one] нужно продать ещё { $n } карту: в руке остаётся не больше { $limit }
    [few] нужно продать ещё { $n } карты: в руке остаётся не больше { $limit }
    [many] нужно продать ещё { $n } карт: в руке остаётся не больше { $limit }
   *[other] нужно продать ещё { $n } карты: в руке остаётся не больше { $limit }
}
why-defeated = проигравший игрок не выполняет действий
why-ultimate = после активации легендарной способности остальные ничего не могут сделать до конца фазы броска
why-discard-phase = в фазе сброса карты можно только продавать
why-stunned = ваш герой оглушён и не может выполнять действия
why-answer-first = сначала нужно ответить на текущий вопрос
why-card-on-board = карта «{ $card }» уже лежит на вашем планшете героя
why-card-being-played = карта «{ $card }» уже разыгрывается
why-card-discarded = карта «{ $card }» лежит в вашем сбросе
why-card-not-in-hand = карты «{ $card }» нет у вас в руке
why-card-of-hero = «{ $card }» — карта другого героя ({ $hero })
why-unknown-card = карты «{ $word }» не существует
why-unknown-card-near = карты «{ $word }» не существует; может быть, «{ $near }»
why-is-upgrade = карта «{ $card }» — улучшение: её кладут на планшет героя командой «upgrade»
why-is-action = карта «{ $card }» — карта действия: её разыгрывают командой «play»
why-cost = карта «{ $card }» стоит { $cost } БС, а у вас { $cp }
why-sell-in-main = карты продают в своих основных фазах и в фазе сброса
why-sell-own-turn = карты можно продавать только в свой ход
why-sell-roll-phase = в фазе броска карты не продают
why-upgrade-in-main = улучшения разыгрывают только в своих основных фазах
why-amid-card = улучшения и карты действий основной фазы ничего не прерывают
why-sell-amid = продажа карт ничего не прерывает
why-level = у способности «{ $ability }» уже уровень { $level }
why-which-use = есть несколько способов: { $moves }
why-no-use = жетон «{ $token }» нельзя израсходовать
why-not-on-board = способности «{ $ability }» сейчас нет на вашем планшете героя
why-unknown-use = применения «{ $word }» нет
why-unknown-use-near = применения «{ $word }» нет; может быть, «{ $near }»
why-too-few = { $held ->
    [0] у вас нет жетонов «{ $play }»
   *[other] нужно жетонов «{ $play }»: { $n }, а у вас { $held }
}
why-fresh = жетоны «{ $play }», полученные в этот ход, не добавляют урон
why-how-many = укажите число: от { $least } до { $most }
why-one-by-one = { $play_sort ->
    [ability] каждое применение способности «{ $play }» объявляют отдельно
    [companion] каждое применение компаньона «{ $play }» объявляют отдельно
   *[status] каждое применение жетона «{ $play }» объявляют отдельно
}
why-main-card-own-turn = карты действий основной фазы разыгрывают только в свой ход
why-main-card = карты действий основной фазы сейчас не разыгрывают ({ $phase })
why-roll-card = карты действий фазы броска сейчас не разыгрывают ({ $phase })
why-only-dice = пока результат броска не принят, можно только менять кубики
why-timing = это можно использовать{ $timing_sort ->
    [attacked] , только { $timing }
    [incoming-damage] , только { $timing }
   *[other] { " " }только { $timing }
}
why-no-attack = нет атаки, которую можно изменить
why-undefendable = от этой атаки и так нельзя защититься
why-not-your-attack = модификаторы действуют только на свою атаку
why-pure = чистый урон нельзя изменить модификаторами
why-ultimate-damage = урон легендарной способности нельзя отменить
why-damage-to-others = урон грозит не вам, а других это не защищает
why-attack-on-others = атакуют не вас, а это помогает только тому, кого атакуют
why-no-damage = нет урона, который можно отменить
why-damage-avoided = этого урона уже удалось избежать
why-damage-dealt = урон уже нанесён
why-instead-of-defence = это заменяет способность защиты, а сейчас её не выбирают
why-dice-of-ultimate = после активации легендарной способности кубики менять нельзя
why-attempt-phase = { $roll ->
    [offensive-attempt] нет броска нападения, для которого нужна ещё одна попытка
   *[defensive-attempt] нет броска защиты, для которого нужна ещё одна попытка
}
why-no-dice = на столе нет кубиков
why-dice-accepted = результат этих кубиков принят, менять их больше нельзя
why-roller-first = { PLAYER($seat) } бросает без помех: противники могут менять кубики только потом
why-whose-dice = { $whose ->
    [own] это не ваши кубики
    [opponent] это не кубики противника
    [team] это не кубики вашей команды
   *[any] эти кубики менять нельзя
}
why-no-status = нет ни одного подходящего состояния
why-nothing = сейчас это ничего не даст
why-not-in-play = { $token }: не в игре
why-no-room = { $token }: больше сейчас нельзя
why-build-price = { $token }: на постройку не хватает жетонов
why-no-change = это не изменит ни одного кубика
why-price = для этого нужно { $price }
why-once = { $play_sort ->
    [ability] способность «{ $play }» используют только раз за ход
    [companion] компаньона «{ $play }» используют только раз за ход
   *[status] жетон «{ $play }» используют только раз за ход
}
why-companions = { $n ->
    [one] компаньона «{ $play }» можно израсходовать не больше { $n } раза за ход
   *[other] компаньона «{ $play }» можно израсходовать не больше { $n } раз за ход
}
why-condition = только если { $condition }
why-roll-all = «roll» бросает все кубики; чтобы оставить часть, напишите «keep» и грани
why-no-attempts = попыток броска не осталось
why-declared = способность «{ $ability }» объявлена, и это в силе, пока никто ничего не сделал
why-declared-none = объявлено, что способности не будет, и это в силе, пока никто ничего не сделал
why-one-defensive-roll = на бросок защиты есть только одна попытка
why-roll-phase = попытки броска делают в своей фазе броска нападения
why-nothing-to-keep = кубики ещё не брошены
why-keep-faces = после «keep» напишите грани, которые остаются; на кубиках { $dice }
why-not-rolled = на кубиках { $dice }
why-keep-all = если оставить все кубики, перебрасывать нечего: объявите способность или откажитесь
why-keep-order = пишите грани по порядку: «{ $move }»
why-not-offensive = «{ $ability }» — не способность нападения
why-ability-of-hero = «{ $ability }» — способность другого героя ({ $hero })
why-unknown-ability = способности «{ $word }» не существует
why-unknown-ability-near = способности «{ $word }» не существует; может быть, «{ $near }»
why-ability-phase = способности объявляют в конце своей фазы броска нападения
why-one-ability = за фазу броска нападения активируют только одну способность («{ $ability }»)
why-roll-first = прежде чем объявить способность «{ $ability }», бросьте кубики
why-straight = для способности «{ $ability }» нужен { $needs }, а на кубиках { $dice }
why-symbols = для способности «{ $ability }» нужно { $needs }, а на кубиках { $there }
why-lapsed = способность «{ $ability }» была объявлена, но кубики с тех пор изменены: с { $dice } её не активировать
why-none = сейчас не объявляют способности
why-only-opponent = когда противник один, цель не выбирают
why-targeting-die = в командной игре цель определяет кубик
why-no-target-now = сейчас цель не выбирают
why-target-known = цель уже известна: { PLAYER($seat) }
why-no-such-seat = места «{ $word }» нет: места от 1 до { $n }
why-target-defeated = { PLAYER($seat) } больше не играет
why-target-friend = { PLAYER($seat) } — не противник атакующего
why-not-defensive = «{ $ability }» — не способность защиты
why-not-attacked = вас не атакуют
why-defended = защита уже выбрана
why-unblockable = от этой атаки нельзя защититься
why-defend-later = защиту выбирают после ответов на атаку

points = { $n ->
    [one] { $n } здоровье
   *[other] { $n } здоровья
}
