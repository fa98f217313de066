### Что говорится за столом: вопросы, решения, журнал, факты на поле, отказы.

game-name = Грани судьбы
game-tagline = Куйте кубики и заслужите милость богов

## Слова правил

stage-draft = выбор подвигов
stage-blessing = божественное благословение
stage-reinforcement = карты усилений
stage-action = основное действие
stage-extra = дополнительное действие
stage-end = конец игры
portal-start = стартовый портал
portal-p1 = первый лунный портал
portal-p2 = второй лунный портал
portal-p3 = третий лунный портал
portal-p4 = дальний портал
portal-p5 = третий солнечный портал
portal-p6 = второй солнечный портал
portal-p7 = первый солнечный портал
die-light = светлый кубик
die-dark = тёмный кубик
boars-red = красный
boars-yellow = жёлтый
boars-green = зелёный
boars-blue = синий
standing-ask = спрашивать каждый раз
standing-always = всегда на молот
standing-never = всегда в резерв

## Вопросы

ask-draft = { TO($seat, ":") } какой подвиг будет в игре?
ask-reinforce = { TO($seat, ",") } карты усилений: применить карту или перейти к основному действию?
ask-action = { TO($seat, ",") } основное действие: поднести дары богам, совершить подвиг или закончить ход?
ask-offering = { TO($seat, ":") } взять ещё одну, другую грань — или это всё?
ask-extra = { TO($seat, ":") } потратить 2 осколка солнца на дополнительное действие или закончить ход?
ask-last = { TO($seat, ":") } сбросить жетон, пока ваш ход не закончился?
ask-forge = { TO($seat, ":") } какую грань своих кубиков заменить новой?
ask-face = { TO($seat, ":") } какую грань взять из коробки?
ask-die = { TO($seat, ":") } какой кубик бросить для малого благословения?
ask-mirror = { TO($seat, ":") } какую грань копирует зеркало?
ask-take = { TO($seat, ":") } что вы получаете?
ask-lose = { TO($seat, ":") } что вы теряете?
ask-cash = { TO($seat, ":") } оставить то, что даёт грань, или взять очки славы?
ask-order = { TO($seat, ":") } золото не поместится в резерв. Сначала золото или сначала корабль?
ask-ship = { TO($seat, ":") } какую грань купить с помощью корабля?
ask-hammer = { TO($seat, ":") } сколько золота положить на молот?
ask-repeat = { TO($seat, ":") } сбросить жетон, чтобы применить эти грани ещё раз?
ask-boar = { TO($seat, ":") } сработал ваш боров. Что вы получаете?
ask-bearer = { TO($seat, ":") } кому отдать грань с боровом?
ask-pick = { TO($seat, ":") } какие две грани применить?

## Что можно сделать

option-draft = Выбрать подвиг «{ $feat }»
option-use = Применить карту «{ $feat }»
option-buy = { $price ->
    [0] Взять грань «{ $face }» даром
    [one] Купить грань «{ $face }» за { $price } золото
   *[other] Купить грань «{ $face }» за { $price } золота
}
option-feat = Совершить подвиг «{ $feat }» ({ $cost })
option-forge = Заменить грань «{ $face }» ({ $die })
option-face = Взять грань «{ $face }»
option-die = Бросить { $die }
option-copy = Скопировать грань «{ $face }»
option-pick = Применить: { $faces }
option-take = Получить { $amounts }
option-lose = Потерять { $amounts }
option-keep = Оставить: { $amounts }
option-cash = Взять вместо этого: { $amounts }
option-first = { $what ->
    [gold] Сначала золото
   *[ship] Сначала корабль
}
option-hammer = { $what ->
    [always] Всегда как можно больше
    [never] Всегда в резерв
    [ask] Снова спрашивать о молоте
   *[other] { $what } на молот
}
option-give = { PLAYER($seat, "start") }
option-done = Это всё
option-end = Закончить ход
option-pass = Не сейчас

## Журнал

