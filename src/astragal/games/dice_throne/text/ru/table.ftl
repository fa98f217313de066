### Что говорится за столом: вопросы, ходы, журнал, факты на поле, причины отказа.

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
mode-duel = дуэль
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

ask-main-1 = Место { $seat }, основная фаза 1: разыграть, улучшить, продать карты или перейти к броску?
ask-main-2 = Место { $seat }, основная фаза 2: разыграть, улучшить, продать карты или завершить фазу?
ask-rolling = Место { $seat }: бросить кубики, оставить часть и перебросить остальные или объявить способность?
ask-upkeep = Место { $seat }, фаза обновления: разыграть что-нибудь?
ask-income = Место { $seat }, фаза дохода: разыграть что-нибудь?
ask-main = Место { $seat }: основная фаза заканчивается. Разыграть что-нибудь перед этим?
ask-card = Место { $seat }: разыгрывается карта. Ответить на неё до её эффекта?
ask-dice = Место { $seat }: изменить кубики или принять результат?
ask-declared = Место { $seat }: способность объявлена. Разыграть что-нибудь до её активации?
ask-attack = Место { $seat }: цель атаки известна. Разыграть что-нибудь до защиты?
ask-duel = Место { $seat }: оба кубика брошены. Изменить один или разыграть что-нибудь, прежде чем их сравнят?
ask-then = Место { $seat }: разыграть что-нибудь, прежде чем эффект продолжится?
ask-damage = Место { $seat }: сейчас будет нанесён урон. Разыграть что-нибудь до этого?
ask-after = Место { $seat }: разыграть что-нибудь до конца фазы броска?
ask-before-discard = Место { $seat }: разыграть что-нибудь до продажи карт?
ask-reroll = Место { $seat }: какой кубик перебросить?
ask-ransom = Место { $seat }: заплатить или перебросить кубик?
ask-change = Место { $seat }: какой кубик изменить и на что?
ask-keep = Место { $seat }: какие кубики оставить? Остальные будут переброшены.
ask-upkeep-order = Место { $seat }: какой эффект фазы обновления применить следующим?
ask-discard-phase = Место { $seat }, фаза сброса: какую карту продать?
ask-defend = Место { $seat }: как защищаться?
ask-source = Место { $seat }: какой урон имеется в виду?
ask-player = Место { $seat }: выберите игрока.
ask-target = Место { $seat }: выберите цель атаки.
ask-pass-on = Место { $seat }: кому передать состояние?
ask-discard = Место { $seat }: какую карту сбросить?
ask-fetch = Место { $seat }: какую карту взять из колоды?
ask-buy-attempt = Место { $seat }: купить недостающую попытку броска за 1 БС?
ask-offer = Место { $seat }: взять жетон?
ask-remove = Место { $seat }: какое состояние снять?
ask-how-many = Место { $seat }: сколько жетонов снять?
ask-transfer = Место { $seat }: какое состояние, с кого и на кого перенести?
ask-pay-reroll = Место { $seat }: заплатить за переброс?
ask-roll-or-pick = Место { $seat }: бросить кубик или заплатить и выбрать грань?
ask-choose = Место { $seat }: выберите одно.
ask-may = Место { $seat }: сделать это?
ask-pay-any = Место { $seat }: сколько БС потратить?
ask-grow = Место { $seat }: какой компаньон растёт?
ask-give-up = Место { $seat }: каким компаньоном пожертвовать?
ask-build = Место { $seat }: какого компаньона построить?
ask-activate = Место { $seat }: какого компаньона активировать?
ask-share = Место { $seat }: сколько урона получит компаньон?

## Ходы

