### Co aplikacja mówi o powtórkach, analizach i statystykach partii.

replay-not-over = Ta partia jeszcze trwa. Powtórka będzie dostępna po jej zakończeniu.
replay-controls = Powtórka
replay-play = Odtwarzaj
replay-pause = Pauza
replay-step = Następna decyzja
replay-back = Poprzednia decyzja
replay-turn = Następna tura
replay-turn-back = Poprzednia tura
replay-bar = Miejsce w partii
replay-speed = Szybkość
replay-at = Decyzja { $at } z { $of }
replay-at-open = Decyzja { $at }
replay-decides = Decyduje { $name }:
replay-undecided = Nikt nie wygrał.
replay-eyes = Czyimi oczami
replay-eyes-spectator = Jako widz
replay-eyes-referee = Wszystkie karty odkryte
replay-menu = Udostępnij i więcej
replay-link = Link do tego momentu
replay-scenario = Kopiuj jako scenariusz
replay-quiet = Bez zdradzania wyniku
replay-quiet-help = Ukrywa wynik, długość partii i to, co nastąpi.
replay-hidden = Analiza i statystyki pojawią się, gdy obejrzysz koniec.

from-here = Graj dalej stąd
from-title = Graj od decyzji { $at }
from-lead = Partia toczy się dalej z tymi samymi kośćmi i kartami. Za pozostałych graczy grają boty.
from-seat = Twoje miejsce
from-level = Jak dobrze grają boty
from-begin = Zacznij

review-title = Analiza
review-lead = Bot jeszcze raz przygląda się każdej decyzji: jakie szanse mieli gracze, gdzie nastąpił przełom, co byłoby lepsze i kto miał szczęście.
review-ask-greedy = Szybka analiza
review-ask-smart = Dokładna analiza (trwa kilka minut)
review-begun = Bot zabiera się do pracy…
review-running = Decyzja { $done } z { $of }…
review-curve = Szanse każdego gracza na wygraną, od pierwszej decyzji do ostatniej
review-turning = Decyzja { $at }: odtąd prowadzi { $name }
review-turnings =
    { $count ->
        [one] Znak pokazuje { $count } przełom: tam prowadzenie obejmuje ktoś inny.
        [few] Znaki pokazują { $count } przełomy: tam prowadzenie obejmuje ktoś inny.
        [many] Znaki pokazują { $count } przełomów: tam prowadzenie obejmuje ktoś inny.
       *[other] Znaki pokazują { $count } przełomu: tam prowadzenie obejmuje ktoś inny.
    }
review-turnings-none = Prowadzącego nikt nie wyprzedził.
review-seats = Szczęście i straty
review-seat = Gracz
review-luck = Szczęście
review-loss = Strata na decyzję
review-slips = Co kosztowało najwięcej
review-move = Decyzja
review-chosen = Wybrano
review-instead = Lepiej
review-cost = Koszt
review-go = Pokaż decyzję { $at }
review-better = Lepiej: { $move } (+{ $loss })
review-note = Wszystkie liczby to punkty procentowe szansy na wygraną. Każdą decyzję ocenia się według tego, co gracz mógł wiedzieć.

statistics-title = Statystyki
statistics-note = Kości każdego gracza to te, które padły po jego decyzjach.
dice-count =
    { $count ->
        [one] { $count } kość
        [few] { $count } kości
        [many] { $count } kości
       *[other] { $count } kości
    }
dice-face =
    { $count ->
        [one] { $face }: wypadło { $count } raz; oczekiwane od { $low } do { $high }
       *[other] { $face }: wypadło { $count } razy; oczekiwane od { $low } do { $high }
    }
dice-band = Każda ścianka powinna wypaść od { $low } do { $high } razy (około { $mean }); w 1 przypadku na 20 uczciwa kość wykracza poza ten zakres.
dice-even = Wszystkie mieszczą się w zakresie.
dice-odd = Poza zakresem: { $faces }.
