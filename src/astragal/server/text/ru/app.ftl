### Что говорит приложение в браузере.

close = Закрыть
copy = Скопировать
copied = Скопировано
waiting = Раскладываем игру…
rule-link = Правило { $rule }
menu-on = { $label } (включено)

problem-unreachable = Сервер недоступен. Проверьте соединение и попробуйте ещё раз.
offline-since = Без сети, данные на { $when }
offline-help = Сервер недоступен. Показано то, что браузер сохранил в прошлый раз.
problem-unknown = Сервер не смог этого сделать (код { $status }). Попробуйте ещё раз.

## Переходы

nav-label = Astragal
nav-home = Astragal, на главную
nav-settings = Настройки
nav-about = О программе
nav-rules = Правила

## Главная страница

landing-title = Герои, кубики и карты за одним столом
landing-lead = Сыграйте сразу же против бота, за одним экраном или с друзьями где угодно. За правилами следит стол, а каждый бросок можно проверить.
landing-games = Игры
landing-mine = Мои партии
landing-all = Показать все ({ $count })
landing-turn = Ваш ход
landing-paused = На паузе, пока вы не вернётесь
landing-remembered = Остался только журнал
landing-lost = Продолжить нельзя
landing-open = Открытые столы
landing-open-none = Сейчас открытых столов нет. Откройте свой: настройте стол и сделайте его общедоступным.
landing-free =
    { $count ->
        [one] { $count } свободное место
        [few] { $count } свободных места
        [many] { $count } свободных мест
       *[other] { $count } свободного места
    }
landing-watch = Смотреть
landing-replays = Записи
landing-replays-none = Здесь можно пересмотреть сыгранные вами партии.
landing-won = Победитель: { $name }
status-gathering = Ждём игроков
status-playing = Идёт игра
status-over = Окончена

play-now = Играть
play-tour = Первая партия с подсказками
play-friends = С друзьями
play-screen = За одним экраном
play-choose = Выбрать героя
play-setup = Настроить стол
play-ways = Как сыграть: { $game }
play-seats = Игроков: { $count }

import-title = Загрузить запись
import-text = Текст записи
import-packs = Наборы рядом с ней будут взяты.
import-file = Файл с записью
import-send = Смотреть эту запись

name-label = Ваше имя за столом
name-keep = Сохранить имя

## Настройка стола

new-title = { $game }: новый стол
new-seats = Места
new-count = Сколько мест
new-links = Для каждого свободного места появится ссылка: отправьте её тому, кто здесь сядет.
new-rules = Правила
new-more =
    { $count ->
        [one] Ещё { $count } правило
        [few] Ещё { $count } правила
        [many] Ещё { $count } правил
       *[other] Ещё { $count } правила
    }
new-clock = Часы
new-public = Общедоступный стол
new-public-help = Любой может сесть на свободное место или смотреть.
new-start = Начать партию
new-gather = Открыть стол
clock-kind-none = Без часов
clock-kind-none-help = Можно не торопиться.
clock-kind-quick = Быстро
clock-kind-quick-help = По 5 минут и ещё 10 секунд на каждое решение.
clock-kind-calm = Спокойно
clock-kind-calm-help = По 15 минут и ещё 20 секунд на каждое решение.
clock-kind-days = По переписке
clock-kind-days-help = По 3 дня и ещё день на каждое решение.
clock-table-none = Без часов
clock-table-live = { $minutes } мин + { $seconds } с
clock-table-days =
    { $days ->
        [one] { $days } день
        [few] { $days } дня
        [many] { $days } дней
       *[other] { $days } дня
    }

seat-number = Место { $number }
seat-bot = Бот
seat-bot-level = бот, { $level }
seat-deciding = решает
seat-away = не на связи
seat-stand-in = играет бот
seat-return = Вернуться в игру: { $name }
seat-kind = Кто сидит на месте { $number }
seat-kind-me = Игрок за этим экраном
seat-kind-bot = Бот
seat-kind-open = Игрок по ссылке
seat-free = свободное место
seat-kind-person = Игрок
seat-level = Уровень бота на месте { $number }
seat-name = Имя на месте { $number }
seat-name-here = Имя
seat-link = Ссылка на место { $number }
seat-sit = Сесть сюда

level-random = Растяпа: играет наугад
level-easy = Новичок
level-greedy = Жадина
level-smart = Мудрец