option-play = Разыграть «{ $what }» ({ $cost } БС)
option-sell = Продать «{ $what }» за 1 БС
option-upgrade = Улучшение: «{ $what }» ({ $cost } БС)
option-discard = Сбросить «{ $what }»
option-fetch = Взять «{ $what }»
option-use = { $n ->
    [0] Использовать «{ $what }»
   *[other] Израсходовать «{ $what }» ×{ $n }
}
option-activate = Активировать «{ $what }»
option-ability = Объявить «{ $what }»
option-none = Не объявлять способность
option-defend = Защититься: «{ $what }»
option-undefended = Не защищаться
option-guard = Урон получит «{ $what }»
option-target = Атаковать: { $what }
option-player = Выбрать: { $what }
option-remove = Снять «{ $what }»
option-grow = Вырастить «{ $what }»
option-give = Пожертвовать: «{ $what }»
option-build = Построить «{ $what }»
option-transfer = Перенести «{ $what }»: с места { $from } на место { $to }
option-roll = Бросить все кубики
option-keep = Оставить { $what }, перебросить остальные
option-reroll = Перебросить кубик с { $what }
option-change = Изменить { $from } на { $to }
option-choose = Выбрать вариант { $what }
option-do = Сделать
option-done = Больше ничего
option-take = Взять «{ $what }»
option-spend = { $n ->
    [0] Ни одного
   *[other] Снять { $n }
}
option-pay = { $n ->
    [0] Ничего не тратить
   *[other] Потратить { $n } БС
}
option-pick = Заплатить и выбрать «{ $what }»
option-share = { $n ->
    [0] Ничего
    [one] { $n } урон
   *[other] { $n } урона
}
option-source = Урон месту { $seat }: { $n } ({ $kind })
option-resolve = Применить «{ $what }»
option-buy = Купить попытку
option-next = Дальше
option-pass = Пас

## Журнал

event-turn = — Ходит место { $seat } —
event-rolled = Место { $seat } бросает: { $dice }.
event-altered = Кубик места { $seat }: { $from } меняется на { $to }.
event-declared = Место { $seat } объявляет «{ $ability }».
event-held-back = Место { $seat } не объявляет способность.
event-activated = Место { $seat } активирует «{ $ability }».
event-targeted = Место { $seat } выбирает целью место { $target_seat }.
event-defends = Место { $seat } защищается: «{ $ability }».
event-damaged = { $damage ->
    [normal] Место { $seat } получает урон: { $amount }.
    [undefendable] Место { $seat } получает неблокируемый урон: { $amount }.
    [pure] Место { $seat } получает чистый урон: { $amount }.
    [collateral] Место { $seat } получает побочный урон: { $amount }.
   *[ultimate] Место { $seat } получает легендарный урон: { $amount }.
}
event-added = Место { $seat } добавляет к атаке урон: { $amount }.
event-prevented = { $amount ->
    [half] Половина урона месту { $seat } отменена.
    [all] Весь урон месту { $seat } отменён.
   *[other] Урон месту { $seat } уменьшен, всего отменено: { $amount }.
}
event-reflects = Место { $seat } возвращает половину урона.
event-healed = Место { $seat } исцеляется на { $amount }.
event-stole-health = Место { $seat } крадёт здоровье у места { $target_seat }: { $amount }.
event-gained-cp = Место { $seat } получает { $amount } БС.
event-lost-cp = Место { $seat } теряет { $amount } БС.
event-gained = Место { $seat } получает «{ $token }» ×{ $count }.
event-lost = Место { $seat } теряет «{ $token }» ×{ $count }.
event-blocked = Место { $seat } не даёт наложить «{ $token }».
event-raised = Место { $seat }: предел состояния «{ $token }» увеличен.
event-drew = { $count ->
    [one] Место { $seat } берёт { $count } карту.
    [few] Место { $seat } берёт { $count } карты.
    [many] Место { $seat } берёт { $count } карт.
   *[other] Место { $seat } берёт { $count } карты.
}
event-drew-card = Место { $seat } берёт «{ $card }».
event-discarded = Место { $seat } сбрасывает «{ $card }».
event-sold = Место { $seat } продаёт «{ $card }».
event-played = Место { $seat } разыгрывает «{ $card }».
event-used = Место { $seat } использует «{ $play }».
event-upgraded = Место { $seat } улучшает: «{ $card }».
event-looked = Место { $seat } смотрит карты места { $target_seat }.
event-saw = Рука места { $target_seat }: { $cards }.
event-skips = { $what ->
    [income] Место { $seat } пропускает фазу дохода.
    [offensive-roll] Место { $seat } пропускает фазу броска нападения.
   *[attack] Способность места { $seat } не срабатывает.
}
event-flipped = Место { $seat } переворачивает планшет героя: { $board }.

## Факты на поле

fact-edition = правила
fact-mode = режим
fact-phase = Фаза
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
fact-faces = результат
fact-symbols = символы
fact-attempts = осталось попыток
fact-open = можно менять
fact-upkeep = Ждущие эффекты обновления
fact-attack = Атака
fact-by = от места
fact-target = цель
fact-ability = способность
fact-kind = вид
fact-amount = урон
fact-ultimate = легендарная
fact-dealt = нанесено
fact-incoming = Входящий урон
fact-to = месту
fact-damage = урон

