help-usage = Запуск:
help-options = Параметры
help-commands = Команды
help-metavar-options = [ПАРАМЕТРЫ]
help-metavar-command = КОМАНДА [АРГУМЕНТЫ]...
help-default = по умолчанию { $value }
help-required = обязательно

error = Ошибка: { $message }
error-help = Как пользоваться командой, покажет «{ $command }».
error-interrupted = прервано
error-missing = не указано { $name }
error-choice = { $name }: нужно одно из значений { $listed }
error-whole-number = { $name }: нужно целое число
error-whole-number-from = { $name }: нужно целое число не меньше { $low }
error-whole-number-between = { $name }: нужно целое число от { $low } до { $high }
error-number-from = { $name }: нужно число не меньше { $low }
error-number-over = { $name }: нужно число больше { $low }
error-number-between = { $name }: нужно число от { $low } до { $high }
error-no-option = нет параметра { $name }
error-no-option-near = нет параметра { $name }; может быть, { $near }?
error-no-value = { $name } пишется без значения
error-value-missing = после { $name } нужно значение
error-no-command = нет команды «{ $name }»
error-no-command-near = нет команды «{ $name }»; может быть, «{ $near }»?

rules-both = укажите либо номер правила, либо --missing
rules-no-game = нет правил игры «{ $game }»; известны: { $known }
rules-no-game-near = нет правил игры «{ $game }»; известны: { $known }; может быть, «{ $near }»?
rules-only-in-checkout = Доказательства есть только в репозитории: запустите команду в его копии.
rules-game = игра
rules-count = правил
rules-proved = доказано
rules-missing = не доказано
rules-all-proved = Доказаны все правила.
rules-rule = правило: { $words }
rules-ruling = разъяснение: { $words }
rules-differs = отличия: { $words }
rules-rulings = разъяснения: { $words } в docs/rulings.md
rules-proofs = доказательства:
rules-cited = упоминают:
rules-none = нет

brief-arena = устроить много партий между ботами и сравнить их
brief-backup = скопировать данные сервера, не останавливая его
brief-check = проверить сценарии
brief-content = проверить свои наборы
brief-odds = точные вероятности бросков и атак героя
brief-play = играть в терминале
brief-replay = пройти запись партии шаг за шагом
brief-review = разобрать каждое решение партии
brief-rules = показать правила и то, какие из них доказаны
brief-serve = открыть стол для браузеров
brief-text = прочитать способности, карты и состояния героя
brief-verify = пересчитать каждый кубик и каждое перемешивание в записи
brief-content-check = строго прочитать наборы и проверить всё, на что они ссылаются

help = Astragal: цифровой стол для игр про героев, где бросают кубики и разыгрывают карты.
help-any-pack = Набор со стороны: файл или папка; также в ASTRAGAL_PACKS.
help-any-help = Показать эту справку и выйти.
help-any-lang = Язык; если не указан — язык системы.
help-version = Показать версию и выйти.

help-arena = Провести между ботами много партий в игру GAME, меняя их местами, и измерить, кто сильнее.
help-arena-bots = Кто встречается: greedy,smart. Также MODULE:NAME и external:COMMAND.
help-arena-matches = Сколько партий сыграть.
help-arena-jobs = Сколько партий играть одновременно; если не указано — по одной на ядро.
help-arena-seats = Сколько мест. Если больше двух, один бот из названных позже играет против остальных.
help-arena-option = Например, goal=50.
help-arena-seat = Место 1, затем 2, …
help-arena-seed = Другой текст — другие кубики.
help-arena-nodes = Узлов на решение.
help-arena-ms = Миллисекунд на решение.
help-arena-out = Файл, в который записывать каждую сыгранную партию.
help-arena-resume = Доиграть партии, которых нет в --out.
help-arena-records = Папка для записей всех партий.
help-arena-sprt = Остановиться, как только одно из двух станет вероятным.
help-arena-alpha = С какой вероятностью --sprt может найти разницу, которой нет.
help-arena-beta = С какой вероятностью --sprt может не заметить разницы.
help-arena-grace = Через сколько секунд сверх отведённого времени бот считается зависшим.
help-arena-in-process = Доверять ботам: так быстрее, но ни один не должен зависать.
help-arena-on-fault = Бот, который дал сбой, проигрывает партию (lose), или это решение за него принимает бот greedy (replace).
help-arena-markdown = Напечатать строки таблицы Markdown.

