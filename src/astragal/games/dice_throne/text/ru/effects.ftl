### Текст способностей, карт, состояний и компаньонов, составленный из их эффектов.
### Сообщения — предложения в повелительном наклонении без заглавной буквы и точки.

## Как соединяются предложения

list-and = { $first } и { $last }
# После предложения, в котором уже есть «и».
list-and-clauses = { $first }, а также { $last }
list-comma = { $first }, { $last }
clause-joined-then = { $first }, затем { $last }
clause-apart = { $first }; { $last }
clause-times = { $clause } ({ $n } { $n ->
    [one] раз
    [few] раза
    [many] раз
   *[other] раза
}{ $anew ->
    [chosen-opponent] ; каждый раз выбирайте противника заново, можно того же
    [chosen-player] ; каждый раз выбирайте игрока заново, можно того же
    [chosen-teammate] ; каждый раз выбирайте члена команды заново, можно того же
   *[no] { "" }
})
effect-then = затем { $clause }
list-or = { $first } или { $last }
list-option = { $first } или { $last }
effect-if = если { $condition },
if-of-a-kind = { $n ->
    [one] при { $n } одинаковом значении:
   *[other] при { $n } одинаковых значениях:
}
clause-only-if = только если { $condition }
effect-otherwise = в противном случае
otherwise-several-dice = если не выпал ни один из этих символов,
effect-may = по желанию { $clause }
may-pay = { $aim ->
    [yes] можете { $cost }, чтобы { $body }
   *[no] можете { $cost }. Тогда { $body }
}
may-not = в противном случае
effect-choose = { $who ->
    [me] { $form ->
        [line] выберите:
       *[list] выберите одно:
    }
   *[other] { $form ->
        [line] { $subject } выбирает:
       *[list] { $subject } выбирает одно:
    }
}
effect-choose-player = { $who ->
    [opponent] { $n ->
        [1] выберите противника
       *[other] выберите до { $n } противников
    }
    [friend] { $n ->
        [1] выберите игрока своей команды (можно себя)
       *[other] выберите до { $n } игроков своей команды
    }
   *[anyone] { $n ->
        [1] выберите игрока
       *[other] выберите до { $n } игроков
    }
}
choose-anew = { $who ->
    [chosen-opponent] { $again ->
        [yes] выберите противника (можно другого): { $clause }
       *[no] выберите противника: { $clause }
    }
    [chosen-teammate] { $again ->
        [yes] выберите члена команды (можно другого): { $clause }
       *[no] выберите члена команды: { $clause }
    }
   *[chosen-player] { $again ->
        [yes] выберите игрока (можно другого): { $clause }
       *[no] выберите игрока: { $clause }
    }
}
choose-player-opponent = противник:
choose-player-friend = игрок вашей команды (можно вы сами):
versus-defence = атакующий тоже бросает 1 кубик
effect-versus = { $who ->
    [attacker] вы и атакующий бросаете по 1 кубику
   *[target] вы и цель бросаете по 1 кубику
}
versus-win = { $win ->
    [higher] если ваш результат больше результата противника,
   *[higher-or-equal] если ваш результат больше результата противника или равен ему,
}
effect-on = при { $symbols }:
effect-on-values = при { $values }:
on-values-several-dice = если хотя бы на одном кубике выпало { $values },
effect-each = { $every ->
    [1] за каждый символ { $symbol }:
    [one] за каждый { $every } символ { $symbol }:
    [few] за каждые { $every } символа { $symbol }:
    [many] за каждые { $every } символов { $symbol }:
   *[other] за каждые { $every } символа { $symbol }:
}
symbol-some = { $n } { $symbol }
symbol-at-least = { $n } и более { $symbol }
symbol-name = [{ $name }]
quoted-name = «{ $name }»

## Игроки

