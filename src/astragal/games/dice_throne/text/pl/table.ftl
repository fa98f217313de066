### Co mówi się przy stole: pytania, ruchy, dziennik, fakty na planszy, powody odmowy.

game-name = Dice Throne

## Nazwy tego, o czym mówią zasady

phase-setup = przygotowanie
phase-upkeep = Faza Utrzymania
phase-income = Faza Dochodu
phase-main-1 = Faza Główna (1)
phase-offensive-roll = Faza Rzutu Ofensywnego
phase-targeting-roll = Faza Rzutu na Wyznaczenie Celu
phase-defensive-roll = Faza Rzutu Obronnego
phase-main-2 = Faza Główna (2)
phase-discard = Faza Odrzucenia Kart
phase-end = koniec tury
mode-duel = 1 vs 1
mode-teams = drużyny
mode-king-of-the-hill = Król Wzgórza
kind-normal = zwyczajne
kind-undefendable = nieuchronne
kind-pure = czyste
kind-collateral = obszarowe
kind-ultimate = specjalne
purpose-offensive = rzut ofensywny
purpose-targeting = rzut na wyznaczenie celu
purpose-defensive = rzut obronny
purpose-effect = rzut dla efektu
board-front = awers
board-back = rewers

## Pytania

ask-main-1 = { TO($seat, ",") } Faza Główna (1): zagrać, ulepszyć, sprzedać karty czy przejść do rzutu?
ask-main-2 = { TO($seat, ",") } Faza Główna (2): zagrać, ulepszyć, sprzedać karty czy zakończyć fazę?
ask-rolling = { TO($seat, ":") } rzucić, zachować część kości i przerzucić resztę czy ogłosić zdolność?
ask-upkeep = { TO($seat, ",") } Faza Utrzymania: zagrać coś?
ask-income = { TO($seat, ",") } Faza Dochodu: zagrać coś?
ask-main = { TO($seat, ":") } Faza Główna się kończy. Zagrać coś wcześniej?
ask-card = { TO($seat, ":") } zagrywana jest karta. Najpierw na nią odpowiedzieć?
ask-dice = { TO($seat, ":") } zmienić kości czy przyjąć wynik?
ask-declared = { TO($seat, ":") } ogłoszono zdolność. Zagrać coś przed jej aktywacją?
ask-attack = { TO($seat, ":") } cel ataku jest znany. Zagrać coś przed obroną?
ask-duel = { TO($seat, ":") } obie kości są rzucone. Zmienić jedną albo zagrać coś, zanim zostaną porównane?
ask-then = { TO($seat, ":") } zagrać coś, zanim efekt będzie rozpatrywany dalej?
ask-damage = { TO($seat, ":") } zaraz zostaną zadane obrażenia. Zagrać coś wcześniej?
ask-after = { TO($seat, ":") } zagrać coś przed końcem Fazy Rzutu?
ask-before-discard = { TO($seat, ":") } zagrać coś przed sprzedażą kart?
ask-reroll = { TO($seat, ":") } którą kość przerzucić?
ask-ransom = { TO($seat, ":") } zapłacić czy przerzucić kość?
ask-change = { TO($seat, ":") } którą kość zmienić i na co?
ask-keep = { TO($seat, ":") } które kości zachować? Pozostałe zostaną przerzucone.
ask-upkeep-order = { TO($seat, ":") } który efekt Fazy Utrzymania rozpatrzyć teraz?
ask-discard-phase = { TO($seat, ",") } Faza Odrzucenia Kart: którą kartę sprzedać?
ask-defend = { TO($seat, ":") } jak się bronić?
ask-source = { TO($seat, ":") } o które obrażenia chodzi?
ask-player = { TO($seat, ":") } wybierz gracza.
ask-target = { TO($seat, ":") } wybierz cel ataku.
ask-pass-on = { TO($seat, ":") } komu przekazać żeton efektu?
ask-discard = { TO($seat, ":") } którą kartę odrzucić?
ask-fetch = { TO($seat, ":") } którą kartę wziąć z talii?
ask-buy-attempt = { TO($seat, ":") } kupić brakującą próbę rzutu za 1 PW?
ask-offer = { TO($seat, ":") } wziąć żeton?
ask-remove = { TO($seat, ":") } który żeton efektu usunąć?
ask-how-many = { TO($seat, ":") } ile żetonów usunąć?
ask-transfer = { TO($seat, ":") } który żeton efektu, od kogo i do kogo przenieść?
ask-pay-reroll = { TO($seat, ":") } zapłacić za przerzut?
ask-roll-or-pick = { TO($seat, ":") } rzucić czy zapłacić i wybrać symbol?
ask-choose = { TO($seat, ":") } wybierz jedno.
ask-may = { TO($seat, ":") } zrobić to?
ask-pay-any = { TO($seat, ":") } ile PW zapłacić?
ask-grow = { TO($seat, ":") } który towarzysz rośnie?
ask-give-up = { TO($seat, ":") } którego towarzysza odrzucić?
ask-build = { TO($seat, ":") } którego towarzysza zbudować?
ask-activate = { TO($seat, ":") } którego towarzysza aktywować?
ask-share = { TO($seat, ":") } ile obrażeń otrzyma towarzysz?

