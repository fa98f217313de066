### Справка по правилам и партии с подсказками.

rules-howto = За две минуты
rules-of = { $game }: правила
rules-part = Часть правил
rules-everything = Всё
rules-areas = Правила
rules-content = Тексты
rules-abilities = Способности
rules-cards = Карты
rules-tokens = Жетоны
rules-feats = Подвиги
rules-faces = Грани
rules-back = Назад
rules-found =
    { $count ->
        [one] { $count } правило
        [few] { $count } правила
        [many] { $count } правил
       *[other] { $count } правила
    }
rules-found-content =
    { $count ->
        [one] { $count } текст
        [few] { $count } текста
        [many] { $count } текстов
       *[other] { $count } текста
    }
rules-ruling = Разъяснение:
rules-more = Показать ещё

tour-label = Первая партия с подсказками
tour-place = { $n } из { $of }
tour-next = Дальше
tour-do = Теперь вы: сделайте то, что подсвечено.
tour-free = Дальше без подсказок
tour-leave = Закончить обучение
tour-only = Здесь показывают другое решение. Закончите обучение, чтобы играть как хочется.