who-subject = { $who ->
    [me] вы
    [target] цель
    [attacker] атакующий
    [chosen-opponent] выбранный противник
    [chosen-player] выбранный игрок
    [chosen-teammate] выбранный член команды
    [each-opponent] каждый противник
    [two-opponents] каждый из выбранных противников (до 2)
    [three-opponents] каждый из выбранных противников (до 3)
    [two-players] каждый из выбранных игроков (до 2)
    [each-of-them] каждый из них
   *[that-player] он
}
who-object = { $who ->
    [me] себе
    [target] цели
    [attacker] атакующему
    [chosen-opponent] выбранному противнику
    [chosen-player] выбранному игроку
    [chosen-teammate] выбранному члену команды
    [each-opponent] каждому противнику
    [two-opponents] каждому из выбранных противников (до 2)
    [three-opponents] каждому из выбранных противников (до 3)
    [two-players] каждому из выбранных игроков (до 2)
    [each-of-them] каждому из них
   *[that-player] ему
}
# Винительный падеж: на кого.
who-onto = { $who ->
    [me] себя
    [target] цель
    [attacker] атакующего
    [chosen-opponent] выбранного противника
    [chosen-player] выбранного игрока
    [chosen-teammate] выбранного члена команды
    [each-opponent] каждого противника
    [two-opponents] каждого из выбранных противников (до 2)
    [three-opponents] каждого из выбранных противников (до 3)
    [two-players] каждого из выбранных игроков (до 2)
    [each-of-them] каждого из них
   *[that-player] него
}
# Родительный падеж: с кого, у кого, чьи.
who-from = { $who ->
    [me] себя
    [target] цели
    [attacker] атакующего
    [chosen-opponent] выбранного противника
    [chosen-player] выбранного игрока
    [chosen-teammate] выбранного члена команды
    [each-opponent] каждого противника
    [two-opponents] каждого из выбранных противников (до 2)
    [three-opponents] каждого из выбранных противников (до 3)
    [two-players] каждого из выбранных игроков (до 2)
    [each-of-them] каждого из них
   *[that-player] него
}

## Числа

quantity-damage = { $n ->
    [one] { $n } { $adjectives }урон
   *[other] { $n } { $adjectives }урона
}
equal-damage = { $adjectives }урон, равный { $value }
adjective-isolated = { $n ->
    [one] изолированный
   *[other] изолированного
}
adjective-undefendable = { $n ->
    [one] неблокируемый
   *[other] неблокируемого
}
adjective-pure = { $n ->
    [one] чистый
   *[other] чистого
}
adjective-collateral = { $n ->
    [one] побочный
   *[other] побочного
}
adjective-ultimate = { $n ->
    [one] легендарный
   *[other] легендарного
}
adjective-incoming = { $n ->
    [one] входящий
   *[other] входящего
}
quantity-prevented = { $n ->
    [one] { $n } { $adjectives }урон
   *[other] { $n } { $adjectives }урона
}
equal-prevented = { $adjectives }урон, равный { $value }
quantity-number = { $n }
equal-number = число, равное { $value }
# На сколько исцеляются.
quantity-healing = на { $n }
equal-healing = на { $value }
quantity-health = { $n ->
    [one] { $n } здоровье
   *[other] { $n } здоровья
}
equal-health = здоровье, равное { $value }
quantity-cp = { $n } БС
equal-cp = БС, равную { $value }
quantity-cards = { $n ->
    [one] { $n } карту
    [few] { $n } карты
    [many] { $n } карт
   *[other] { $n } карты
}
equal-cards = карты, их число равно { $value }
quantity-tokens = { $n ->
    [one] { $n } жетон { $name }
    [few] { $n } жетона { $name }
    [many] { $n } жетонов { $name }
   *[other] { $n } жетона { $name }
}
equal-tokens = жетоны { $name }, их число равно { $value }
quantity-token = { $n ->
    [1] жетон { $names }
   *[other] жетоны { $names }
}
quantity-per = { $quantity } за { $counted }
quantity-plus-per = { $quantity } плюс { $n } за { $counted }
quantity-plus-equal = { $quantity } плюс число, равное { $value }
value-times = { $value } (× { $n })
value-half = { $case ->
    [by] половину
   *[equal] половине
}
counted-faces = каждый символ { $symbol }
counted-tokens = { $whose ->
    [me] каждый свой жетон { $name }
    [target] каждый жетон { $name } на цели
   *[that-player] каждый жетон { $name } на нём
}
counted-companions = каждого своего компаньона
counted-cp = каждую единицу своей БС
counted-removed = { $removed ->
    [spent] каждый израсходованный жетон
    [companions] каждого убранного компаньона
    [cp] каждую потраченную единицу БС
   *[tokens] каждый снятый жетон
}
value-total = { $half ->
    [yes] { value-half } { $dice ->
        [1] результата броска
       *[other] суммы результатов
    } (округляя вверх)
   *[no] { $case ->
        [by] { $dice ->
            [1] результат броска
           *[other] сумму результатов
        }
       *[equal] { $dice ->
            [1] результату броска
           *[other] сумме результатов
        }
    }
}
value-faces = { value-half } числа выпавших символов { $symbol } (округляя вверх)
value-tokens = { $whose ->
    [me] { value-half } числа своих жетонов { $name } (округляя вверх)
    [target] { value-half } числа жетонов { $name } на цели (округляя вверх)
   *[that-player] { value-half } числа жетонов { $name } на нём (округляя вверх)
}
value-companions = { value-half } числа своих компаньонов (округляя вверх)
value-cp = { value-half } своей БС (округляя вверх)
value-removed = { $removed ->
    [spent] { value-half } числа израсходованных жетонов (округляя вверх)
    [companions] { value-half } числа убранных компаньонов (округляя вверх)
    [cp] { value-half } потраченной БС (округляя вверх)
   *[tokens] { value-half } числа снятых жетонов (округляя вверх)
}
value-limit = { $half ->
    [yes] { value-half } числа жетонов { $name }, недостающих до предела (округляя вверх)
   *[no] { $case ->
        [by] число жетонов { $name }, недостающих до предела
       *[equal] числу жетонов { $name }, недостающих до предела
    }
}