# To samo dla tego, kto decyduje, pod nagłówkiem o tym, co się dzieje.
question-main-1 = Zagrać, ulepszyć, sprzedać karty czy przejść do rzutu?
question-main-2 = Zagrać, ulepszyć, sprzedać karty czy zakończyć fazę?
question-upkeep = Zagrać coś?
question-income = Zagrać coś?
question-card = Najpierw na nią odpowiedzieć?
question-declared = Zagrać coś przed jej aktywacją?
question-discard-phase = Którą kartę sprzedać?

## Ruchy

option-play = Zagraj kartę „{ $what }” ({ $cost } PW)
option-sell = Sprzedaj kartę „{ $what }” za 1 PW
option-upgrade = Ulepszenie: „{ $what }” ({ $cost } PW)
option-discard = Odrzuć kartę „{ $what }”
option-fetch = Weź kartę „{ $what }”
option-use = { $what_sort ->
    [ability] Użyj zdolności „{ $what }”
    [companion] { $n ->
        [0] Użyj towarzysza „{ $what }”
        [1] Odrzuć towarzysza „{ $what }”
       *[other] Odrzuć towarzysza „{ $what }” ×{ $n }
    }
   *[status] { $n ->
        [0] Użyj żetonu „{ $what }”
        [1] Wydaj żeton „{ $what }”
       *[other] Wydaj żeton „{ $what }” ×{ $n }
    }
}
option-activate = Aktywuj towarzysza „{ $what }”
option-ability = Ogłoś zdolność „{ $what }”
option-none = Nie ogłaszaj zdolności
option-defend = Obrona: „{ $what }”
option-undefended = Nie broń się
option-guard = Obrażenia otrzyma towarzysz „{ $what }”
option-target = Atakuj: { PLAYER($seat) } ({ $hero })
option-player = Wybierz: { PLAYER($seat) } ({ $hero })
option-remove = Usuń żeton „{ $what }”
option-grow = Wyhoduj towarzysza „{ $what }”
option-give = Odrzuć towarzysza „{ $what }”
option-build = Zbuduj towarzysza „{ $what }”
option-transfer = Przenieś żeton „{ $what }” od { PLAYER($from, "genitive") } do { PLAYER($to, "genitive") }
option-roll = { $reason ->
    [roll-or-pick] Rzuć kością
   *[other] Rzuć wszystkimi kośćmi
}
option-keep = Zachowaj { $what }, przerzuć resztę
option-reroll = Przerzuć kość z wynikiem { $what }
option-change = Zmień { $from } na { $to }
option-choose = Wybierz możliwość { $what }
option-do = { $reason ->
    [pay-reroll] Zapłać
   *[other] Zrób to
}
option-done = { $reason ->
    [may] Nie rób tego
    [offer] Nie bierz
    [buy-attempt] Nie kupuj
    [pay-reroll] Nie płać
    [pass-on] Nie przekazuj
    [keep] Zachowaj wszystkie
   *[other] Nic więcej
}
option-take = Weź żeton „{ $what }”
option-spend = { $n ->
    [0] Żadnego
   *[other] Usuń { $n }
}
option-pay = { $n ->
    [0] Nie płać
   *[other] Zapłać { $n } PW
}
option-pick = Zapłać i wybierz symbol [{ $what }]
option-share = { $n ->
    [0] Żadnych
    [one] { $n } obrażenie
    [few] { $n } obrażenia
    [many] { $n } obrażeń
   *[other] { $n } obrażenia
}
option-source = Obrażenia dla { PLAYER($seat, "genitive") }: { $n } ({ $kind })
option-resolve = Rozpatrz efekt „{ $what }”
option-buy = Kup próbę
option-next = Dalej
option-pass = Pas