help-backup = Скопировать всё, что хранит сервер, в файл FILE; сервер может работать.
help-backup-data = Папка с данными сервера.
help-backup-db = База данных, если она не в этой папке.

help-check = Проверить сценарии, вывести по строке на каждый и завершиться с ошибкой, если хоть один не выполняется.
help-check-quiet = Выводить только то, что не выполнилось.
help-check-trace = Печатать каждое решение и то, к чему оно привело.

help-content = Помощь тем, кто пишет наборы героев, состояний и карт.
help-content-check = Строго прочитать наборы (файлы или папки) и проверить, что всё названное в них существует.

help-odds = Точные вероятности способностей нападения героя HERO: сейчас, при лучшем выборе кубиков и с начала броска.
help-odds-dice = Кубики на столе.
help-odds-attempts = Сколько попыток броска осталось; если не указано — 2, когда кубики на столе, иначе 3.
help-odds-upgrade = Улучшение в игре.
help-odds-side = Какой стороной вверх лежит двусторонний планшет.
help-odds-against = Защищающийся: показать, что сделали бы атаки.
help-odds-against-upgrade = Улучшение защищающегося.
help-odds-health = Здоровье защищающегося.

help-play = Играть в GAME в терминале: против ботов или за одним экраном.
help-play-seats = Сколько мест; если не указано — наименьшее для этой игры.
help-play-humans = Места, за которыми играют люди у этого экрана: 1, или 1,3, или all, или none.
help-play-bot = Кто играет за остальные места: random, easy, greedy, smart.
help-play-option = Например, goal=50.
help-play-seat = Место 1, затем 2, …
help-play-seed = Один и тот же текст даёт одни и те же кубики и перемешивания.
help-play-record = Куда записать партию.

help-replay = Просмотреть запись RECORD глазами судьи, зрителя или одного из мест.
help-replay-seat = Номер места, referee (судья) или spectator (зритель).
help-replay-from = Начать после N решений.
help-replay-step = По шагам или всё сразу.

help-review = Сказать о каждом решении записи RECORD, чего оно стоило, что было лучше и что решила удача.
help-review-level = Кто судит.
help-review-nodes = Узлов на решение.
help-review-ms = Миллисекунд на решение.
help-review-json = Записать разбор и сюда; при «-» он печатается вместо текста.

help-rules = Показать, сколько правил доказано, или одно правило с его доказательствами и функциями, которые его упоминают.
help-rules-missing = Перечислить правила без доказательства: одной игры или всех.

help-serve = Открыть стол для браузеров.
help-serve-host = На каком адресе ждать.
help-serve-port = На каком порту ждать.
help-serve-data = Папка, в которой хранится всё.
help-serve-db = Например, postgresql://USER@HOST/NAME.
help-serve-web = Собранное приложение для браузера вместо того, что в пакете.
help-serve-open = Сразу открыть браузер.
help-serve-tables = Сколько незаконченных столов может быть у одного пользователя.
help-serve-public-tables = Сколько из них могут быть общедоступными.
help-serve-pace = Насколько неторопливы боты и опросы; 0 — без пауз.
help-serve-rates = Во сколько раз увеличить обычные пределы вызовов и сообщений.
help-serve-db-patience = Сколько секунд ждать ответа базы данных.
help-serve-trusted-proxy = Прокси или сеть прокси, которым можно верить в том, кто обращается; можно повторить.
help-serve-allow-host = Имя, на которое откликается сервер, кроме localhost; можно повторить.
help-serve-metrics-token = Открывает /metrics тому, кто его предъявит; иначе видно только с этой машины.

