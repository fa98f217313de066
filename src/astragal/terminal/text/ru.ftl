table-which-game = Во что играем?
table-which-prompt = Номер игры или Enter для первой:
table-no-such-game = Введите номер от 1 до { $count } или название из списка.

table-seat = { PLAYER($seat, "start") }
table-seats = { $count ->
    [one] Место { $seats }
   *[other] Места { $seats }
}
table-seat-column = Место
table-player-column = Кто играет
table-you = вы
table-human = человек
table-bot = бот
table-yes = да
table-no = нет

table-choose = Место { $seat } решает: { $reason }
table-prompt = место { $seat } >
table-prompt-over = rematch (ещё партия), log, save ФАЙЛ или Enter, чтобы выйти >
table-hint = Введите номер или команду; список команд — ?
table-numbers = { $count ->
    [0] Выбирать не из чего: партия окончена.
   *[other] Введите номер от 1 до { $count }.
}
table-illegal = «{ $move }»: { $reason }
table-nearest = Может быть, «{ $move }»?
table-legal = «{ $move }» — сейчас это можно сделать.
table-usage = Это пишется так: { $usage }
table-a-move = КОМАНДА
table-a-file = ФАЙЛ
table-undo-refused = Отменить ничего нельзя: нельзя вернуться за чужое решение, открытую карту или бросок.
table-log-empty = Пока ничего не произошло.

table-curtain = Теперь место { $seat }. Остальные не смотрят на экран.
table-curtain-prompt = Enter, когда все готовы:
table-curtain-close = Enter — скрыть стол:

table-saved = Сохранено: { $path }
table-loaded = { $count ->
    [one] Загружено: { $path }, { $count } решение.
    [few] Загружено: { $path }, { $count } решения.
   *[other] Загружено: { $path }, { $count } решений.
}
table-not-loaded = Загрузить не удалось: { $reason }
table-not-kept = Запись партии не ведётся: { $reason }
table-kept = Запись партии: { $path }
table-over-already = Партия окончена.
table-resign-ends = Если сдаться, партия закончится победой другой стороны. Если уверены, наберите resign ещё раз:
table-resign-bot = Партия продолжится без вас: за вас будет играть бот. Если уверены, наберите resign ещё раз:
table-rematch-early = Новая партия — только после конца этой.
table-input-ended = Ввод закончился, стол закрывается.
table-interrupted = Партия прервана.

table-winner = Победа: место { $seat }.
table-winners = Общая победа: места { $seats }.
table-nobody-won = Победителей нет.
table-open-end = Партия ещё не окончена.

table-help = Введите номер варианта, команду хода (например, roll) или одну из команд:
command-help = этот список
command-why = почему этого сейчас сделать нельзя
command-undo = отменить последнее решение
command-resign = сдаться
command-draw = предложить ничью или принять её
command-view = показать стол ещё раз
command-log = всё, что произошло
command-save = сохранить партию в файл
command-load = продолжить партию из файла
command-rematch = сыграть ещё раз, когда партия окончена
command-quit = выйти; запись сохранится

replay-at = После решения { $number } из { $last }
replay-prompt = { $number }/{ $last }  Enter: дальше, b: назад, номер: перейти, q: выйти >
replay-help = Нажмите Enter или введите b, q либо номер от 0 до { $last }.

review-head = Разбор: { $level } ({ $budget } на решение). Шансы на победу перед каждым решением, в процентах по местам; все разницы — в пунктах.
review-better = лучше: { $move } ({ $points })
review-luck = удача { $points }
review-great-luck = большая удача { $points }
review-bad-luck = большая неудача { $points }
review-turning = перелом: впереди место { $seat }
review-seat = { $count ->
    [one] Место { $seat }: { $count } решение, средняя потеря { $loss }, удача { $luck }.
    [few] Место { $seat }: { $count } решения, средняя потеря { $loss }, удача { $luck }.
   *[other] Место { $seat }: { $count } решений, средняя потеря { $loss }, удача { $luck }.
}

verify-holds = Запись верна.
verify-decisions = { $count ->
    [one] Повторено { $count } решение, всё по правилам.
    [few] Повторено { $count } решения, все по правилам.
   *[other] Повторено { $count } решений, все по правилам.
}
verify-chance = Вычислено по ключу заново: бросков — { $dice }, перемешиваний — { $shuffles }.
verify-scripted = Кубики не бросались: их значения записаны заранее, всего — { $dice }.
verify-result = Итог: { $result }
verify-hash = Последняя позиция совпадает с записанной: { $hash }
verify-no-hash = Последней позиции для сравнения в записи нет.
verify-word-kept = Честно: ключ закреплён обещанием до начала партии, и обещание сдержано.
verify-no-word = Обещания в записи нет: не видно, что ключ выбран до начала партии.
verify-fails = Запись неверна: { $reason }
verify-unchecked = Запись нельзя проверить: { $reason }

# -- astragal backup
backup-done = Полная копия — в файле { $file } ({ $kib } КиБ).
backup-postgres = Для этого у PostgreSQL есть свой инструмент. Наберите: { $command }