## Dziennik

event-turn = – Tura { PLAYER($seat, "genitive") } –
event-rolled = { PLAYER($seat, "start") } rzuca: { $dice }.
event-rerolled = Kość { PLAYER($seat, "genitive") } jest przerzucana: było { $from }, jest { $to }. Kości: { $dice }.
event-altered = Kość { PLAYER($seat, "genitive") }: { $from } zmienia się na { $to }.
event-declared = { PLAYER($seat, "start") } ogłasza zdolność „{ $ability }”.
event-held-back = { PLAYER($seat, "start") } nie ogłasza zdolności.
event-lapsed = Ogłoszenie zdolności „{ $ability }” traci moc: { PLAYER($seat) } decyduje od nowa.
event-activated = { PLAYER($seat, "start") } aktywuje zdolność „{ $ability }”.
event-targeted = Celem { PLAYER($seat, "genitive") } jest { PLAYER($target_seat) }.
event-defends = { PLAYER($seat, "start") } broni się zdolnością „{ $ability }”.
event-damaged = { $amount ->
    [0] { PLAYER($seat, "start") } nie otrzymuje obrażeń.
   *[other] { $damage ->
        [normal] { PLAYER($seat, "start") } otrzymuje obrażenia: { $amount }.
        [undefendable] { PLAYER($seat, "start") } otrzymuje nieuchronne obrażenia: { $amount }.
        [pure] { PLAYER($seat, "start") } otrzymuje czyste obrażenia: { $amount }.
        [collateral] { PLAYER($seat, "start") } otrzymuje obszarowe obrażenia: { $amount }.
       *[ultimate] { PLAYER($seat, "start") } otrzymuje specjalne obrażenia: { $amount }.
    }
}
event-added = { $amount ->
    [0] { PLAYER($seat, "start") } nie dodaje obrażeń do ataku.
   *[other] { PLAYER($seat, "start") } dodaje do ataku obrażenia: { $amount }.
}
event-prevented = { $amount ->
    [half] { PLAYER($seat, "start") }: zapobieżono połowie obrażeń.
    [all] { PLAYER($seat, "start") }: zapobieżono wszystkim obrażeniom.
   *[other] { PLAYER($seat, "start") }: zapobieżono obrażeniom: { $amount }.
}
event-reflects = { PLAYER($seat, "start") } odbija połowę obrażeń.
event-healed = { PLAYER($seat, "start") } leczy { $amount ->
    [one] { $amount } punkt zdrowia
    [few] { $amount } punkty zdrowia
    [many] { $amount } punktów zdrowia
   *[other] { $amount } punktu zdrowia
}.
event-stole-health = { PLAYER($seat, "start") } kradnie zdrowie { PLAYER($target_seat, "dative") }: { $amount }.
event-gained-cp = { $amount ->
    [0] { PLAYER($seat, "start") } nie otrzymuje PW.
   *[other] { PLAYER($seat, "start") } otrzymuje { $amount } PW.
}
event-lost-cp = { PLAYER($seat, "start") } traci { $amount } PW.
event-gained = { $token_sort ->
    [companion] { PLAYER($seat, "start") } wprowadza do gry towarzysza „{ $token }”{ $count ->
        [1] { "" }
       *[other] { " " }×{ $count }
    }.
   *[status] { PLAYER($seat, "start") } otrzymuje żeton „{ $token }”{ $count ->
        [1] { "" }
       *[other] { " " }×{ $count }
    }.
}
event-lost = { $token_sort ->
    [companion] { PLAYER($seat, "start") } traci towarzysza „{ $token }”{ $count ->
        [1] { "" }
       *[other] { " " }×{ $count }
    }.
   *[status] { PLAYER($seat, "start") } traci żeton „{ $token }”{ $count ->
        [1] { "" }
       *[other] { " " }×{ $count }
    }.
}
event-companion-health = { $token } { PLAYER($seat, "genitive") }: zdrowie { $health }.
event-companion-hurt = { $token } { PLAYER($seat, "genitive") } traci { $amount ->
    [one] { $amount } punkt zdrowia
    [few] { $amount } punkty zdrowia
    [many] { $amount } punktów zdrowia
   *[other] { $amount } punktu zdrowia
}, zostaje { $health }.
event-blocked = { PLAYER($seat, "start") } zapobiega zagraniu żetonu „{ $token }”.
event-raised = { PLAYER($seat, "start") }: limit żetonów „{ $token }” rośnie.
event-drew = { $count ->
    [one] { PLAYER($seat, "start") } dobiera { $count } kartę.
    [few] { PLAYER($seat, "start") } dobiera { $count } karty.
    [many] { PLAYER($seat, "start") } dobiera { $count } kart.
   *[other] { PLAYER($seat, "start") } dobiera { $count } karty.
}
event-drew-card = { PLAYER($seat, "start") } dobiera kartę „{ $card }”.
event-discarded = { PLAYER($seat, "start") } odrzuca kartę „{ $card }”.
event-sold = { PLAYER($seat, "start") } sprzedaje kartę „{ $card }”.
event-played = { PLAYER($seat, "start") } zagrywa kartę „{ $card }”.
event-used = { $play_sort ->
    [ability] { PLAYER($seat, "start") } używa zdolności „{ $play }”.
    [companion] { PLAYER($seat, "start") } używa towarzysza „{ $play }”.
   *[status] { PLAYER($seat, "start") } używa żetonu „{ $play }”.
}
event-upgraded = { PLAYER($seat, "start") } zagrywa ulepszenie „{ $card }”.
event-looked = { PLAYER($seat, "start") } ogląda karty na ręce { PLAYER($target_seat, "genitive") }.
event-saw = Ręka { PLAYER($target_seat, "genitive") }: { $cards }.
event-skips = { $what ->
    [income] { PLAYER($seat, "start") } pomija Fazę Dochodu.
    [offensive-roll] { PLAYER($seat, "start") } pomija Fazę Rzutu Ofensywnego.
   *[attack] Zdolność { PLAYER($seat, "genitive") } nie odnosi skutku.
}
event-flipped = { PLAYER($seat, "start") } odwraca planszę bohatera na { $board }.

