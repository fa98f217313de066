### Сцена, на которой стоит каждое поле.

tabs-label = Что на панели
tab-board = Стол
tab-hand = Рука
lens-label = Лупа
sum-label = Сумма
sum-others = прочее
chat-news =
    { $count ->
        [one] Разговор, { $count } новое сообщение
        [few] Разговор, { $count } новых сообщения
        [many] Разговор, { $count } новых сообщений
       *[other] Разговор, { $count } нового сообщения
    }
