### Co mówi się przy stole: pytania, ruchy, dziennik, fakty na planszy, powody odmowy.

game-name = Dice Throne

## Nazwy tego, o czym mówią zasady

phase-setup = przygotowanie
phase-upkeep = Faza Utrzymania
phase-income = Faza Dochodu
phase-main-1 = Faza Główna 1
phase-offensive-roll = Faza Rzutu Ofensywnego
phase-targeting-roll = Faza Rzutu na Wyznaczenie Celu
phase-defensive-roll = Faza Rzutu Obronnego
phase-main-2 = Faza Główna 2
phase-discard = Faza Odrzucenia Kart
phase-end = koniec tury
mode-duel = pojedynek
mode-teams = drużyny
mode-king-of-the-hill = Król wzgórza
kind-normal = zwyczajne
kind-undefendable = nieuchronne
kind-pure = czyste
kind-collateral = obszarowe
kind-ultimate = specjalne
purpose-offensive = rzut ofensywny
purpose-targeting = rzut na wyznaczenie celu
purpose-defensive = rzut obronny
purpose-effect = rzut dla efektu
board-front = przód
board-back = tył

## Pytania

ask-main-1 = Miejsce { $seat }, Faza Główna 1: zagrać, ulepszyć, sprzedać karty czy przejść do rzutu?
ask-main-2 = Miejsce { $seat }, Faza Główna 2: zagrać, ulepszyć, sprzedać karty czy zakończyć fazę?
ask-rolling = Miejsce { $seat }: rzucić, zachować część kości i przerzucić resztę czy zgłosić zdolność?
ask-upkeep = Miejsce { $seat }, Faza Utrzymania: zagrać coś?
ask-income = Miejsce { $seat }, Faza Dochodu: zagrać coś?
ask-main = Miejsce { $seat }: Faza Główna się kończy. Zagrać coś wcześniej?
ask-card = Miejsce { $seat }: zagrywana jest karta. Najpierw na nią odpowiedzieć?
ask-dice = Miejsce { $seat }: zmienić kości czy przyjąć wynik?
ask-declared = Miejsce { $seat }: zgłoszono zdolność. Zagrać coś przed jej aktywacją?
ask-attack = Miejsce { $seat }: cel ataku jest znany. Zagrać coś przed obroną?
ask-duel = Miejsce { $seat }: obie kości są rzucone. Zmienić jedną albo zagrać coś, zanim zostaną porównane?
ask-then = Miejsce { $seat }: zagrać coś, zanim efekt będzie rozpatrywany dalej?
ask-damage = Miejsce { $seat }: zaraz zostaną zadane obrażenia. Zagrać coś wcześniej?
ask-after = Miejsce { $seat }: zagrać coś przed końcem Fazy Rzutu?
ask-before-discard = Miejsce { $seat }: zagrać coś przed sprzedażą kart?
ask-reroll = Miejsce { $seat }: którą kość przerzucić?
ask-ransom = Miejsce { $seat }: zapłacić czy przerzucić kość?
ask-change = Miejsce { $seat }: którą kość zmienić i na co?
ask-keep = Miejsce { $seat }: które kości zachować? Pozostałe zostaną przerzucone.
ask-upkeep-order = Miejsce { $seat }: który efekt Fazy Utrzymania rozpatrzyć teraz?
ask-discard-phase = Miejsce { $seat }, Faza Odrzucenia Kart: którą kartę sprzedać?
ask-defend = Miejsce { $seat }: jak się bronić?
ask-source = Miejsce { $seat }: o które obrażenia chodzi?
ask-player = Miejsce { $seat }: wybierz gracza.
ask-target = Miejsce { $seat }: wybierz cel ataku.
ask-pass-on = Miejsce { $seat }: komu przekazać żeton efektu?
ask-discard = Miejsce { $seat }: którą kartę odrzucić?
ask-fetch = Miejsce { $seat }: którą kartę wziąć z talii?
ask-buy-attempt = Miejsce { $seat }: kupić brakującą próbę rzutu za 1 PW?
ask-offer = Miejsce { $seat }: wziąć żeton?
ask-remove = Miejsce { $seat }: który żeton efektu usunąć?
ask-how-many = Miejsce { $seat }: ile żetonów usunąć?
ask-transfer = Miejsce { $seat }: który żeton efektu, od kogo i do kogo przenieść?
ask-pay-reroll = Miejsce { $seat }: zapłacić za przerzut?
ask-roll-or-pick = Miejsce { $seat }: rzucić czy zapłacić i wybrać ściankę?
ask-choose = Miejsce { $seat }: wybierz jedno.
ask-may = Miejsce { $seat }: zrobić to?
ask-pay-any = Miejsce { $seat }: ile PW zapłacić?
ask-grow = Miejsce { $seat }: który towarzysz rośnie?
ask-give-up = Miejsce { $seat }: którego towarzysza poświęcić?
ask-build = Miejsce { $seat }: którego towarzysza zbudować?
ask-activate = Miejsce { $seat }: którego towarzysza aktywować?
ask-share = Miejsce { $seat }: ile obrażeń otrzyma towarzysz?