## Урон, здоровье, боевая сила

effect-deal = { $who ->
    [me] получите { $quantity }
    [target] нанесите { $quantity }
    [two-opponents] нанесите { $quantity } { $object }
    [three-opponents] нанесите { $quantity } { $object }
    [two-players] нанесите { $quantity } { $object }
   *[other] нанесите { $object } { $quantity }
}
deal-if-damage-dealt = если атака нанесла урон, { $clause }
deal-also = { $first }, а { $object } — { $quantity }
effect-add = добавьте к атаке { $quantity }
effect-undefendable = { $aim ->
    [yes] атака стала неблокируемой
   *[no] атака становится неблокируемой
}
effect-prevent = { $to ->
    [me] { $aim ->
        [yes] отменить { $quantity }
       *[no] отмените { $quantity }
    }
   *[chosen-player] выбранный игрок отменяет { $quantity }
}
prevent-half = половину входящего урона (округляя вверх)
prevent-all = весь входящий урон
prevent-everything = весь входящий урон из всех источников
effect-reflect = нанесите атакующему половину входящего урона (округляя вверх)
effect-weaken = { $much ->
    [half] атака наносит половину урона (округляя вверх)
    [all] атака не наносит урона
   *[number] уменьшите урон атаки на { $quantity }
}
effect-heal = { $who ->
    [me] исцелитесь { $quantity }
   *[other] { $subject } исцеляется { $quantity }
}
heal-companion = { $inflected ->
    [yes] исцелите { $name } { $quantity }
   *[no] исцелите компаньона { $name } { $quantity }
}
heal-damage-dealt = на столько, сколько урона нанесено
effect-steal-health = { $who ->
    [target] украдите { $quantity }
   *[other] украдите { $quantity } у { $from }
}
effect-lose-cp = { $who ->
    [me] потеряйте { $quantity }
   *[other] { $subject } теряет { $quantity }
}
effect-steal-cp = { $who ->
    [target] украдите { $quantity }
   *[other] украдите { $quantity } у { $from }
}

## Жетоны

