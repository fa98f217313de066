why-no-such-move = здесь этого сделать нельзя
why-match-over = партия окончена
why-unknown-word = ни одна команда не начинается с «{ $word }»
why-unknown-word-near = ни одна команда не начинается с «{ $word }»; может быть, «{ $near }»?
why-none-of-these = здесь можно только: { $moves }
why-other-question = сейчас вопрос о другом: { $moves }
why-not-asked = сейчас решает { PLAYER($seat) }
why-no-saying = этого здесь сказать нельзя; в любой момент можно: { $moves }
why-resigned = вы уже сдались
why-out-of-play = вы выбыли из партии
why-no-draws = в этой игре нельзя договориться о ничьей
why-nobody-to-agree = договариваться не с кем: другой стороны нет
why-offer-stands = предложение { PLAYER($seat, "genitive") } ещё ждёт ответа
why-offer-again = ваше предложение не принято; повторить его можно через { $count ->
    [one] { $count } решение
    [few] { $count } решения
   *[many] { $count } решений
}
why-no-offer = этого никто не предлагает
why-agreed-already = вы уже согласились
ask-over = Партия окончена.
option-pass = Пас
saying-resign = Сдаться
saying-offer-draw = Предложить ничью
saying-accept-draw = Принять ничью
saying-decline-draw = Отклонить ничью
event-dropped = То, что хочет сделать { PLAYER($seat) }, больше невозможно. Ничего не потрачено.
event-dropped-move = { PLAYER($seat, "start") } хочет сделать: { $move }.
event-resigned = { PLAYER($seat, "start") } сдаётся.
event-draw-offered = { PLAYER($seat, "start") } предлагает ничью.
event-draw-accepted = { PLAYER($seat, "start") } принимает ничью.
event-draw-declined = { PLAYER($seat, "start") } отклоняет ничью.
event-draw-withdrawn = { PLAYER($seat, "start") } отзывает предложение ничьей.
event-draw-agreed = Партия заканчивается ничьей по соглашению.
fact-polling = Кого спрашивать, хочет ли он ответить
fact-polling-help = Если спрашивать всех, у кого может быть ответ, пауза ничего не говорит о картах в руке.
value-polling-legal = Только тех, у кого есть ответ
value-polling-public = Всех, у кого он может быть
setup-no-packs = для этой игры нужны наборы, с которыми играют
setup-not-one-of = { $name }: «{ $value }» не подходит; можно: { $listed }
setup-ambiguous = { $name }: по «{ $value }» не понять, кто нужен; напишите полностью: { $listed }
setup-quoted = { $name }: «{ $value }» здесь текст; без кавычек можно: { $listed }
setup-no-number = { $name }: нужно целое число
setup-bounds = { $name }: нужно число от { $low } до { $high }, а не { $value }
setup-no-cards = { $name }: нужен список карт
setup-no-such-card = { $name }: карты «{ $value }» нет
setup-cards-number = { $name }: нужно от { $low } до { $high } карт, а не { $n }
setup-cards-many = { $name }: «{ $card }» × { $n }, а можно не больше { $most }
setup-progress = { $name }: это не состояние кампании ({ $what })
setup-unknown = настройки «{ $name }» здесь нет; есть: { $known }
setup-seats = в этой игре от { $low } до { $high } мест, а не { $n }
file-large = { $path }: файл слишком велик, в записи не больше { $most } символов
file-no-text = { $path }: это не текст в UTF-8, а значит, и не запись
file-taken = { $path }: файл уже есть, и это не запись; назовите другой файл
file-home = { $path }: такой домашней папки нет
file-read = { $path }: файл не читается: { $reason }
file-write = { $path }: файл не записывается: { $reason }
file-folder = { $path }: папку не создать: { $reason }
record-in-file = { $path }: { $reason }
record-no-record = ожидалась запись, какую даёт astragal.parse, а дано { $found }
record-no-text = ожидался текст записи, а дано { $found }
record-no-match = ожидалась партия, а дано { $found }
record-decisions-range = решения считаются от 0 до { $most }, а дано { $found }
record-long = в записи не больше { $most } знаков, а здесь { $count }
record-tag = строка { $line }: ожидался тег вроде [Game "pig"], а стоит { $found }
record-tag-unknown = строка { $line }: неизвестный тег { $tag }
record-tag-unknown-near = строка { $line }: неизвестный тег { $tag }; ближайший: { $near }
record-tag-twice = строка { $line }: тег { $tag } стоит здесь второй раз
record-tag-json = строка { $line }: значение тега { $tag } — не JSON: { $found }
record-tag-number = строка { $line }: в теге { $tag } стоят целые числа не длиннее { $most } цифр, а не { $found }
record-tag-kind = строка { $line }: { $tag } — это { $kind ->
        [dict] имена со значениями в фигурных скобках
        [int] целое число
        [list] список в квадратных скобках
       *[str] текст в кавычках
    }, а не { $found }
