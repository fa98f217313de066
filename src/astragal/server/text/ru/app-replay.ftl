### Что приложение говорит о записях, разборах и статистике партии.

replay-not-over = Эта партия ещё идёт. Запись откроется, когда она закончится.
replay-controls = Запись
replay-play = Смотреть
replay-pause = Пауза
replay-step = Следующее решение
replay-back = Предыдущее решение
replay-turn = Следующий ход
replay-turn-back = Предыдущий ход
replay-bar = Место в партии
replay-speed = Скорость
replay-at = Решение { $at } из { $of }
replay-at-open = Решение { $at }
replay-decides = Решает { $name }:
replay-undecided = Никто не победил.
replay-eyes = Чьими глазами
replay-eyes-spectator = Как зритель
replay-eyes-referee = Все карты открыты
replay-menu = Поделиться и другое
replay-link = Ссылка на этот момент
replay-scenario = Скопировать как сценарий
replay-quiet = Без подсказок об исходе
replay-quiet-help = Скрывает результат, длину партии и то, что будет дальше.
replay-hidden = Разбор и статистика откроются, когда вы досмотрите до конца.

from-here = Играть отсюда
from-title = Играть с решения { $at }
from-lead = Партия продолжится с теми же кубиками и картами. За остальных сыграют боты.
from-seat = Ваше место
from-level = Как играют боты
from-begin = Начать

review-title = Разбор
review-lead = Бот ещё раз посмотрит на каждое решение: у кого какие были шансы, где всё переломилось, что было бы лучше и кому везло.
review-ask-greedy = Быстрый разбор
review-ask-smart = Подробный разбор (несколько минут)
review-begun = Бот садится за дело…
review-running = Решение { $done } из { $of }…
review-curve = Шансы каждого игрока на победу, от первого решения до последнего
review-turning = Решение { $at }: отсюда впереди { $name }
review-turnings =
    { $count ->
        [one] Отмечен { $count } перелом: там вперёд выходит другой.
        [few] Отмечены { $count } перелома: там вперёд выходит другой.
        [many] Отмечено { $count } переломов: там вперёд выходит другой.
       *[other] Отмечено { $count } перелома: там вперёд выходит другой.
    }
review-turnings-none = Того, кто был впереди, никто не обогнал.
review-seats = Везение и потери
review-seat = Игрок
review-luck = Везение
review-loss = Потери за решение
review-slips = Что обошлось дороже всего
review-move = Решение
review-chosen = Выбрано
review-instead = Лучше
review-cost = Цена
review-go = Показать решение { $at }
review-better = Лучше: { $move } (+{ $loss })
review-note = Все числа — процентные пункты шанса на победу. О каждом решении судят по тому, что игрок мог знать.

statistics-title = Статистика
statistics-note = Кубики каждого игрока — те, что выпали после его решений.
dice-count =
    { $count ->
        [one] { $count } кубик
        [few] { $count } кубика
        [many] { $count } кубиков
       *[other] { $count } кубика
    }
dice-face =
    { $count ->
        [one] { $face }: выпало { $count } раз; ожидается от { $low } до { $high }
        [few] { $face }: выпало { $count } раза; ожидается от { $low } до { $high }
        [many] { $face }: выпало { $count } раз; ожидается от { $low } до { $high }
       *[other] { $face }: выпало { $count } раза; ожидается от { $low } до { $high }
    }
dice-band = Каждая грань ожидается от { $low } до { $high } раз (около { $mean }); в 1 случае из 20 честный кубик выходит за эти пределы.
dice-even = Все в пределах.
dice-odd = Вне пределов: { $faces }.