# То, что можно сделать или не делать, как в «можете получить …», говорится с mood «may».
effect-gain = { $who ->
    [me] { $mood ->
        [may] можете получить { $gained }
       *[do] получите { $gained }
    }
   *[other] { $mood ->
        [may] { $subject } может получить { $gained }
       *[do] { $subject } получает { $gained }
    }
}
effect-inflict = { $who ->
    [me] получите { $tokens }
    [target] { $aim ->
        [yes] наложить { $tokens }
       *[no] наложите { $tokens }
    }
    [that-player] { $aim ->
        [yes] наложить на него { $tokens }
       *[no] наложите на него { $tokens }
    }
    [each-of-them] { $aim ->
        [yes] наложить на каждого из них { $tokens }
       *[no] наложите на каждого из них { $tokens }
    }
   *[other] { $aim ->
        [yes] наложить { $tokens } на { $onto }
       *[no] наложите { $tokens } на { $onto }
    }
}
gain-to-limit = жетоны { $name } до предела
effect-remove = { $who ->
    [me] { $mood ->
        [may] можете снять с себя { $statuses }
       *[do] снимите с себя { $statuses }
    }
    [that-player] { $mood ->
        [may] можете снять с него { $statuses }
       *[do] снимите с него { $statuses }
    }
   *[other] { $mood ->
        [may] можете снять { $statuses } с { $from }
       *[do] снимите { $statuses } с { $from }
    }
}
remove-some = { $n ->
    [one] { $n } состояние
    [few] { $n } состояния
    [many] { $n } состояний
   *[other] { $n } состояния
}
remove-all = все состояния
effect-remove-own = { $n ->
    [any] снимите любое число своих жетонов { $name }
    [one] снимите до { $n } своего жетона { $name }
   *[other] снимите до { $n } своих жетонов { $name }
}
remove-own-must = { $n ->
    [one] снимите { $n } свой жетон { $name }
    [few] снимите { $n } своих жетона { $name }
    [many] снимите { $n } своих жетонов { $name }
   *[other] снимите { $n } своего жетона { $name }
}
effect-remove-this = { $n ->
    [all] { $aim ->
        [yes] снять все эти жетоны
       *[no] снимите все эти жетоны
    }
    [1] { $many ->
        [yes] { $aim ->
            [yes] снять 1 такой жетон
           *[no] снимите 1 такой жетон
        }
       *[no] { $aim ->
            [yes] снять этот жетон
           *[no] снимите этот жетон
        }
    }
    [one] снимите { $n } такой жетон
    [few] снимите { $n } таких жетона
    [many] снимите { $n } таких жетонов
   *[other] снимите { $n } такого жетона
}
effect-transfer = { $n ->
    [one] перенесите { $n } состояние с одного выбранного игрока на другого
    [few] перенесите { $n } состояния с одного выбранного игрока на другого
    [many] перенесите { $n } состояний с одного выбранного игрока на другого
   *[other] перенесите { $n } состояния с одного выбранного игрока на другого
}
effect-pass-this = можете передать этот жетон выбранному игроку
effect-raise-limit = увеличьте свой предел жетонов { $name } на { $by }
effect-block-status = { $negative ->
    [yes] { $n ->
        [one] отмените { $n } отрицательное состояние, которое накладывает атака
        [few] отмените { $n } отрицательных состояния, которые накладывает атака
        [many] отмените { $n } отрицательных состояний, которые накладывает атака
       *[other] отмените { $n } отрицательного состояния, которые накладывает атака
    }
   *[no] { $n ->
        [one] отмените { $n } состояние, которое накладывает атака
        [few] отмените { $n } состояния, которые накладывает атака
        [many] отмените { $n } состояний, которые накладывает атака
       *[other] отмените { $n } состояния, которые накладывает атака
    }
}
effect-detonate = снимите с каждого противника все жетоны { $name } и нанесите ему { $damage } урона за { $counts } { $most ->
    [one] жетон
    [few] жетона
    [many] жетонов
   *[other] жетона
}

## Карты

effect-draw = { $who ->
    [me] возьмите { $quantity }
   *[other] { $subject } берёт { $quantity }
}
effect-discard = { $who ->
    [me] сбросьте { $cards }
   *[other] { $subject } сбрасывает { $cards }
}
discard-random = { $n ->
    [one] { $n } случайную карту
    [few] { $n } случайные карты
    [many] { $n } случайных карт
   *[other] { $n } случайной карты
}
discard-hand = все карты из руки
effect-search-deck = { $n ->
    [one] найдите в своей колоде { $n } карту, возьмите её и перемешайте колоду
    [few] найдите в своей колоде { $n } карты, возьмите их и перемешайте колоду
    [many] найдите в своей колоде { $n } карт, возьмите их и перемешайте колоду
   *[other] найдите в своей колоде { $n } карты, возьмите их и перемешайте колоду
}
effect-look-at-hand = { $who ->
    [that-player] посмотрите карты в его руке
   *[other] посмотрите карты в руке { $from }
}