help-text =
    Прочитать планшет, улучшения, карты, состояния и компаньонов героя HERO; без имени — перечислить героев.

    HERO — имя героя или путь к набору (*.yaml). После знака · стоит то, что нужно написать, чтобы это сделать.
help-text-cards = Прочитать карты, которые есть в каждой колоде.
help-text-statuses = Прочитать все состояния.
help-text-feats = Прочитать подвиги и грани «Граней судьбы».

help-verify = Пересчитать каждый кубик и каждое перемешивание в записи RECORD и сказать, верна ли она.

no-file = нет файла { $path }
no-file-or-folder = нет ни файла, ни папки { $path }
cannot-write = не удаётся записать { $path }: { $reason }
check-no-scenarios = в { $path } нет сценариев (*.yaml)
check-all-hold = { $count ->
    [one] { $count } сценарий, всё верно
    [few] { $count } сценария, все верны
   *[other] { $count } сценариев, все верны
}
check-some-fail = { $count ->
    [one] { $count } сценарий, не выполнено: { $failed }
    [few] { $count } сценария, не выполнено: { $failed }
   *[other] { $count } сценариев, не выполнено: { $failed }
}
content-no-packs = в { $path } нет наборов (*.yaml)
content-warning = внимание: { $warning }
facts-seats = --seat задан { $given } раз, а мест — { $seats }
facts-form = { $option } пишется как NAME=VALUE, а не «{ $found }»
odds-needs-against = к --health и --against-upgrade нужен --against HERO
play-nobody = некому выбрать игру; назовите её: play pig
play-humans = в --humans перечисляют места от 1 до { $count }, all или none, а не { $found }
play-humans-nobody = в --humans перечисляют места от 1 до { $count }, all или none; не указано ничего
play-record-there = --record: { $path } уже есть; укажите другой файл
replay-from = --from — число от 0 до { $most }, а не { $found }
replay-seat = --seat — от 1 до { $count }, referee или spectator, а не «{ $found }»
review-json-record = в --json указана сама запись; укажите другой файл
review-json-folder = --json: не удаётся записать { $path }: укажите файл в существующей папке
text-one-at-a-time = укажите что-нибудь одно: героя, --cards, --statuses или --feats
text-ambiguous = по «{ $hero }» не понять, кто нужен; напишите полностью: { $listed }
text-no-hero = нет героя «{ $hero }»; героя со стороны приносят с помощью --pack ФАЙЛ
text-no-hero-near = нет героя «{ $hero }»; может быть, «{ $near }»?
arena-resume = --resume продолжает файл из --out: укажите его
arena-bots = в --bots нужно не меньше двух имён, например greedy,smart
arena-records = --records: не удаётся создать { $path }: { $reason }
arena-records-locked = --records: в { $path } нельзя записывать
arena-sprt-two = --sprt сравнивает двух ботов, не больше
arena-sprt-form = --sprt пишется как ELO0,ELO1, например 0,50, а не «{ $found }»
arena-sprt-order = --sprt: первым пишется меньшее число: { $low },{ $high }
serve-open = Astragal открыт по адресу { $address } (Ctrl-C завершает его)
serve-missing =
    для сервера нужно больше, чем есть в простом пакете (нет { $name }).
    Установите его так:  pip install "astragal[{ $extra }]"
serve-no-host = «{ $host }» — не имя узла; в --host указывают адрес этого компьютера, например 127.0.0.1 или 0.0.0.0
serve-port-taken = нельзя ждать на { $host }, порт { $port }: { $reason }; другой порт: --port 8001
serve-no-listening = нельзя ждать на { $host }, порт { $port }: { $reason }; в --host указывают адрес этого компьютера, например 127.0.0.1 или 0.0.0.0
facts-bring = { $reason }; героя со стороны приносят с помощью --pack ФАЙЛ
packs-variable = в { $variable }: { $reason }
packs-other-game = --pack { $pack } — набор для { $other }; в { $game } ему нет места