gathering-title = { $game }: собираемся за столом
gathering-open =
    { $count ->
        [one] Свободно { $count } место. Отправьте ссылку тому, кто здесь сядет.
        [few] Свободно { $count } места. Отправьте каждую ссылку тому, кто здесь сядет.
        [many] Свободно { $count } мест. Отправьте каждую ссылку тому, кто здесь сядет.
       *[other] Свободно { $count } места. Отправьте каждую ссылку тому, кто здесь сядет.
    }
gathering-watching = Вы смотрите.
gathering-ready = Все в сборе.
gathering-fill = Сначала нужно занять все места; подойдёт и бот.
gathering-host = Партия начнётся, когда её начнёт хозяин стола.
gathering-watch = Ссылка для зрителей
fair-commit = Обещание о кубиках

join-title = Для вас есть место
join-name = Как вас называть за столом?
join-sit = Сесть за стол
join-watch = Только смотреть

## Выбор героя или того, что выбирают места игры

pick-title = Выберите героя
pick-title-for = Выбор для: { $name }
pick-seat = Место { $n } из { $of }
pick-random = Случайный
pick-last = Прошлый выбор
pick-last-short = прошлый
pick-record = Вы и { $name }: { $count ->
    [one] { $count } партия
    [few] { $count } партии
   *[other] { $count } партий
}, побед: { $won }
pick-play = Играть: { $name }
pick-give = Выбрать: { $name }

## Стол

table-others = Другие места
table-board = Игровой стол
table-mine = Ваше место
table-hand = Ваша рука
table-phases = Фазы хода
table-watching = Вы смотрите
table-spectators =
    { $count ->
        [one] Смотрит { $count } человек
        [few] Смотрят { $count } человека
        [many] Смотрят { $count } человек
       *[other] Смотрят { $count } человека
    }
table-paused = Пауза, пока кто-нибудь из игроков не вернётся.
table-leave = Покинуть стол
title-turn = Ваш ход

skip-decision = К решению
decision-label = Решение
decision-options = Что можно сделать
decision-yours = Ваше решение: { $sentence }
decision-until = Времени на ответ:
decision-waiting = Ещё спросим: { $names }
decision-all =
    { $count ->
        [one] Ещё { $count } вариант
        [few] Ещё { $count } варианта
        [many] Ещё { $count } вариантов
       *[other] Ещё { $count } варианта
    }
decision-more = ещё
decision-if = Если выбрать: { $words }
decision-again = Нажмите ещё раз: { $words }
why-turn = Сейчас решает { $name }.

yield-label = Пасовать какое-то время
yield-none = Не пасовать автоматически
yield-turn = Пас до моего хода

orders-title = Автоматический пас
orders-preset = Когда спрашивать
orders-ask = Спрашивать
orders-ask-help = Каждый раз, когда я могу ответить.
orders-smart = С умом
orders-smart-help = Когда есть чем ответить и это касается меня.
orders-fast = Полная скорость
orders-fast-help = Только при угрозе поражения и для отмеченных карт.
orders-note = Каждый автоматический пас попадает в журнал. Ваших распоряжений никто не видит.
order-ask = Спрашивать
order-always = Всегда останавливаться
order-never = Никогда

undo = Отменить решение
undo-can = Отменяет ваше последнее решение.
undo-not = Отмена сейчас невозможна. { $words }

opening-seat = { $own ->
    [yes] Начинаете вы
   *[no] Начинает { $name }
}: первое место за столом.
log-title = Журнал
log-empty = Пока ничего не произошло.
log-passes = Пасы

chat-title = Разговор
chat-empty = Пока все молчат.
chat-write = Написать
chat-send = Сказать
chat-spectator = { $name } (зритель)
chat-mute = Не слушать: { $name }
chat-unmute = Снова слушать: { $name }
say-hello = Привет!
say-luck = Удачи!
say-well-played = Отлично сыграно!
say-thanks = Спасибо!
say-oops = Ой!
say-thinking = Дайте подумать.
say-hurry = Ваш ход!
say-again = Ещё партию?
say-bye = До встречи!

clock-label = Часы
clock-none = Эта партия идёт без часов.
clock-days = д
clock-hours = ч

move-label = Ввести команду
move-send = Сделать

line-lost = Связь потеряна. Она восстановится сама.
line-kept = Ваше решение сохранено и будет отправлено снова.

curtain-text = Передайте экран: { $name }. Остальным лучше не смотреть.
curtain-cards = { $name }: сначала посмотреть свои карты
curtain-lift = Я { $name }: показать мой стол