## Кубики

effect-reroll = { $whose ->
    [own] { $n ->
        [1] перебросьте 1 свой кубик
        [one] перебросьте до { $n } своего кубика
       *[other] перебросьте до { $n } своих кубиков
    }
    [opponent] { $n ->
        [1] перебросьте 1 кубик противника
        [one] перебросьте до { $n } кубика противника
       *[other] перебросьте до { $n } кубиков противника
    }
    [team] { $n ->
        [1] перебросьте 1 свой кубик или кубик члена команды
        [one] перебросьте до { $n } своего кубика или кубика члена команды
       *[other] перебросьте до { $n } своих кубиков или кубиков члена команды
    }
   *[any] { $n ->
        [1] перебросьте 1 любой кубик
        [one] перебросьте до { $n } любого кубика
       *[other] перебросьте до { $n } любых кубиков
    }
}
reroll-same-die = { $n ->
    [2] { $clause } (можно дважды один и тот же)
   *[other] { $clause } (один и тот же кубик можно перебросить ещё раз)
}
reroll-unless-paid = { $clause }, если только владелец кубика не заплатит вам { $cp } БС
effect-set-die = { $whose ->
    [own] { $n ->
        [1] измените результат 1 своего кубика на { $value }
        [2] измените результат 1 или 2 своих кубиков на { $value }
        [one] измените результат до { $n } своего кубика на { $value }
       *[other] измените результат до { $n } своих кубиков на { $value }
    }
   *[any] { $n ->
        [1] измените результат 1 любого кубика на { $value }
        [2] измените результат 1 или 2 любых кубиков на { $value }
        [one] измените результат до { $n } любого кубика на { $value }
       *[other] измените результат до { $n } любых кубиков на { $value }
    }
}
set-die-any = { $n ->
    [1] любое число
   *[other] любые числа
}
set-die-another = результат другого своего кубика
effect-shift-die = { $n ->
    [1] увеличьте или уменьшите на 1 результат любого кубика
    [2] увеличьте или уменьшите на 1 результат 1 или 2 любых кубиков
    [one] увеличьте или уменьшите на 1 результат до { $n } любого кубика
   *[other] увеличьте или уменьшите на 1 результат до { $n } любых кубиков
}
effect-extra-attempt = { $phase ->
    [offensive] выбранный игрок получает ещё одну попытку броска в своей фазе броска нападения
   *[defensive] выбранный игрок получает ещё одну попытку броска в своей фазе броска защиты
}
effect-extra-offensive-roll = { $same ->
    [yes] активный игрок проводит ещё одну фазу броска нападения против той же цели
    [own] проведите ещё одну фазу броска нападения против той же цели
   *[no] проведите ещё одну фазу броска нападения
}
effect-skip = { $what ->
    [income] пропустите фазу дохода
    [offensive-roll] пропустите фазу броска нападения
   *[attack] способность не срабатывает
}
effect-roll = { $theirs ->
    [yes] { $n ->
        [one] вы бросаете { $n } кубик
        [few] вы бросаете { $n } кубика
        [many] вы бросаете { $n } кубиков
       *[other] вы бросаете { $n } кубика
    }
   *[no] { $n ->
        [one] бросьте { $n } кубик
        [few] бросьте { $n } кубика
        [many] бросьте { $n } кубиков
       *[other] бросьте { $n } кубика
    }
}
roll-or-pick = { $clause } (можете вместо этого { $cost } и выбрать символ)
roll-may-reroll = { $n ->
    [one] { $clause } (можете один раз перебросить { $n } из них)
   *[other] { $clause } (можете один раз перебросить до { $n } из них)
}
roll-may-reroll-any = { $clause } (можете один раз перебросить любые из них)
roll-may-reroll-one = { $clause } (можете один раз перебросить его)
roll-reroll-cost = { $n ->
    [one] { $clause } (можете { $cost }, чтобы один раз перебросить { $n } из них)
   *[other] { $clause } (можете { $cost }, чтобы один раз перебросить до { $n } из них)
}
roll-reroll-cost-any = { $clause } (можете { $cost }, чтобы один раз перебросить любые из них)
roll-reroll-cost-one = { $clause } (можете { $cost }, чтобы один раз перебросить его)

