df-round = раунд { $round } из { $rounds }
df-no-room = Сгорело:
df-show-dice = Показать кубики: { $name }
df-dice-of = Кубики: { $name }
df-dice-mine = Ваши кубики
df-die-of = { $die }, { $name }
df-face-up = { $face }, лежит сверху
df-twin = Таких граней несколько: заменяется обведённая.
df-whose = Чьи кубики
df-mean = Благословение в среднем приносит
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
df-on-sale = цена { $price } золота, осталось { $left }
df-islands = Острова
df-cost = Стоимость:
df-left = осталось
df-total = Всего славы
df-glory-long = Очки славы: получено — { $glory }, на подвигах — { $printed }
df-reserve = { $name }, { $resource }: { $held } из { $most }
df-ask-action = Коснитесь грани, чтобы купить её, или подвига, чтобы его совершить.
df-ask-extra = Дополнительное действие стоит 2 осколка солнца: выберите грань или подвиг.
df-ask-offering = Купить ещё одну, другую грань, или это всё?
df-ask-last = Ещё можно использовать жетон Тритона.
df-ask-ship = Ваш корабль: купите одну грань дешевле.
df-rested = Больше сделать ничего нельзя: ваш ход окончен.
df-stat-gained = Получено: { $resource }
df-stat-wasted = Сгорело сверх резерва
df-stat-forged = Заменено граней
df-stat-feats = Совершено подвигов
df-gained = Получено за ход:
df-hammer-less = Меньше на молот
df-hammer-more = Больше на молот
df-tab-forge = Кузница

df-end-summary = Слава: { $glory }, раундов: { $n }.
df-end-glory = Слава
df-end-roll = Самое щедрое благословение
df-opening-lot = { $own ->
    [yes] Начинаете вы
   *[no] Начинает { $name }
}: так выпал жребий.
df-opening-first = { $own ->
    [yes] Начинаете вы
   *[no] Начинает { $name }
}: первый игрок по настройкам стола.