## Ruchy

option-play = Zagraj „{ $what }” ({ $cost } PW)
option-sell = Sprzedaj „{ $what }” za 1 PW
option-upgrade = Ulepszenie: „{ $what }” ({ $cost } PW)
option-discard = Odrzuć „{ $what }”
option-fetch = Weź „{ $what }”
option-use = { $n ->
    [0] Użyj „{ $what }”
   *[other] Wydaj „{ $what }” ×{ $n }
}
option-activate = Aktywuj „{ $what }”
option-ability = Zgłoś „{ $what }”
option-none = Nie zgłaszaj zdolności
option-defend = Obrona: „{ $what }”
option-undefended = Nie broń się
option-guard = Obrażenia otrzyma „{ $what }”
option-target = Atakuj: { $what }
option-player = Wybierz: { $what }
option-remove = Usuń „{ $what }”
option-grow = Wyhoduj „{ $what }”
option-give = Poświęć „{ $what }”
option-build = Zbuduj „{ $what }”
option-transfer = Przenieś „{ $what }”: z miejsca { $from } na miejsce { $to }
option-roll = Rzuć wszystkimi kośćmi
option-keep = Zachowaj { $what }, przerzuć resztę
option-reroll = Przerzuć kość z wynikiem { $what }
option-change = Zmień { $from } na { $to }
option-choose = Wybierz możliwość { $what }
option-do = Zrób to
option-done = Nic więcej
option-take = Weź „{ $what }”
option-spend = { $n ->
    [0] Żadnego
   *[other] Usuń { $n }
}
option-pay = { $n ->
    [0] Nie płać
   *[other] Zapłać { $n } PW
}
option-pick = Zapłać i wybierz „{ $what }”
option-share = { $n ->
    [0] Nic
   *[other] { $n } obr.
}
option-source = Obrażenia dla miejsca { $seat }: { $n } ({ $kind })
option-resolve = Rozpatrz „{ $what }”
option-buy = Kup próbę
option-next = Dalej
option-pass = Pas

## Dziennik