## Компаньоны и планшет

effect-grow = { $n ->
    [each] вырастите каждого своего компаньона
    [1] вырастите 1 компаньона
    [one] { $n } раз вырастите 1 компаньона
    [few] { $n } раза вырастите 1 компаньона
    [many] { $n } раз вырастите 1 компаньона
   *[other] { $n } раза вырастите 1 компаньона
}
effect-remove-companions = { $n ->
    [one] уберите до { $n } своего компаньона
   *[other] уберите до { $n } своих компаньонов
}
effect-build = { $make ->
    [basic] бесплатно постройте базового компаньона
    [advanced] бесплатно постройте улучшенного компаньона
   *[upgrade] бесплатно улучшите компаньона
}
effect-activate = { $n ->
    [1] бесплатно активируйте 1 компаньона
    [one] бесплатно активируйте до { $n } разного компаньона
   *[other] бесплатно активируйте до { $n } разных компаньонов
}
effect-flip = { $side ->
    [front] переверните планшет героя на лицевую сторону
   *[back] переверните планшет героя на оборотную сторону
}
effect-share-damage = разделите урон атаки между собой и компаньоном { $name } как хотите
effect-reroll-when-spent = каждый раз, когда вы расходуете жетон { $name } во время этой атаки, можете один раз перебросить кубик этого жетона
effect-pay-any = потратьте любое количество БС

## Цены, как в «можете …»

cost-cp = потратить { $n } БС
cost-tokens = { $n ->
    [one] израсходовать { $n } жетон { $name }
    [few] израсходовать { $n } жетона { $name }
    [many] израсходовать { $n } жетонов { $name }
   *[other] израсходовать { $n } жетона { $name }
}
cost-cards = { $n ->
    [one] сбросить { $n } карту
    [few] сбросить { $n } карты
    [many] сбросить { $n } карт
   *[other] сбросить { $n } карты
}
cost-companions = { $n ->
    [one] израсходовать { $n } компаньона
   *[other] израсходовать { $n } компаньонов
}
# То же в повелительном наклонении.
pay-cp = потратьте { $n } БС
pay-tokens = { $n ->
    [one] израсходуйте { $n } жетон { $name }
    [few] израсходуйте { $n } жетона { $name }
    [many] израсходуйте { $n } жетонов { $name }
   *[other] израсходуйте { $n } жетона { $name }
}
pay-cards = { $n ->
    [one] сбросьте { $n } карту
    [few] сбросьте { $n } карты
    [many] сбросьте { $n } карт
   *[other] сбросьте { $n } карты
}
pay-companions = { $n ->
    [one] израсходуйте { $n } компаньона
   *[other] израсходуйте { $n } компаньонов
}

## Условия

