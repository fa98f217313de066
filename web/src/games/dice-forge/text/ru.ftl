df-round = Раунд { $round } из { $rounds }
df-blessings = Кубики всех игроков
df-rolls = бросков: { $count }
df-no-room = сгорело:
df-show-dice = Показать кубики: { $name }
df-dice-of = Кубики: { $name }
df-die-of = { $die }, { $name }
df-face-up = { $face }, лежит сверху
df-whose = Чьи кубики
df-forging = Новая грань: { $face }. Коснитесь грани, которую она заменит.
df-mean = Благословение в среднем приносит
df-mean-die = В среднем:
df-feats-of = Подвиги: { $name }
df-feats = { $count ->
    [one] { $count } подвиг
    [few] { $count } подвига
    [many] { $count } подвигов
   *[other] { $count } подвига
}
df-ready = готово
df-token = { $count ->
    [one] жетон
    [few] { $count } жетона
    [many] { $count } жетонов
   *[other] { $count } жетона
}
df-hammer = { $waiting ->
    [0] Молот: круг { $lap }, деление { $space } из 15
   *[other] Молот: круг { $lap }, деление { $space } из 15; ждут ещё: { $waiting }
}
df-sanctuary = Святилище
df-pool = За { $price } золота
df-on-sale = { $face }: цена { $price } золота, осталось { $left }
df-islands = Острова
df-start = На стартовом портале:
df-cost = Стоимость:
df-left = осталось
df-total = Всего славы
df-glory-long = Очки славы: получено — { $glory }, на подвигах — { $printed }
df-reserve = { $name }, { $resource }: { $held } из { $most }
df-ask-action = Коснитесь грани в святилище, чтобы купить её и вставить в кубик, или подвига на островах, чтобы совершить его.
df-ask-extra = За 2 осколка солнца можно сделать ещё одно действие.
df-ask-offering = Купить ещё одну, другую грань, или это всё?
df-ask-last = Дополнительное действие сделано. До конца хода ещё можно использовать жетон Тритона.
df-ask-ship = Ваш корабль: купите одну грань дешевле.
df-stat-gained = Получено: { $resource }
df-stat-wasted = Сгорело сверх резерва
df-stat-forged = Заменено граней
df-stat-feats = Совершено подвигов