event-turn = — Tura miejsca { $seat } —
event-rolled = Miejsce { $seat } rzuca: { $dice }.
event-altered = Kość miejsca { $seat }: { $from } zmienia się na { $to }.
event-declared = Miejsce { $seat } zgłasza „{ $ability }”.
event-held-back = Miejsce { $seat } nie zgłasza zdolności.
event-activated = Miejsce { $seat } aktywuje „{ $ability }”.
event-targeted = Celem miejsca { $seat } jest miejsce { $target_seat }.
event-defends = Miejsce { $seat } broni się: „{ $ability }”.
event-damaged = { $damage ->
    [normal] Miejsce { $seat } otrzymuje obrażenia: { $amount }.
    [undefendable] Miejsce { $seat } otrzymuje nieuchronne obrażenia: { $amount }.
    [pure] Miejsce { $seat } otrzymuje czyste obrażenia: { $amount }.
    [collateral] Miejsce { $seat } otrzymuje obszarowe obrażenia: { $amount }.
   *[ultimate] Miejsce { $seat } otrzymuje specjalne obrażenia: { $amount }.
}
event-added = Miejsce { $seat } dodaje do ataku obrażenia: { $amount }.
event-prevented = { $amount ->
    [half] Miejsce { $seat }: zapobieżono połowie obrażeń.
    [all] Miejsce { $seat }: zapobieżono wszystkim obrażeniom.
   *[other] Miejsce { $seat }: obrażenia, którym zapobieżono: { $amount }.
}
event-reflects = Miejsce { $seat } odbija połowę obrażeń.
event-healed = Miejsce { $seat } odzyskuje zdrowie: { $amount }.
event-stole-health = Miejsce { $seat } kradnie zdrowie miejscu { $target_seat }: { $amount }.
event-gained-cp = Miejsce { $seat } otrzymuje { $amount } PW.
event-lost-cp = Miejsce { $seat } traci { $amount } PW.
event-gained = Miejsce { $seat } otrzymuje „{ $token }” ×{ $count }.
event-lost = Miejsce { $seat } traci „{ $token }” ×{ $count }.
event-blocked = Miejsce { $seat } zapobiega zagraniu żetonu „{ $token }”.
event-raised = Miejsce { $seat }: limit żetonów „{ $token }” rośnie.
event-drew = { $count ->
    [one] Miejsce { $seat } dobiera { $count } kartę.
    [few] Miejsce { $seat } dobiera { $count } karty.
    [many] Miejsce { $seat } dobiera { $count } kart.
   *[other] Miejsce { $seat } dobiera { $count } karty.
}
event-drew-card = Miejsce { $seat } dobiera „{ $card }”.
event-discarded = Miejsce { $seat } odrzuca „{ $card }”.
event-sold = Miejsce { $seat } sprzedaje „{ $card }”.
event-played = Miejsce { $seat } zagrywa „{ $card }”.
event-used = Miejsce { $seat } używa „{ $play }”.
event-upgraded = Miejsce { $seat } ulepsza: „{ $card }”.
event-looked = Miejsce { $seat } ogląda karty na ręce miejsca { $target_seat }.
event-saw = Ręka miejsca { $target_seat }: { $cards }.
event-skips = { $what ->
    [income] Miejsce { $seat } pomija Fazę Dochodu.
    [offensive-roll] Miejsce { $seat } pomija Fazę Rzutu Ofensywnego.
   *[attack] Zdolność miejsca { $seat } nie działa.
}
event-flipped = Miejsce { $seat } odwraca planszę bohatera: { $board }.

## Fakty na planszy