event-drafted = { PLAYER($seat, "start") } выбирает подвиг «{ $feat }».
event-turn = — Раунд { $round }, { PLAYER($seat) } —
event-rolled = { PLAYER($seat, "start") } бросает: { $faces }.
event-copied = Зеркало { PLAYER($seat, "genitive") } копирует грань «{ $face }».
event-picked = { PLAYER($seat, "start") } применяет: { $faces }.
event-gained = { PLAYER($seat, "start") } получает: { $amounts }.
event-wasted = У { PLAYER($seat, "genitive") } сгорает: { $amounts }.
event-lost = { PLAYER($seat, "start") } теряет: { $amounts }.
event-paid = { PLAYER($seat, "start") } тратит: { $amounts }.
event-hammered = { PLAYER($seat, "start") } кладёт на молот { $count } { $count ->
    [one] золото
   *[other] золота
}.
event-bought = { PLAYER($seat, "start") } покупает грань «{ $face }».
event-forged = { PLAYER($seat, "start") } вставляет грань «{ $face }» вместо грани «{ $replaced }».
event-gave = { PLAYER($seat, "start") } отдаёт грань «{ $face }» { PLAYER($target_seat, "dative") }.
event-moved = Герой { PLAYER($seat, "genitive") } переходит: { $portal }.
event-ousted = { PLAYER($seat, "start") } изгоняет героя { PLAYER($target_seat, "genitive") }.
event-took = { PLAYER($seat, "start") } совершает подвиг «{ $feat }».
event-used = { PLAYER($seat, "start") } применяет карту «{ $feat }».
event-rested = { PLAYER($seat, "start") } больше ничего не может сделать: ход окончен.
event-scored = { PLAYER($seat, "start") }: всего очков славы — { $glory }.

## Что происходит и что из этого выйдет

about-applying = Применяется
about-forging = Новая грань
forecast-ousts = Изгнанный герой
forecast-total = Всего славы
forecast-mean = Благословение в среднем

## Факты на поле

fact-feats = подвиги
fact-offering_max = граней за одно подношение
fact-equal_faces = без одинаковых граней
fact-two_player_blessings = двойное благословение при игре вдвоём
fact-mirror_through = зеркало копирует через зеркало
fact-m2 = подвиг за 2 осколка луны
fact-m3 = подвиг за 3 осколка луны
fact-m4 = подвиг за 4 осколка луны
fact-m6 = подвиг за 6 осколков луны
fact-x5 = подвиг за 5 осколков солнца и 5 осколков луны
fact-s6 = подвиг за 6 осколков солнца
fact-s4 = подвиг за 4 осколка солнца
fact-s3 = подвиг за 3 осколка солнца
fact-s2 = подвиг за 2 осколка солнца
fact-round = Раунд
fact-rounds = { "" }
told-round = Раунд { $round } из { $rounds }
fact-stage = Этап
fact-first = Первый игрок
fact-gold = Золото
fact-sun = Солнце
fact-moon = Луна
fact-glory = Слава
fact-printed = На подвигах
fact-total = Всего
fact-portal = Портал
fact-limits = Пределы резервов
fact-dice = Кубики
fact-light = светлый:
fact-dark = тёмный:
fact-up = Сверху
fact-replaced = Заменённые грани
fact-piles = Подвиги
fact-plain = без постоянного эффекта
fact-automatic = автоматические
fact-reinforcement = усиления
fact-attached = у планшета
fact-tokens = Жетоны
fact-ready = Можно применить
fact-hammer = Молот
fact-lap = круг
fact-space = деление
fact-waiting = в запасе:
fact-standing = золото:
fact-boars = Боровы
fact-islands = Подвиги на островах
fact-sanctuary = Святилище
# Эти грани дают только подвиги; сколько их осталось, спрашивают редко.
fact-garden = { "" }
fact-applying = Применяется
fact-seat = место
fact-faces = грани:
fact-forging = Новая грань
fact-drafting = Ещё не выбраны

## Что говорит лобби