## Почему ход невозможен

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
why-is-upgrade = «{ $card }» — улучшение: оно кладётся на планшет ходом «upgrade»
why-is-action = «{ $card }» — карта действия: она разыгрывается ходом «play»
why-cost = карта «{ $card }» стоит { $cost } БС, а у вас { $cp }
why-sell-in-main = карты продают в своих основных фазах и в фазе сброса
why-sell-own-turn = карты можно продавать только в свой ход
why-sell-roll-phase = в фазе броска карты не продают
why-upgrade-in-main = улучшения разыгрывают только в своих основных фазах
why-amid-card = улучшения и карты действий основной фазы ничего не прерывают
why-level = у способности «{ $ability }» уже уровень { $level }
why-which-use = есть несколько способов: { $moves }
why-no-use = жетон «{ $token }» нельзя израсходовать
why-not-on-board = способности «{ $ability }» сейчас нет на вашем планшете героя
why-unknown-use = использовать «{ $word }» нельзя: такого нет
why-unknown-use-near = использовать «{ $word }» нельзя: такого нет; может быть, «{ $near }»
why-too-few = { $held ->
    [0] у вас нет жетонов «{ $play }»
   *[other] нужно жетонов «{ $play }»: { $n }, а у вас { $held }
}
why-fresh = жетоны «{ $play }», полученные в этот ход, не добавляют урон
why-how-many = укажите число: от { $least } до { $most }
why-one-by-one = каждое применение «{ $play }» объявляют отдельно
why-main-card-own-turn = карты действий основной фазы разыгрывают только в свой ход
why-main-card = карты действий основной фазы сейчас не разыгрывают ({ $phase })
why-roll-card = карты действий фазы броска сейчас не разыгрывают ({ $phase })
why-only-dice = пока результат броска не принят, можно только менять кубики
why-timing = это можно использовать только { $timing }
why-no-attack = нет атаки, которую можно изменить
why-not-your-attack = модификаторы действуют только на свою атаку
why-pure = чистый урон нельзя изменить модификаторами
why-ultimate-damage = урон легендарной способности нельзя отменить
why-damage-to-others = урон грозит не вам, а других это не защищает
why-attack-on-others = атакуют не вас, а это помогает только тому, кого атакуют
why-no-damage = нет урона, который можно отменить
why-instead-of-defence = это заменяет способность защиты, а сейчас её не выбирают
why-dice-of-ultimate = после активации легендарной способности кубики менять нельзя
why-attempt-phase = { $roll ->
    [offensive-attempt] нет броска нападения, для которого нужна ещё одна попытка
   *[defensive-attempt] нет броска защиты, для которого нужна ещё одна попытка
}
why-no-dice = на столе нет кубиков
why-dice-accepted = результат этих кубиков принят, менять их больше нельзя
why-roller-first = место { $seat } бросает без помех: противники могут менять кубики только потом
why-whose-dice = { $whose ->
    [own] это не ваши кубики
    [opponent] это не кубики противника
    [team] это не кубики вашей команды
   *[any] эти кубики менять нельзя
}
why-no-status = нет ни одного подходящего состояния
why-price = для этого нужно { $price }
why-once = «{ $play }» используют только раз за ход
why-companions = { $n ->
    [one] «{ $play }» можно израсходовать не больше { $n } раза за ход
   *[other] «{ $play }» можно израсходовать не больше { $n } раз за ход
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
why-roll-first = прежде чем объявить «{ $ability }», бросьте кубики
why-straight = для «{ $ability }» нужен { $needs }, а на кубиках { $dice }
why-symbols = для «{ $ability }» нужно { $needs }, а на кубиках { $there }
why-lapsed = способность «{ $ability }» была объявлена, но кубики с тех пор изменены: с { $dice } её не активировать
why-none = сейчас не объявляют способности
why-only-opponent = когда противник один, цель не выбирают
why-targeting-die = в командной игре цель определяет кубик
why-no-target-now = сейчас цель не выбирают
why-no-such-seat = места «{ $word }» нет: места от 1 до { $n }
why-target-defeated = место { $seat } уже проиграло
why-target-friend = место { $seat } — не противник атакующего
why-not-defensive = «{ $ability }» — не способность защиты
why-not-attacked = вас не атакуют
why-defended = защита уже выбрана
why-unblockable = от этой атаки нельзя защититься
why-defend-later = защиту выбирают после ответов на атаку