## Passing a whole attack

until-attack = Pas do końca ataku

## Fakty na planszy

fact-edition = zasady
fact-mode = tryb
fact-phase = Teraz
fact-turn = Tura
fact-first = Pierwszy gracz
fact-hero = Bohater
fact-side = Drużyna
fact-health = Zdrowie
fact-cp = PW
fact-cards = Karty
fact-deck = Talia
fact-hand = Ręka
fact-discard = Karty odrzucone
fact-upgrades = Ulepszenia
fact-playing = Zagrywane
fact-tokens = Żetony
# Poziomy widać po nazwach ulepszeń.
fact-levels = { "" }
fact-board = Plansza
fact-dice = Kości
fact-roller = miejsce
fact-purpose = rodzaj:
fact-faces = wynik:
fact-symbols = symbole:
fact-attempts = pozostało prób:
fact-used = wykorzystano prób:
fact-open = można zmieniać
fact-upkeep = Czekające efekty utrzymania
fact-attack = Atak
fact-by = od miejsca
fact-target = cel:
fact-ability = zdolność:
fact-kind = rodzaj:
fact-amount = obrażenia:
fact-ultimate = specjalny
fact-dealt = zadano:
fact-incoming = Nadchodzące obrażenia
fact-to = miejscu
fact-damage = obrażenia:

## Dlaczego ruch jest niemożliwy