condition-of-a-kind = { $n ->
    [one] выпало { $n } одинаковое значение
    [few] выпало { $n } одинаковых значения
    [many] выпало { $n } одинаковых значений
   *[other] выпало { $n } одинакового значения
}
condition-total = { $bounds ->
    [both] сумма от { $low } до { $high }
    [low] сумма не меньше { $low }
   *[high] сумма не больше { $high }
}
condition-shows = { $n ->
    [1] выпал символ { $symbol }
    [one] выпал не меньше чем { $n } символ { $symbol }
    [few] выпало не меньше { $n } символов { $symbol }
    [many] выпало не меньше { $n } символов { $symbol }
   *[other] выпало не меньше { $n } символа { $symbol }
}
condition-has = { $whose ->
    [me] { $n ->
        [1] у вас есть жетон { $name }
        [one] у вас не меньше { $n } жетона { $name }
       *[other] у вас не меньше { $n } жетонов { $name }
    }
   *[target] { $n ->
        [1] у цели есть жетон { $name }
        [one] у цели не меньше { $n } жетона { $name }
       *[other] у цели не меньше { $n } жетонов { $name }
    }
}
condition-removed = { $removed ->
    [spent] { $n ->
        [one] израсходовано не меньше { $n } жетона
       *[other] израсходовано не меньше { $n } жетонов
    }
    [companions] { $n ->
        [one] убрано не меньше { $n } компаньона
       *[other] убрано не меньше { $n } компаньонов
    }
    [cp] потрачено не меньше { $n } БС
   *[tokens] { $n ->
        [one] снято не меньше { $n } жетона
       *[other] снято не меньше { $n } жетонов
    }
}
condition-on-side = { $side ->
    [front] ваш планшет лежит лицевой стороной вверх
   *[back] ваш планшет лежит оборотной стороной вверх
}
condition-attack-damage = { $counted ->
    [printed] атака наносит не меньше { $n } урона
    [added] к атаке добавлено не меньше { $n } урона
   *[dealt] атака нанесла не меньше { $n } урона
}
condition-attempts-used = { $n ->
    [one] в этот ход вы сделали не больше { $n } попытки броска
   *[other] в этот ход вы сделали не больше { $n } попыток броска
}
condition-first-player = вы первый игрок
condition-has-companion = компаньон { $name } в игре
condition-held-by-other = это жетон другого героя
condition-held-by-other-than = вы играете не за { $hero }

## Когда

timing-any-time = в любой момент
timing-main-phase = в своей основной фазе
timing-roll-phase = в любой фазе броска
timing-own-dice = после броска своих кубиков
timing-any-dice = после любого броска кубиков
timing-own-attack = во время своей атаки
timing-own-attack-undefended = во время своей атаки, до броска защиты
timing-attacked = когда вас атакуют
timing-incoming-damage = когда вы должны получить урон
timing-attack-dealt = после того, как ваша атака нанесла урон
timing-attack-dealt-much = после своей атаки, которая нанесла не меньше { $n } урона
timing-was-attacked = после того, как атака нанесла вам урон
timing-was-attacked-much = после атаки, которая нанесла вам не меньше { $n } урона
timing-upkeep = в своей фазе обновления
use-timed = { $timing ->
    [attacked] { $act }, { $phrase }
    [incoming-damage] { $act }, { $phrase }
   *[other] { $act } { $phrase }
}
card-when = { $timing ->
    [attacked] разыграйте, { $phrase }
    [incoming-damage] разыграйте, { $phrase }
   *[other] разыграйте { $phrase }
}
moment-match-start = в начале партии
moment-upkeep = в своей фазе обновления
moment-income = в своей фазе дохода
moment-before-offensive-roll = перед своей фазой броска нападения
moment-ability-activated = когда вы активируете способность нападения
moment-attacks = когда вы атакуете
moment-attacked = когда вас атакуют
moment-end-of-offensive-roll = в конце своей фазы броска нападения
moment-end-of-roll-phase = в конце фазы броска
moment-end-of-turn = в конце своего хода
moment-opponent-held-back = когда фаза броска нападения противника закончилась без атаки
moment-inflicted-again = когда на вас накладывают это состояние сверх предела
moment-per-token = { $moment } (за каждый жетон)
moment-if = { $moment }, если { $condition }
clause-heading = { $phrase }:

## Состояния, компаньоны и их применение