end-label = Итог
end-first = Первое место
end-rematch = Реванш
end-rematch-help = всё то же
end-stronger = Бот посильнее
end-easier = Бот послабее
end-review = Разбор
end-review-help = что решило исход
end-new = Новая партия
end-new-help = выбрать заново
end-board = Посмотреть на стол
end-open = Показать итог
end-turning = Перелом: ход { $n }
end-swing = Наибольший перепад ({ $unit }): ход { $n }
end-chance = { $name }: шанс на победу
end-turn = ход { $n }
end-of = { $name }, ход { $n }
end-other = { $name }: { $n }
end-replay = Смотреть запись
end-verify = Проверить кубики
end-home = На главную

keys-title = Клавиши
keys-off = Одиночные клавиши выключены в настройках.
key-digits = Вариант с этим номером
key-default = Главная кнопка
key-cancel = Отмена, закрыть
key-undo = Отменить последнее решение
key-last = Что произошло только что
key-options = Что я могу сделать
key-clock = Часы
key-sound = Включить или выключить звуки
key-type = Ввести команду
key-help = Этот список

generic-facts = На столе

## Настройки

settings-lead = Это только для вас; правил партии настройки не меняют.
settings-all = Все настройки
setting-language = Язык
setting-theme = Цвета
theme-system = Как на устройстве
theme-dark = Тёмные
theme-light = Светлые
setting-speed = Анимация
speed-0 = Нет
speed-0-5 = Быстро
speed-1 = Обычно
speed-2 = Медленно
setting-sound = Звуки
setting-volume = Громкость
sound-on = Звуки включены
sound-off = Звуки выключены
sound-key = Клавиша M
setting-odds = Показывать вероятности
setting-odds-help = Шансы каждой способности сейчас и при лучшем выборе кубиков.
setting-previews = Показывать последствия выбора
setting-previews-help = Урон и из чего он складывается, ещё до решения.
setting-confirm = Нажимать дважды при каждом решении
setting-confirm-help = Защищает от случайных нажатий.
setting-shortcuts = Управление одной клавишей
setting-shortcuts-help = Нажмите ? за столом, чтобы увидеть список.
setting-notifications = Сообщать о моём ходе
setting-notifications-help = Браузер покажет уведомление, если открыта другая вкладка или программа.
setting-notifications-first = Такое уведомление сообщит о вашем ходе.
setting-notifications-refused = Браузер не даёт Astragal показывать уведомления. Разрешить их можно в настройках браузера для этой страницы; на некоторых телефонах таких уведомлений нет.
setting-preset = Автоматический пас в новых партиях

account-title = Учётная запись
account-lead = Вы играете как гость, и знает вас только этот браузер. С логином ваши партии доступны на всех устройствах.
account-in = Вы вошли как { $login }.
account-login = Логин
account-password = Пароль
account-enter = Войти
account-make = Создать учётную запись
account-logout = Выйти
token-title = Ключ для своего бота
token-lead = С этим ключом программа может сесть за стол от вашего имени. Он показывается только один раз.
token-make = Создать ключ

## Другие страницы

missing-title = Здесь ничего нет
missing-page = Такой страницы нет.
missing-table = Такого стола нет, или он для вас закрыт.
missing-record = Такой записи нет.
missing-game = Такой игры здесь нет.
missing-home = На главную

rules-search = Искать по слову или номеру правила
rules-none = Такого правила нет.
replay-title = Запись партии
verify-title = Проверка кубиков
record-packs = Скачать её наборы
record-download = Скачать запись

about-title = Об Astragal
about-what = Astragal — цифровой стол для игр про героев, где бросают кубики и разыгрывают карты. Астрагал — это бабка, косточка, которую бросали, когда кубиков ещё не было.
about-publishers = Игры принадлежат их издателям. Astragal — независимая реализация правил; в ней нет ни их рисунков, ни их текстов. Хотите поддержать авторов — купите саму игру.
about-fair = Честные кубики
about-fair-text = Перед партией сервер показывает отпечаток своего секрета; затем каждый игрок добавляет своё число, и все броски и перемешивания следуют из того и другого. После последнего решения секрет открывается, и любой может пересчитать каждый бросок.
about-licences = Лицензии и благодарности
about-code = Сам Astragal — свободная программа под лицензией MIT.
about-icons = Значки взяты с game-icons.net, лицензия CC BY 3.0, художники:
about-fonts = Шрифты: Forum (Денис Машаров) и Alegreya Sans (Juan Pablo del Peral, Huerta Tipográfica), лицензия SIL Open Font License.