record-tag-missing = строка { $line }: это не запись партии: нет тега { $tag }
record-move = строка { $line }: ожидались место и решение вроде "1 roll", а стоит { $found }
record-format = строка { $line }: у этой записи формат { $format }, а эта версия читает формат { $known }
record-cut-off = строка { $line }: запись обрезана или изменена: решений в ней { $count }, а в заголовке указано { $said }
record-word-whole = строка { $line }: Match, Commit и Nonces (список текстов) стоят только все вместе
record-hex = строка { $line }: значение { $tag } — не шестнадцатеричное
record-bytes = строка { $line }: в { $tag } должно быть 32 байта, а здесь { $count }
record-numbers = строка { $line }: { $tag } — это список целых чисел
record-loaded = эта партия загружена из байтов; её решения стоят в её записи
record-no-such-game = игры { $game } здесь нет (есть: { $known })
record-other-game = это запись игры { $game }, а не { $wanted }
record-no-key = в этой записи нет ключа: когда её сделали, партия ещё шла
record-key-later = в этой записи ещё нет ключа: он появится, когда партия окончится
record-rules = в этой записи действуют правила игры под номером { $rules }, а эта версия играет по правилам под номером { $ours }
record-packs = эта запись сделана с наборами, которых здесь нет: { $packs }{ $help }{ $made }
record-packs-bring = принесите { $names } с помощью --pack или положите рядом с записью ФАЙЛ.packs
record-packs-other = набор «{ $name }» здесь есть ({ $place }), но в нём написано другое
record-packs-renamed = содержание набора «{ $name }» здесь есть под другим именем, «{ $found }»: верните ему имя { $name }
record-texts = строка { $line }: { $tag } должно быть списком текстов
record-setup = таких мест и настроек эта игра не принимает: { $reason }{ $made }
record-over = строка { $line }: партия окончилась раньше решения { $move }
record-seat = строка { $line }: решает место { $seat }, а решать должно место { $asked }
record-no-seat = строка { $line }: нет места { $seat }, которое сказало бы { $move }; мест в партии: { $most }
record-illegal = строка { $line }: решение { $move } сейчас невозможно: { $reason }{ $rule }{ $made }
record-illegal-near = строка { $line }: решение { $move } сейчас невозможно: { $reason }{ $rule }; ближайшее возможное: { $near }{ $made }
record-failed = строка { $line }: решение { $move } выполнить не удалось: { $reason }{ $made }
record-dice = строка { $line }: кубики из тега Dice здесь закончились или не подходят{ $made }
record-dice-start = кубики из тега Dice закончились до первого решения или не подходят{ $made }
record-dice-given = кубики в этой записи не брошены, а записаны заранее
record-result = результат по правилам: { $found ->
        [none] ещё нет
       *[other] { $found }
    }; в записи: { $said ->
        [none] ещё нет
       *[other] { $said }
    }