use-spend-tokens = { $n ->
    [one] израсходуйте { $n } жетон
    [few] израсходуйте { $n } жетона
    [many] израсходуйте { $n } жетонов
   *[other] израсходуйте { $n } жетона
}
use-spend-any = израсходуйте любое число жетонов
use-spend-companions = { $n ->
    [1] израсходуйте этого компаньона
    [one] израсходуйте { $n } такого компаньона
   *[other] израсходуйте { $n } таких компаньонов
}
use-attack-modifier = модификатор атаки
use-once-per-turn = один раз за ход
use-once-per-turn-each = один раз за ход на каждого такого компаньона в игре
use-instead-of-defence = вместо способности защиты
status-positive = положительное состояние
status-negative = отрицательное состояние
status-unique = уникальное состояние
status-limit = предел: { $n }
status-limit-others = предел: { $n } (на других героях: { $others })
status-persistent = постоянное
status-cant-be-removed = этот жетон нельзя снять другими эффектами
status-cant-be-transferred = этот жетон нельзя перенести на другого игрока
status-cant-be-touched = этот жетон нельзя снять другими эффектами или перенести на другого игрока
status-leaves-end-of-roll-phase = снимите этот жетон в конце фазы броска
status-leaves-end-of-turn = снимите этот жетон в конце своего хода
status-leaves-end-of-turn-begun-with = снимите этот жетон в конце хода, который вы с ним начали
status-attack-bonus = атаки на вас наносят на { $damage } больше
status-attack-malus = ваши атаки наносят на { $damage } меньше за каждый жетон
trait-no-actions = вы не можете выполнять никаких действий
trait-untouched = вы не получаете урона в фазе броска нападения противника и не защищаетесь от него
trait-one-attempt-fewer = в вашей фазе броска нападения у вас на 1 попытку броска меньше
trait-attempt-can-be-bought = недостающую попытку можно купить за 1 БС
trait-hurts-to-reroll = в конце фазы броска получите 1 урон за каждую попытку броска после первой
trait-deals-no-damage = вы не наносите урона в своей фазе броска нападения
trait-survives = когда ваше здоровье должно уменьшиться до 0, вместо этого оно становится равно 1; снимите этот жетон
trait-fresh-cant-add = жетоны, полученные в этот ход, нельзя расходовать, чтобы добавить урон
companion-kind = компаньон
companion-limit = предел: { $n }
companion-health = здоровье: { $n }
companion-with-health = { $name } (здоровье { $n })
companion-starts = { $n ->
    [1] в игре с начала партии
   *[other] в игре с начала партии: { $n }
}
companion-grows-from = вырастает из компаньона { $name }
companion-cost = чтобы построить: { $cost }
companion-upgrade-cost = чтобы улучшить: { $cost }
companion-attack-bonus = пока этот компаньон в игре, ваши атаки наносят на { $damage } больше
companion-guards = когда вас атакуют, этот компаньон может получить урон вместо вас
companion-advanced = после улучшения — { $name }:

## Способности

ability-needs-small-straight = малый стрит
ability-needs-large-straight = большой стрит
ability-tier = { $needs }:
ability-defensive-roll = { $n ->
    [one] бросок защиты: { $n } кубик
    [few] бросок защиты: { $n } кубика
    [many] бросок защиты: { $n } кубиков
   *[other] бросок защиты: { $n } кубика
}
ability-defensive-reroll = { $n ->
    [one] можете один раз перебросить { $n } из этих кубиков
   *[other] можете один раз перебросить до { $n } из этих кубиков
}
ability-defensive-reroll-one = можете один раз перебросить его
ability-side = { $side ->
    [front] только на лицевой стороне планшета героя
   *[back] только на оборотной стороне планшета героя
}
ability-opens = открывает способность { $name }:

## Памятка героя

leaflet-abilities = Способности
leaflet-upgrades = Улучшения
leaflet-cards = Карты
leaflet-statuses = Состояния
leaflet-companions = Компаньоны
leaflet-common = Общие карты
leaflet-dice = Кубики
leaflet-rules = Особые правила
leaflet-start = В начале партии получите { $tokens }
leaflet-growing = Чтобы вырастить компаньона, введите в игру компаньона { $name } или замените компаньона на того, который из него вырастает
leaflet-spent-per-turn = { $n ->
    [1] За ход можно израсходовать только 1 компаньона каждого вида
    [one] За ход можно израсходовать не больше { $n } компаньона каждого вида
   *[other] За ход можно израсходовать не больше { $n } компаньонов каждого вида
}
leaflet-complexity = сложность { $n } из 6
leaflet-ability = { $kind ->
    [offensive] способность нападения
    [defensive] способность защиты
    [passive] пассивная способность
   *[ultimate] легендарная способность
}
leaflet-card = { $type ->
    [main] действие основной фазы
    [roll] действие фазы броска
   *[instant] немедленное действие
}
leaflet-cost = { $kind }, { $n } БС
leaflet-promo = { $kind }, промо