why-decline-otherwise = tutaj pisze się „{ $move }”
why-must-choose = tutaj trzeba wybrać: { $moves }
why-sell-more = { $n ->
    [one] trzeba sprzedać jeszcze { $n } kartę: na ręce zostaje najwyżej { $limit }
    [few] trzeba sprzedać jeszcze { $n } karty: na ręce zostaje najwyżej { $limit }
    [many] trzeba sprzedać jeszcze { $n } kart: na ręce zostaje najwyżej { $limit }
   *[other] trzeba sprzedać jeszcze { $n } karty: na ręce zostaje najwyżej { $limit }
}
why-defeated = pokonany gracz nie wykonuje akcji
why-ultimate = po aktywacji zdolności specjalnej inni nie mogą nic zrobić do końca Fazy Rzutu
why-discard-phase = w Fazie Odrzucenia Kart karty można tylko sprzedawać
why-stunned = oszołomienie nie pozwala wykonywać akcji
why-answer-first = najpierw trzeba odpowiedzieć na bieżące pytanie
why-card-on-board = karta „{ $card }” leży już na twojej planszy bohatera
why-card-being-played = karta „{ $card }” jest właśnie zagrywana
why-card-discarded = karta „{ $card }” leży na twoim stosie kart odrzuconych
why-card-not-in-hand = karty „{ $card }” nie ma na twojej ręce
why-card-of-hero = „{ $card }” to karta innego bohatera ({ $hero })
why-unknown-card = nie ma karty „{ $word }”
why-unknown-card-near = nie ma karty „{ $word }”; może „{ $near }”
why-is-upgrade = „{ $card }” to ulepszenie: kładzie się je na planszy bohatera ruchem „upgrade”
why-is-action = „{ $card }” to karta akcji: zagrywa się ją ruchem „play”
why-cost = karta „{ $card }” kosztuje { $cost } PW, a masz { $cp }
why-sell-in-main = karty sprzedaje się w swoich Fazach Głównych i w Fazie Odrzucenia Kart
why-sell-own-turn = karty można sprzedawać tylko w swojej turze
why-sell-roll-phase = w Fazie Rzutu nie sprzedaje się kart
why-upgrade-in-main = ulepszenia zagrywa się tylko w swoich Fazach Głównych
why-amid-card = ulepszenia i karty akcji Fazy Głównej niczego nie zakłócają
why-sell-amid = sprzedaż kart niczego nie zakłóca
why-level = zdolność „{ $ability }” ma już poziom { $level }
why-which-use = jest kilka sposobów: { $moves }
why-no-use = żetonu „{ $token }” nie można wydać
why-not-on-board = zdolności „{ $ability }” nie ma teraz na twojej planszy bohatera
why-unknown-use = nie ma niczego do użycia o nazwie „{ $word }”
why-unknown-use-near = nie ma niczego do użycia o nazwie „{ $word }”; może „{ $near }”
why-too-few = { $held ->
    [0] nie masz żetonów „{ $play }”
   *[other] potrzeba żetonów „{ $play }”: { $n }, a masz { $held }
}
why-fresh = żetony „{ $play }” zdobyte w tej turze nie mogą dodać obrażeń
why-how-many = podaj liczbę: od { $least } do { $most }
why-one-by-one = { $play_sort ->
    [ability] każde użycie zdolności „{ $play }” ogłasza się osobno
    [companion] każde użycie towarzysza „{ $play }” ogłasza się osobno
   *[status] każde użycie żetonu „{ $play }” ogłasza się osobno
}
why-main-card-own-turn = karty akcji Fazy Głównej zagrywa się tylko w swojej turze
why-main-card = kart akcji Fazy Głównej nie można teraz zagrać ({ $phase })
why-roll-card = kart akcji Fazy Rzutu nie można teraz zagrać ({ $phase })
why-only-dice = dopóki wynik rzutu nie jest przyjęty, można tylko zmieniać kości
why-timing = można tego użyć tylko { $timing_sort ->
    [attacked] wtedy, { $timing }
    [incoming-damage] wtedy, { $timing }
   *[other] { $timing }
}
why-no-attack = nie ma ataku, który można zmienić
why-undefendable = przed tym atakiem i tak nie można się bronić
why-not-your-attack = modyfikatory działają tylko na własny atak
why-pure = czystych obrażeń nie można zmieniać modyfikatorami
why-ultimate-damage = obrażeniom od zdolności specjalnej nie można zapobiec
why-damage-to-others = obrażenia nie grożą tobie, a innych to nie chroni
why-attack-on-others = to nie ty jesteś celem ataku, a to pomaga tylko temu, kto jest atakowany
why-no-damage = nie ma obrażeń, którym można zapobiec
why-damage-avoided = tych obrażeń już uniknięto
why-damage-dealt = obrażenia zostały już zadane
why-instead-of-defence = to zastępuje zdolność obronną, a teraz się jej nie wybiera
why-dice-of-ultimate = po aktywacji zdolności specjalnej nie można zmieniać kości
why-attempt-phase = { $roll ->
    [offensive-attempt] nie ma rzutu ofensywnego, który zyskałby kolejną próbę
   *[defensive-attempt] nie ma rzutu obronnego, który zyskałby kolejną próbę
}
why-no-dice = na stole nie ma kości
why-dice-accepted = wynik tych kości jest przyjęty i nie można ich już zmieniać
why-roller-first = { PLAYER($seat) } rzuca bez przeszkód: przeciwnicy mogą zmieniać kości dopiero potem
why-whose-dice = { $whose ->
    [own] to nie są twoje kości
    [opponent] to nie są kości przeciwnika
    [team] to nie są kości twojej drużyny
   *[any] tych kości nie można zmieniać
}
why-no-status = nie ma żadnego odpowiedniego żetonu efektu
why-nothing = teraz nic by to nie dało
why-not-in-play = { $token }: nie ma w grze
why-no-room = { $token }: teraz więcej nie można
why-build-price = { $token }: brakuje żetonów, by zbudować
why-no-change = to nie zmieni żadnej kości
why-price = aby tego użyć, trzeba { $price }
why-once = { $play_sort ->
    [ability] zdolności „{ $play }” można użyć tylko raz na turę
    [companion] towarzysza „{ $play }” można użyć tylko raz na turę
   *[status] żetonu „{ $play }” można użyć tylko raz na turę
}
why-companions = { $n ->
    [one] towarzysza „{ $play }” można odrzucić najwyżej { $n } raz na turę
   *[other] towarzysza „{ $play }” można odrzucić najwyżej { $n } razy na turę
}
why-condition = tylko jeśli { $condition }
why-roll-all = „roll” rzuca wszystkimi kośćmi; aby część zachować, napisz „keep” i ścianki
why-no-attempts = nie ma już prób rzutu
why-declared = zdolność „{ $ability }” jest ogłoszona i to obowiązuje, dopóki nikt nic nie zrobi
why-declared-none = rezygnacja ze zdolności jest ogłoszona i to obowiązuje, dopóki nikt nic nie zrobi
why-one-defensive-roll = na rzut obronny jest tylko jedna próba
why-roll-phase = próby rzutu podejmuje się w swojej Fazie Rzutu Ofensywnego
why-nothing-to-keep = kości nie zostały jeszcze rzucone
why-keep-faces = po „keep” napisz ścianki, które zostają; wynik na kościach: { $dice }
why-not-rolled = wynik na kościach: { $dice }
why-keep-all = gdy zachowasz wszystkie kości, nie ma czego przerzucać: ogłoś zdolność albo zrezygnuj
why-keep-order = pisz ścianki po kolei: „{ $move }”
why-not-offensive = „{ $ability }” nie jest zdolnością ofensywną
why-ability-of-hero = „{ $ability }” to zdolność innego bohatera ({ $hero })
why-unknown-ability = nie ma zdolności „{ $word }”
why-unknown-ability-near = nie ma zdolności „{ $word }”; może „{ $near }”
why-ability-phase = zdolności ogłasza się na końcu swojej Fazy Rzutu Ofensywnego
why-one-ability = w Fazie Rzutu Ofensywnego można aktywować tylko jedną zdolność („{ $ability }”)
why-roll-first = zanim ogłosisz zdolność „{ $ability }”, rzuć kośćmi
why-straight = zdolność „{ $ability }” wymaga: { $needs }, a na kościach: { $dice }
why-symbols = zdolność „{ $ability }” wymaga: { $needs }, a na kościach: { $there }
why-lapsed = zdolność „{ $ability }” była ogłoszona, ale kości zostały potem zmienione: przy { $dice } nie można jej aktywować
why-none = teraz nie ogłasza się zdolności
why-only-opponent = gdy przeciwnik jest jeden, celu się nie wybiera
why-targeting-die = w grze drużynowej cel wskazuje kość
why-no-target-now = teraz nie wybiera się celu
why-target-known = cel jest już znany: { PLAYER($seat) }
why-no-such-seat = nie ma miejsca „{ $word }”: miejsca są od 1 do { $n }
why-target-defeated = { PLAYER($seat) } już nie gra
why-target-friend = { PLAYER($seat) } nie jest przeciwnikiem atakującego
why-not-defensive = „{ $ability }” nie jest zdolnością obronną
why-not-attacked = nikt cię nie atakuje
why-defended = obrona jest już wybrana
why-unblockable = przed tym atakiem nie można się bronić
why-defend-later = obronę wybiera się po odpowiedziach na atak

points = { $n ->
    [one] { $n } punkt zdrowia
    [few] { $n } punkty zdrowia
   *[many] { $n } punktów zdrowia
}