fact-edition = zasady
fact-mode = tryb
fact-phase = Faza
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
fact-faces = wynik
fact-symbols = symbole
fact-attempts = pozostało prób
fact-open = można zmieniać
fact-upkeep = Czekające efekty utrzymania
fact-attack = Atak
fact-by = od miejsca
fact-target = cel
fact-ability = zdolność
fact-kind = rodzaj
fact-amount = obrażenia
fact-ultimate = specjalny
fact-dealt = zadano
fact-incoming = Nadchodzące obrażenia
fact-to = miejscu
fact-damage = obrażenia

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
why-is-upgrade = „{ $card }” to ulepszenie: kładzie się je na planszy ruchem „upgrade”
why-is-action = „{ $card }” to karta akcji: zagrywa się ją ruchem „play”
why-cost = karta „{ $card }” kosztuje { $cost } PW, a masz { $cp }
why-sell-in-main = karty sprzedaje się w swoich Fazach Głównych i w Fazie Odrzucenia Kart
why-sell-own-turn = karty można sprzedawać tylko w swojej turze
why-sell-roll-phase = w Fazie Rzutu nie sprzedaje się kart
why-upgrade-in-main = ulepszenia zagrywa się tylko w swoich Fazach Głównych
why-amid-card = ulepszenia i karty akcji Fazy Głównej niczego nie przerywają
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
why-one-by-one = każde użycie „{ $play }” zgłasza się osobno
why-main-card-own-turn = karty akcji Fazy Głównej zagrywa się tylko w swojej turze
why-main-card = kart akcji Fazy Głównej nie można teraz zagrać ({ $phase })
why-roll-card = kart akcji Fazy Rzutu nie można teraz zagrać ({ $phase })
why-only-dice = dopóki wynik rzutu nie jest przyjęty, można tylko zmieniać kości
why-timing = można tego użyć tylko { $timing }
why-no-attack = nie ma ataku, który można zmienić
why-not-your-attack = modyfikatory działają tylko na własny atak
why-pure = czystych obrażeń nie można zmieniać modyfikatorami
why-ultimate-damage = obrażeniom od zdolności specjalnej nie można zapobiec
why-damage-to-others = obrażenia nie grożą tobie, a innych to nie chroni
why-attack-on-others = atak nie jest na ciebie, a to pomaga tylko temu, kto jest atakowany
why-no-damage = nie ma obrażeń, którym można zapobiec
why-instead-of-defence = to zastępuje zdolność obronną, a teraz się jej nie wybiera
why-dice-of-ultimate = po aktywacji zdolności specjalnej nie można zmieniać kości
why-attempt-phase = { $roll ->
    [offensive-attempt] nie ma rzutu ofensywnego, który zyskałby kolejną próbę
   *[defensive-attempt] nie ma rzutu obronnego, który zyskałby kolejną próbę
}
why-no-dice = na stole nie ma kości
why-dice-accepted = wynik tych kości jest przyjęty i nie można ich już zmieniać
why-roller-first = miejsce { $seat } rzuca bez przeszkód: przeciwnicy mogą zmieniać kości dopiero potem
why-whose-dice = { $whose ->
    [own] to nie są twoje kości
    [opponent] to nie są kości przeciwnika
    [team] to nie są kości twojej drużyny
   *[any] tych kości nie można zmieniać
}
why-no-status = nie ma żadnego odpowiedniego żetonu efektu
why-price = aby tego użyć, trzeba { $price }
why-once = „{ $play }” można użyć tylko raz na turę
why-companions = { $n ->
    [one] „{ $play }” można wydać najwyżej { $n } raz na turę
   *[other] „{ $play }” można wydać najwyżej { $n } razy na turę
}
why-condition = tylko jeśli { $condition }
why-roll-all = „roll” rzuca wszystkimi kośćmi; aby część zachować, napisz „keep” i ścianki
why-no-attempts = nie ma już prób rzutu
why-declared = zdolność „{ $ability }” jest zgłoszona i to obowiązuje, dopóki nikt nic nie zrobi
why-declared-none = rezygnacja ze zdolności jest zgłoszona i to obowiązuje, dopóki nikt nic nie zrobi
why-one-defensive-roll = na rzut obronny jest tylko jedna próba
why-roll-phase = próby rzutu podejmuje się w swojej Fazie Rzutu Ofensywnego
why-nothing-to-keep = kości nie zostały jeszcze rzucone
why-keep-faces = po „keep” napisz ścianki, które zostają; wynik na kościach: { $dice }
why-not-rolled = wynik na kościach: { $dice }
why-keep-all = gdy zachowasz wszystkie kości, nie ma czego przerzucać: zgłoś zdolność albo zrezygnuj
why-keep-order = pisz ścianki po kolei: „{ $move }”
why-not-offensive = „{ $ability }” nie jest zdolnością ofensywną
why-ability-of-hero = „{ $ability }” to zdolność innego bohatera ({ $hero })
why-unknown-ability = nie ma zdolności „{ $word }”
why-unknown-ability-near = nie ma zdolności „{ $word }”; może „{ $near }”
why-ability-phase = zdolności zgłasza się na końcu swojej Fazy Rzutu Ofensywnego
why-one-ability = w Fazie Rzutu Ofensywnego można aktywować tylko jedną zdolność („{ $ability }”)
why-roll-first = zanim zgłosisz „{ $ability }”, rzuć kośćmi
why-straight = „{ $ability }” wymaga: { $needs }, a na kościach jest { $dice }
why-symbols = „{ $ability }” wymaga: { $needs }, a na kościach jest { $there }
why-lapsed = zdolność „{ $ability }” była zgłoszona, ale kości zostały potem zmienione: przy { $dice } nie można jej aktywować
why-none = teraz nie zgłasza się zdolności
why-only-opponent = gdy przeciwnik jest jeden, celu się nie wybiera
why-targeting-die = w grze drużynowej cel wskazuje kość
why-no-target-now = teraz nie wybiera się celu
why-no-such-seat = nie ma miejsca „{ $word }”: miejsca są od 1 do { $n }
why-target-defeated = miejsce { $seat } jest już pokonane
why-target-friend = miejsce { $seat } nie jest przeciwnikiem atakującego
why-not-defensive = „{ $ability }” nie jest zdolnością obronną
why-not-attacked = nikt cię nie atakuje
why-defended = obrona jest już wybrana
why-unblockable = przed tym atakiem nie można się bronić
why-defend-later = obronę wybiera się po odpowiedziach na atak
