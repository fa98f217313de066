### Ścianki i wyczyny w słowach – z tego, co robią.

## Ilości

amount-gold = { $n ->
    [one] { $n } sztuka złota
    [few] { $n } sztuki złota
   *[many] { $n } sztuk złota
}
amount-sun = { $n ->
    [one] { $n } odłamek słońca
    [few] { $n } odłamki słońca
   *[many] { $n } odłamków słońca
}
amount-moon = { $n ->
    [one] { $n } odłamek księżyca
    [few] { $n } odłamki księżyca
   *[many] { $n } odłamków księżyca
}
amount-glory = { $n ->
    [one] { $n } punkt chwały
    [few] { $n } punkty chwały
   *[many] { $n } punktów chwały
}
# Biernik: co zyskujesz, ile płacisz.
gained-gold = { $n ->
    [one] { $n } sztukę złota
    [few] { $n } sztuki złota
   *[many] { $n } sztuk złota
}
resource-gold = złoto
resource-sun = odłamki słońca
resource-moon = odłamki księżyca
resource-glory = punkty chwały
each-gold = każdej sztuki złota
each-sun = każdego odłamka słońca
each-moon = każdego odłamka księżyca
each-glory = każdego punktu chwały
list-and = { $first } i { $last }
list-or = { $first } lub { $last }
more-of = +{ $amount }
hammer-lap = { $lap ->
    [1] za pierwsze { $amount }
    [2] za drugie { $amount }
    [3] za trzecie { $amount }
   *[other] za { $lap }. { $amount }
}

## Ścianki

face-multiply = ×{ $n }
face-mirror = zwierciadło
face-ship = statek
face-shield = { $resource ->
    [gold] tarcza złota
    [sun] tarcza słońca
    [moon] tarcza księżyca
   *[glory] tarcza chwały
}
face-boar = { $colour ->
    [red] czerwony dzik
    [yellow] żółty dzik
    [green] zielony dzik
    [blue] niebieski dzik
   *[other] dzik
}
face-nothing = nic

does-gain = Zyskaj { $amounts }.
does-multiply = Sama nic nie daje, ale druga ścianka liczy się { $n ->
    [2] podwójnie
    [3] potrójnie
   *[other] { $n } razy
}.
does-mirror = Kopiuje ściankę leżącą na wierzchu kości przeciwnika.
does-ship = Możesz kupić jedną ściankę z sanktuarium o { $n } { $n ->
    [one] sztukę złota
    [few] sztuki złota
   *[many] sztuk złota
} taniej i od razu wprawić ją w swoją kość.
does-shield = Jeśli druga ścianka daje { $resource }, zyskaj { $matched }; w przeciwnym razie zyskaj { $otherwise }.
does-boar = Zyskaj { $amounts }. Właściciel karty tego dzika też otrzymuje nagrodę. Ścianki z dzikiem nie można wymienić.

## Wyczyny

leaflet-faces = Ścianki kości
kind-instant = Efekt natychmiastowy
kind-reinforcement = Wsparcie
kind-automatic = Efekt automatyczny
kind-token = Żeton
kind-none = Bez efektu
line-instant = Efekt natychmiastowy: { $text }
line-reinforcement = Wsparcie, raz w każdej twojej turze: { $text }
line-automatic = Efekt automatyczny: { $text }
line-token = Weź jednorazowy żeton. { $text }
line-none = Bez efektu, daje tylko punkty chwały.

does-pay = Możesz zapłacić { $price }, aby zyskać { $amounts }.
does-blessings = { $n ->
    [1] Otrzymujesz boskie błogosławieństwo.
    [few] Otrzymujesz kolejno { $n } boskie błogosławieństwa.
   *[other] Otrzymujesz kolejno { $n } boskich błogosławieństw.
}
does-minor-blessings = { $n ->
    [1] Otrzymujesz mniejsze błogosławieństwo.
    [few] Otrzymujesz kolejno { $n } mniejsze błogosławieństwa, wszystkie tą samą kością.
   *[other] Otrzymujesz kolejno { $n } mniejszych błogosławieństw, wszystkie tą samą kością.
}
does-cash = Podczas { $n ->
    [1] tego błogosławieństwa
   *[other] tych błogosławieństw
} możesz zamiast { $kinds } zyskać { $amounts }.
does-forge = Weź z ogrodu ściankę ({ $faces }) i wymień na nią jedną ze ścianek swoich kości.
does-forge-one = Weź z ogrodu jedną ze ścianek: { $faces }. Wymień na nią jedną ze ścianek swoich kości.
does-give-boar = Wybierz innego gracza. Musi on natychmiast wymienić jedną, wybraną przez siebie ściankę swoich kości na ściankę z dzikiem tej karty – do końca gry.
does-borrow = Wszyscy pozostali gracze rzucają kośćmi, ale nie stosują wyników. Wybierz 2 wyrzucone przez nich ścianki i zastosuj je jak własne boskie błogosławieństwo.
does-others-lose = Wszyscy pozostali gracze rzucają kośćmi i tracą to, co ścianki by im dały. Ścianki ze statkiem nie działają.
does-enlarge = Limity twoich rezerw rosną: { $amounts }.
does-hammer = Za każdym razem, gdy zyskujesz złoto, możesz dowolną jego część położyć na młot: 1 sztuka złota to 1 pole. { $n ->
    [one] Każde { $n } pole
    [few] Każde { $n } pola
   *[many] Każdych { $n } pól
} to okrążenie: { $amounts }. Potem młot już nie działa.
does-glory-per-replaced-face = Zyskaj { $amounts } za każdą wymienioną ściankę swoich kości.
does-repeat = Raz, po swoim boskim lub mniejszym błogosławieństwie, możesz zastosować wyrzucone ścianki ponownie. Na jeden rzut można użyć tylko jednego takiego żetonu.
does-token-gain = Raz, w dowolnym momencie swojej tury, zyskaj { $amounts }.
does-when-ousting = Za każdym razem, gdy wypędzasz bohatera, i za każdym razem, gdy twój bohater zostaje wypędzony, zyskaj { $amounts }.
does-when-boar = Za każdym razem, gdy stosowana jest ścianka z dzikiem tej karty, zyskaj { $amounts }.
