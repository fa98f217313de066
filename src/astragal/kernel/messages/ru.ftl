why-no-such-move = здесь нет такого хода
why-match-over = партия окончена
why-unknown-word = ни один ход не начинается с «{ $word }»
why-unknown-word-near = ни один ход не начинается с «{ $word }»; может быть, «{ $near }»?
why-none-of-these = здесь можно только: { $moves }
why-other-question = сейчас вопрос о другом: { $moves }
why-not-asked = сейчас решает место { $seat }
ask-over = Партия окончена.
option-pass = Пас
event-dropped = То, что хотело сделать место { $seat }, больше невозможно. Ничего не потрачено.
event-dropped-move = Место { $seat } хотело сделать этот ход: { $move }.
fact-polling = Кого спрашивают о реакциях
fact-polling-help = Если спрашивать всех, у кого может быть ответ, пауза ничего не говорит о картах в руке.
value-polling-legal = Только тех, у кого есть ответ
value-polling-public = Всех, у кого он может быть
setup-not-one-of = { $name }: «{ $value }» нет среди { $listed }
setup-quoted = { $name }: «{ $value }» здесь текст; без кавычек подойдёт одно из: { $listed }
setup-no-number = { $name }: нужно целое число
setup-bounds = { $name }: { $value } не от { $low } до { $high }
setup-unknown = о «{ $name }» здесь не договариваются; известно: { $known }
setup-seats = в этой игре от { $low } до { $high } мест, а не { $n }
file-large = { $path }: файл слишком велик, в записи не больше { $most } символов
file-no-text = { $path }: это не текст в UTF-8, а значит, и не запись
file-taken = { $path }: файл уже есть, и это не запись; назовите другой файл
file-home = { $path }: такой домашней папки нет
file-read = { $path }: файл не читается: { $reason }
file-write = { $path }: файл не записывается: { $reason }
file-folder = { $path }: папку не создать: { $reason }
record-in-file = { $path }: { $reason }
record-long = в записи не больше { $most } знаков, а здесь { $count }
record-tag = строка { $line }: ожидался тег вроде [Game "pig"], а стоит { $found }
record-tag-unknown = строка { $line }: неизвестный тег { $tag }
record-tag-unknown-near = строка { $line }: неизвестный тег { $tag }; ближайший: { $near }
record-tag-twice = строка { $line }: тег { $tag } стоит здесь второй раз
record-tag-json = строка { $line }: значение тега { $tag } — не JSON: { $found }
record-tag-kind = строка { $line }: { $tag } — это { $kind ->
        [dict] имена со значениями в фигурных скобках
        [int] целое число
        [list] список в квадратных скобках
       *[str] текст в кавычках
    }, а не { $found }
record-tag-missing = строка { $line }: это не запись партии: нет тега { $tag }
record-move = строка { $line }: ожидались место и ход вроде "1 roll", а стоит { $found }
record-format = строка { $line }: формат записи { $format } здесь неизвестен; читается { $known }
record-cut-off = строка { $line }: запись обрезана или изменена: решений в ней { $count }, а в заголовке указано { $said }
record-word-whole = строка { $line }: Match, Commit и Nonces (список текстов) стоят только все вместе
record-hex = строка { $line }: значение { $tag } — не шестнадцатеричное
record-bytes = строка { $line }: в { $tag } должно быть 32 байта, а здесь { $count }
record-numbers = строка { $line }: { $tag } — это список целых чисел
record-loaded = эта партия загружена из байтов; её ходы стоят в её записи
record-no-such-game = игры { $game } здесь нет (есть: { $known })
record-other-game = это запись игры { $game }, а не { $wanted }
record-no-key = в этой записи нет ключа: когда её сделали, партия ещё шла
record-key-later = в этой записи ещё нет ключа: он появится, когда партия окончится
record-content = эта запись сделана с другими наборами содержимого; { record-made-by }
record-setup = с такими местами и настройками в эту игру не играют: { $reason }; { record-made-by }
record-over = строка { $line }: партия окончилась раньше хода { $move }
record-seat = строка { $line }: ходит место { $seat }, а решать должно место { $asked }
record-illegal = строка { $line }: ход { $move } сейчас невозможен: { $reason }{ $rule }; { record-made-by }
record-illegal-near = строка { $line }: ход { $move } сейчас невозможен: { $reason }{ $rule }; ближайший возможный ход: { $near }; { record-made-by }
record-failed = строка { $line }: ход { $move } сделать не удалось: { $reason }; { record-made-by }
record-dice = строка { $line }: кубики из тега Dice здесь закончились или не подходят; { record-made-by }
record-dice-start = кубики из тега Dice закончились до первого решения или не подходят; { record-made-by }
record-dice-given = кубики в этой записи не брошены, а записаны заранее
record-result = результат по правилам: { $found ->
        [none] ещё нет
       *[other] { $found }
    }; в записи: { $said ->
        [none] ещё нет
       *[other] { $said }
    }
record-hash = последняя позиция не совпадает с записанной; { record-made-by }
record-secret-hidden = секрет ещё не показан; его показывают, когда партия окончена
record-secret-wrong = показанный секрет — не тот, чей отпечаток был дан
record-key-wrong = ключ не следует из секрета и чисел игроков
record-nonce = число игрока занимает не больше { $most } байт, а здесь { $count }
record-made-by = { $same ->
        [yes] запись сделана в этой же версии, Astragal { $version }
       *[no] запись сделана в Astragal { $engine }, а здесь { $version }
    }