record-hash = последняя позиция не совпадает с записанной{ $made }
record-secret-hidden = секрет ещё не показан; его показывают, когда партия окончена
record-secret-wrong = показанный секрет — не тот, который был обещан
record-key-wrong = ключ не следует из секрета и чисел игроков
record-nonce = число игрока занимает не больше { $most } байт, а здесь { $count }
record-made-by = запись сделана в Astragal { $engine }, а здесь { $version }
packs-long = наборы рядом с записью занимают не больше { $most } знаков, а эти — { $count }
packs-many = рядом с записью лежит не больше { $most } наборов, а здесь { $count }
packs-unread = это не текст с наборами, который лежит рядом с записью
packs-format = у этих наборов формат { $format }, а эта версия читает формат { $known }
packs-wrong = набор рядом с записью не годится: { $reason }
save-format = эта партия сохранена в формате { $format }, а эта версия читает формат { $known }
save-packs = эта партия сдана из наборов, которых здесь нет: { $packs }
save-rules = в этой партии действуют правила игры под номером { $rules }, а эта версия играет по правилам под номером { $ours }
unknown-game = нет игры «{ $game }»; известны: { $known }
unknown-game-near = нет игры «{ $game }»; известны: { $known }; может быть, «{ $near }»?
unknown-bot = нет бота «{ $bot }»; известны: { $known }
unknown-bot-near = нет бота «{ $bot }»; известны: { $known }; может быть, «{ $near }»?
unknown-rule = нет правила { $rule }
unknown-rule-near = нет правила { $rule }; может быть, { $near }?
file-there = { $path } уже есть; укажите другой файл
backup-no-database = нет базы данных { $path }; укажите её папку в --data
backup-damaged = копия повреждена: { $reason }
store-there = { $path } уже есть; продолжите с --resume или укажите другой файл
store-unusable = { $path } нельзя использовать: { $reason }
store-no-results = в { $path } нет результатов арены: { $reason }
store-other = в { $path } результаты другой арены: { $differs }
start-data = { $path } не может быть папкой для --data: { $reason }
start-web = в --web { $path } нет собранного приложения: там нет index.html
start-proxy = --trusted-proxy «{ $given }» — не адрес; адрес — это, например, 127.0.0.1 или 10.0.0.0/8
start-host = --allow-host «{ $given }» — не имя узла; имя — это, например, play.example.org
start-db-address = --db «{ $given }» — не адрес базы данных; адрес — это, например, postgresql://USER@HOST/NAME или sqlite:///FILE
start-db-silent = { $seconds ->
    [one] база данных { $place } не ответила за { $seconds } секунду
    [few] база данных { $place } не ответила за { $seconds } секунды
   *[other] база данных { $place } не ответила за { $seconds } секунд
}
start-db-refused = база данных { $place } отказала в соединении; работает ли там PostgreSQL?
start-db-no-host = нет узла «{ $host }» с базой данных; проверьте --db
start-db-unknown = на { $place } нет базы данных «{ $name }»; создайте её: createdb { $name }
start-db-no-entry = база данных { $place } не впускает «{ $user }»: { $reason }
start-db-damaged = база данных { $place } повреждена ({ $reason }); замените её копией
start-db-closed = базу данных { $place } не удаётся открыть: { $reason }
start-held = { $place } уже открыт другим сервером; сначала завершите его
start-newer = базу данных создал более новый Astragal (её схема — «{ $found }», у версии { $version } — «{ $ours }»); запустите его

# Как в предложениях зовут место: по номеру или по имени того, кто там сидит. Имена не склоняются.
seat-form = место { $n }
seat-form-start = Место { $n }
seat-form-genitive = места { $n }
seat-form-dative = месту { $n }
player-form = { $name }
player-form-start = { $name }
player-form-genitive = игрока { $name }
player-form-dative = игроку { $name }
fighter-form = { $name }
fighter-form-start = { $name }
fighter-form-genitive = персонажа { $name }
fighter-form-dative = персонажу { $name }