fact-feats-help = Вводные подвиги — для первой игры; в альтернативных больше взаимодействия.
fact-first-help = Кто ходит первым в каждом раунде.
fact-offering_max-help = В правилах сказано о двух гранях, а в примере берут три.
fact-equal_faces-help = Можно ли вторым подношением того же хода взять такую же грань.
fact-two_player_blessings-help = Вдвоём благословение получают дважды: в каждый ход или только в первый ход раунда.
fact-mirror_through-help = Может ли зеркало, выбрав другое зеркало, скопировать грань, доступную тому зеркалу.
value-feats-introductory = Вводные
value-feats-alternate = Альтернативные
value-feats-random = Случайные
value-feats-draft = По выбору игроков
value-first-random = По жребию
setup-first = первый игрок — это одно из мест с 1 по { $seats }, а не место { $seat }
value-offering_max-none = Сколько угодно
value-equal_faces-per_action = За одно подношение
value-equal_faces-per_turn = За один ход
value-two_player_blessings-per_turn = В каждый ход
value-two_player_blessings-per_round = В первый ход раунда
value-mirror_through-true = Да
value-mirror_through-false = Нет
value-m2-as-agreed = Как решено выше
value-m3-as-agreed = Как решено выше
value-m4-as-agreed = Как решено выше
value-m6-as-agreed = Как решено выше
value-x5-as-agreed = Как решено выше
value-s6-as-agreed = Как решено выше
value-s4-as-agreed = Как решено выше
value-s3-as-agreed = Как решено выше
value-s2-as-agreed = Как решено выше

## Почему этого сделать нельзя

why-unknown-face = грани «{ $word }» не существует
why-unknown-face-near = грани «{ $word }» не существует; может быть, «{ $near }»?
why-unknown-feat = подвига «{ $word }» не существует
why-unknown-feat-near = подвига «{ $word }» не существует; может быть, «{ $near }»?
why-say-instead = здесь говорят «{ $near }»
why-which-face = скажите, какая грань
why-which-feat = скажите, какой подвиг
why-garden = грань «{ $face }» не продаётся: её дают только подвиги
why-start-face = грань «{ $face }» не продаётся: она с самого начала на кубиках
why-sold-out = граней «{ $face }» больше не осталось
why-too-dear = { $price ->
    [one] грань «{ $face }» стоит { $price } золото, а у вас { $gold }
   *[other] грань «{ $face }» стоит { $price } золота, а у вас { $gold }
}
why-equal-action = этим подношением вы уже взяли грань «{ $face }»
why-equal-turn = в этот ход вы уже взяли грань «{ $face }»
why-enough-faces = { $n ->
    [one] за одно подношение можно взять не больше { $n } грани
   *[other] за одно подношение можно взять не больше { $n } граней
}
why-not-laid = подвига «{ $feat }» нет в этой игре
why-no-cards = карт «{ $feat }» больше не осталось
why-feat-cost = подвиг «{ $feat }» стоит { $cost }, а у вас { $held }
why-feat-extra-cost = подвиг «{ $feat }» стоит { $cost } и ещё { $extra } за дополнительное действие, а у вас { $held }
why-extra-cost = дополнительное действие стоит { $cost }, а у вас { $held }
why-forge-first = сначала нужно вставить новую грань в кубик
why-not-owned = у вас нет карты «{ $feat }»
why-no-use = у карты «{ $feat }» нечего применять
why-used-up = эффект карты «{ $feat }» уже применён
why-stage = карты усилений применяют в свой ход между благословением и основным действием
why-use-cost = для карты «{ $feat }» нужно { $cost }, а у вас { $held }
why-repeat-later = этот жетон сбрасывают сразу после своего благословения
why-own-turn = этот жетон сбрасывают в свой ход
why-locked = грань «{ $face }» нельзя заменить до конца игры
why-not-on-die = на этом кубике нет грани «{ $face }»
why-not-up = ни на одном кубике противников грань «{ $face }» не лежит сверху
why-mirror-mirror = зеркало не может скопировать зеркало
why-hammer-room = на молот сейчас можно положить золота не больше { $n }
why-hammer-gain = на молот кладут только то золото, которое получают
why-no-wish = нет постоянного указания для молота, которое можно было бы отменить
why-wish-later = постоянное указание для молота отменяют в свой ход, когда выбирают основное действие
why-not-yourself = грань с боровом отдают другому игроку
why-pick-dice = выберите грани двух разных кубиков противников
why-pick-order = грани называют в таком порядке: { $move }
why-pick-two = назовите две грани, которые выпали противникам

points = { $n ->
    [one] { $n } очко славы
    [few] { $n } очка славы
   *[many] { $n } очков славы
}
