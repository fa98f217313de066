### Tekst zdolności, kart, żetonów efektów i towarzyszy, złożony z ich efektów.
### Komunikaty to zdania w trybie rozkazującym, bez wielkiej litery i kropki.

## Jak łączą się zdania

list-and = { $first } i { $last }
# Po zdaniu, w którym już jest „i”.
list-and-clauses = { $first } oraz { $last }
list-comma = { $first }, { $last }
clause-joined-then = { $first }, a następnie { $last }
clause-apart = { $first }; { $last }
clause-times = { $clause } ({ $n } { $n ->
    [one] raz
   *[other] razy
}{ $anew ->
    [chosen-opponent] ; za każdym razem wybierz przeciwnika, może być ten sam
    [chosen-player] ; za każdym razem wybierz gracza, może być ten sam
    [chosen-teammate] ; za każdym razem wybierz członka drużyny, może być ten sam
   *[no] { "" }
})
effect-then = następnie { $clause }
list-or = { $first } lub { $last }
list-option = { $first } albo { $last }
effect-if = jeśli { $condition },
if-of-a-kind = { $n ->
    [one] przy { $n } takiej samej cyfrze:
   *[other] przy { $n } takich samych cyfrach:
}
clause-only-if = tylko jeśli { $condition }
effect-otherwise = w przeciwnym razie
otherwise-several-dice = jeśli nie wypadł żaden z tych symboli,
effect-may = jeśli chcesz, { $clause }
may-pay = { $aim ->
    [yes] możesz { $cost }, aby { $body }
   *[no] możesz { $cost }. Wtedy { $body }
}
may-not = w przeciwnym razie
effect-choose = { $who ->
    [me] { $form ->
        [line] wybierz:
       *[list] wybierz jedno:
    }
   *[other] { $form ->
        [line] { $subject } wybiera:
       *[list] { $subject } wybiera jedno:
    }
}
effect-choose-player = { $who ->
    [opponent] { $n ->
        [1] wybierz przeciwnika
       *[other] wybierz do { $n } przeciwników
    }
    [friend] { $n ->
        [1] wybierz siebie lub członka swojej drużyny
       *[other] wybierz do { $n } graczy swojej drużyny
    }
   *[anyone] { $n ->
        [1] wybierz gracza
       *[other] wybierz do { $n } graczy
    }
}
choose-anew = { $who ->
    [chosen-opponent] { $again ->
        [yes] wybierz przeciwnika (może być inny): { $clause }
       *[no] wybierz przeciwnika: { $clause }
    }
    [chosen-teammate] { $again ->
        [yes] wybierz członka drużyny (może być inny): { $clause }
       *[no] wybierz członka drużyny: { $clause }
    }
   *[chosen-player] { $again ->
        [yes] wybierz gracza (może być inny): { $clause }
       *[no] wybierz gracza: { $clause }
    }
}
choose-player-opponent = przeciwnik:
choose-player-friend = ty lub członek twojej drużyny:
versus-defence = atakujący także rzuca 1 kością
effect-versus = { $who ->
    [attacker] ty i atakujący rzucacie, każdy 1 kością
   *[target] ty i cel rzucacie, każdy 1 kością
}
versus-win = { $win ->
    [higher] jeśli twój wynik jest wyższy od wyniku przeciwnika,
   *[higher-or-equal] jeśli twój wynik jest wyższy od wyniku przeciwnika lub mu równy,
}
effect-on = przy { $symbols }:
effect-on-values = przy { $values }:
on-values-several-dice = jeśli na co najmniej jednej kości wypadło { $values },
effect-each = { $every ->
    [1] za każdy symbol { $symbol }:
    [few] za każde { $every } symbole { $symbol }:
    [many] za każde { $every } symboli { $symbol }:
   *[other] za każde { $every } symbolu { $symbol }:
}
symbol-some = { $n } { $symbol }
symbol-at-least = { $n } lub więcej { $symbol }
symbol-name = [{ $name }]
quoted-name = „{ $name }”

## Gracze

who-subject = { $who ->
    [me] ty
    [target] cel
    [attacker] atakujący
    [chosen-opponent] wybrany przeciwnik
    [chosen-player] wybrany gracz
    [chosen-teammate] wybrany członek drużyny
    [each-opponent] każdy przeciwnik
    [two-opponents] każdy z wybranych przeciwników (do 2)
    [three-opponents] każdy z wybranych przeciwników (do 3)
    [two-players] każdy z wybranych graczy (do 2)
    [each-of-them] każdy z nich
   *[that-player] ten gracz
}
who-object = { $who ->
    [me] sobie
    [target] celowi
    [attacker] atakującemu
    [chosen-opponent] wybranemu przeciwnikowi
    [chosen-player] wybranemu graczowi
    [chosen-teammate] wybranemu członkowi drużyny
    [each-opponent] każdemu przeciwnikowi
    [two-opponents] każdemu z wybranych przeciwników (do 2)
    [three-opponents] każdemu z wybranych przeciwników (do 3)
    [two-players] każdemu z wybranych graczy (do 2)
    [each-of-them] każdemu z nich
   *[that-player] mu
}
# Biernik: na kogo.
who-onto = { $who ->
    [me] siebie
    [target] cel
    [attacker] atakującego
    [chosen-opponent] wybranego przeciwnika
    [chosen-player] wybranego gracza
    [chosen-teammate] wybranego członka drużyny
    [each-opponent] każdego przeciwnika
    [two-opponents] każdego z wybranych przeciwników (do 2)
    [three-opponents] każdego z wybranych przeciwników (do 3)
    [two-players] każdego z wybranych graczy (do 2)
    [each-of-them] każdego z nich
   *[that-player] niego
}
# Dopełniacz: czyj.
who-from = { $who ->
    [me] siebie
    [target] celu
    [attacker] atakującego
    [chosen-opponent] wybranego przeciwnika
    [chosen-player] wybranego gracza
    [chosen-teammate] wybranego członka drużyny
    [each-opponent] każdego przeciwnika
    [two-opponents] każdego z wybranych przeciwników (do 2)
    [three-opponents] każdego z wybranych przeciwników (do 3)
    [two-players] każdego z wybranych graczy (do 2)
    [each-of-them] każdego z nich
   *[that-player] niego
}

## Liczby

quantity-damage = { $n ->
    [one] { $n } { $adjectives }obrażenie
    [few] { $n } { $adjectives }obrażenia
    [many] { $n } { $adjectives }obrażeń
   *[other] { $n } { $adjectives }obrażenia
}
equal-damage = { $adjectives }obrażenia równe { $value }
adjective-isolated = { $n ->
    [one] odrębne
    [few] odrębne
    [many] odrębnych
   *[other] odrębnego
}
adjective-undefendable = { $n ->
    [one] nieuchronne
    [few] nieuchronne
    [many] nieuchronnych
   *[other] nieuchronnego
}
adjective-pure = { $n ->
    [one] czyste
    [few] czyste
    [many] czystych
   *[other] czystego
}
adjective-collateral = { $n ->
    [one] obszarowe
    [few] obszarowe
    [many] obszarowych
   *[other] obszarowego
}
adjective-ultimate = { $n ->
    [one] specjalne
    [few] specjalne
    [many] specjalnych
   *[other] specjalnego
}
# Celownik, jak po „zapobiega”.
adjective-incoming = { $n ->
    [one] nadchodzącemu
    [few] nadchodzącym
    [many] nadchodzącym
   *[other] nadchodzącego
}
# Celownik: czemu.
quantity-prevented = { $n ->
    [one] { $n } { $adjectives }obrażeniu
    [few] { $n } { $adjectives }obrażeniom
    [many] { $n } { $adjectives }obrażeniom
   *[other] { $n } { $adjectives }obrażenia
}
equal-prevented = { $adjectives }obrażeniom w liczbie równej { $value }
quantity-number = { $n }
equal-number = liczbę równą { $value }
quantity-healing = { $n ->
    [one] { $n } punkt zdrowia
    [few] { $n } punkty zdrowia
    [many] { $n } punktów zdrowia
   *[other] { $n } punktu zdrowia
}
equal-healing = liczbę punktów zdrowia równą { $value }
quantity-health = { $n ->
    [one] { $n } punkt zdrowia
    [few] { $n } punkty zdrowia
    [many] { $n } punktów zdrowia
   *[other] { $n } punktu zdrowia
}
equal-health = liczbę punktów zdrowia równą { $value }
quantity-cp = { $n } PW
equal-cp = PW w liczbie równej { $value }
quantity-cards = { $n ->
    [one] { $n } kartę
    [few] { $n } karty
    [many] { $n } kart
   *[other] { $n } karty
}
equal-cards = liczbę kart równą { $value }
quantity-tokens = { $n ->
    [one] { $n } żeton { $name }
    [few] { $n } żetony { $name }
    [many] { $n } żetonów { $name }
   *[other] { $n } żetonu { $name }
}
equal-tokens = żetony { $name } w liczbie równej { $value }
quantity-token = { $n ->
    [1] żeton { $names }
   *[other] żetony { $names }
}
quantity-per = { $quantity } za { $counted }
quantity-plus-per = { $quantity } plus { $n } za { $counted }
quantity-plus-equal = { $quantity } plus liczbę równą { $value }
value-times = { $value } (× { $n })
value-half = połowie
counted-faces = każdy symbol { $symbol }
counted-tokens = { $whose ->
    [me] każdy swój żeton { $name }
    [target] każdy żeton { $name } celu
   *[that-player] każdy jego żeton { $name }
}
counted-companions = każdego swojego towarzysza
counted-cp = każdy swój punkt walki (PW)
counted-removed = { $removed ->
    [spent] każdy wydany żeton
    [companions] każdego usuniętego towarzysza
    [cp] każdy zapłacony punkt walki (PW)
   *[tokens] każdy usunięty żeton
}
value-total = { $half ->
    [yes] połowie { $dice ->
        [1] wyniku rzutu
       *[other] sumy wyników
    } (zaokrąglając w górę)
   *[no] { $dice ->
        [1] wynikowi rzutu
       *[other] sumie wyników
    }
}
value-faces = połowie liczby wyrzuconych symboli { $symbol } (zaokrąglając w górę)
value-tokens = { $whose ->
    [me] połowie liczby swoich żetonów { $name } (zaokrąglając w górę)
    [target] połowie liczby żetonów { $name } celu (zaokrąglając w górę)
   *[that-player] połowie liczby jego żetonów { $name } (zaokrąglając w górę)
}
value-companions = połowie liczby swoich towarzyszy (zaokrąglając w górę)
value-cp = połowie swoich PW (zaokrąglając w górę)
value-removed = { $removed ->
    [spent] połowie liczby wydanych żetonów (zaokrąglając w górę)
    [companions] połowie liczby usuniętych towarzyszy (zaokrąglając w górę)
    [cp] połowie zapłaconych PW (zaokrąglając w górę)
   *[tokens] połowie liczby usuniętych żetonów (zaokrąglając w górę)
}
value-limit = { $half ->
    [yes] połowie liczby żetonów { $name } brakujących do limitu (zaokrąglając w górę)
   *[no] liczbie żetonów { $name } brakujących do limitu
}

## Obrażenia, zdrowie, punkty walki

effect-deal = { $who ->
    [me] otrzymaj { $quantity }
    [target] zadaj { $quantity }
    [two-opponents] zadaj { $quantity } { $object }
    [three-opponents] zadaj { $quantity } { $object }
    [two-players] zadaj { $quantity } { $object }
   *[other] zadaj { $object } { $quantity }
}
deal-if-damage-dealt = jeśli atak zadał obrażenia, { $clause }
deal-also = { $first }, a { $object } { $quantity }
effect-add = dodaj do ataku { $quantity }
effect-undefendable = { $aim ->
    [yes] obrażenia od ataku stały się nieuchronne
   *[no] obrażenia od ataku stają się nieuchronne
}
effect-prevent = { $to ->
    [me] { $aim ->
        [yes] zapobiec { $quantity }
       *[no] zapobiegnij { $quantity }
    }
   *[chosen-player] wybrany gracz zapobiega { $quantity }
}
prevent-half = połowie nadchodzących obrażeń (zaokrąglając w górę)
prevent-all = wszystkim nadchodzącym obrażeniom
prevent-everything = wszystkim nadchodzącym obrażeniom ze wszystkich źródeł
effect-reflect = zadaj atakującemu połowę nadchodzących obrażeń (zaokrąglając w górę)
effect-weaken = { $much ->
    [half] atak zadaje połowę obrażeń (zaokrąglając w górę)
    [all] atak nie zadaje obrażeń
   *[number] zmniejsz obrażenia od ataku o { $quantity }
}
effect-heal = { $who ->
    [me] ulecz { $quantity }
   *[other] { $subject } leczy { $quantity }
}
heal-companion = { $inflected ->
    [yes] ulecz { $name } o { $quantity }
   *[no] ulecz towarzysza { $name } o { $quantity }
}
heal-damage-dealt = tyle punktów zdrowia, ile zadano obrażeń
effect-steal-health = { $who ->
    [target] ukradnij { $quantity }
   *[other] ukradnij { $object } { $quantity }
}
effect-lose-cp = { $who ->
    [me] strać { $quantity }
   *[other] { $subject } traci { $quantity }
}
effect-steal-cp = { $who ->
    [target] ukradnij { $quantity }
   *[other] ukradnij { $object } { $quantity }
}

## Żetony

# To, co można zrobić albo nie, jak w „możesz wziąć …”, mówi się z mood „may”.
effect-gain = { $who ->
    [me] { $mood ->
        [may] możesz wziąć { $gained }
       *[do] weź { $gained }
    }
   *[other] { $mood ->
        [may] { $subject } może wziąć { $gained }
       *[do] { $subject } bierze { $gained }
    }
}
effect-inflict = { $who ->
    [me] weź { $tokens }
    [target] { $aim ->
        [yes] zagrać { $tokens }
       *[no] zagraj { $tokens }
    }
    [that-player] zagraj na { $onto } { $tokens }
    [each-of-them] zagraj na { $onto } { $tokens }
   *[other] { $aim ->
        [yes] zagrać { $tokens } na { $onto }
       *[no] zagraj { $tokens } na { $onto }
    }
}
gain-to-limit = żetony { $name } do limitu
effect-remove = { $who ->
    [me] { $mood ->
        [may] możesz usunąć { $statuses }
       *[do] usuń { $statuses }
    }
   *[other] { $mood ->
        [may] możesz usunąć { $object } { $statuses }
       *[do] usuń { $object } { $statuses }
    }
}
remove-some = { $who ->
    [me] { $n ->
        [one] { $n } swój żeton efektu
        [few] { $n } swoje żetony efektów
        [many] { $n } swoich żetonów efektów
       *[other] { $n } swojego żetonu efektu
    }
   *[other] { $n ->
        [one] { $n } żeton efektu
        [few] { $n } żetony efektów
        [many] { $n } żetonów efektów
       *[other] { $n } żetonu efektu
    }
}
remove-all = { $who ->
    [me] wszystkie swoje żetony efektów
   *[other] wszystkie żetony efektów
}
effect-remove-own = { $n ->
    [any] usuń dowolną liczbę swoich żetonów { $name }
    [one] usuń do { $n } swojego żetonu { $name }
   *[other] usuń do { $n } swoich żetonów { $name }
}
remove-own-must = { $n ->
    [one] usuń { $n } swój żeton { $name }
    [few] usuń { $n } swoje żetony { $name }
    [many] usuń { $n } swoich żetonów { $name }
   *[other] usuń { $n } swojego żetonu { $name }
}
effect-remove-this = { $n ->
    [all] { $aim ->
        [yes] usunąć wszystkie te żetony
       *[no] usuń wszystkie te żetony
    }
    [1] { $many ->
        [yes] { $aim ->
            [yes] usunąć 1 taki żeton
           *[no] usuń 1 taki żeton
        }
       *[no] { $aim ->
            [yes] usunąć ten żeton
           *[no] usuń ten żeton
        }
    }
    [few] usuń { $n } takie żetony
    [many] usuń { $n } takich żetonów
   *[other] usuń { $n } takiego żetonu
}
effect-transfer = { $n ->
    [one] przenieś { $n } żeton efektu z jednego wybranego gracza na innego
    [few] przenieś { $n } żetony efektów z jednego wybranego gracza na innego
    [many] przenieś { $n } żetonów efektów z jednego wybranego gracza na innego
   *[other] przenieś { $n } żetonu efektu z jednego wybranego gracza na innego
}
effect-pass-this = możesz przekazać ten żeton wybranemu graczowi
effect-raise-limit = zwiększ swój limit żetonów { $name } o { $by }
effect-block-status = { $negative ->
    [yes] { $n ->
        [one] zapobiegnij otrzymaniu { $n } żetonu negatywnego efektu z tego ataku
        [few] zapobiegnij otrzymaniu { $n } żetonów negatywnych efektów z tego ataku
        [many] zapobiegnij otrzymaniu { $n } żetonów negatywnych efektów z tego ataku
       *[other] zapobiegnij otrzymaniu { $n } żetonu negatywnego efektu z tego ataku
    }
   *[no] { $n ->
        [one] zapobiegnij otrzymaniu { $n } żetonu efektu z tego ataku
        [few] zapobiegnij otrzymaniu { $n } żetonów efektów z tego ataku
        [many] zapobiegnij otrzymaniu { $n } żetonów efektów z tego ataku
       *[other] zapobiegnij otrzymaniu { $n } żetonu efektu z tego ataku
    }
}
effect-detonate = usuń każdemu przeciwnikowi wszystkie żetony { $name } i zadaj mu { $damage } { $last ->
    [one] obrażenie
    [few] obrażenia
    [many] obrażeń
   *[other] obrażenia
} za { $counts } { $most ->
    [one] żeton
    [few] żetony
    [many] żetonów
   *[other] żetonu
}

## Karty

effect-draw = { $who ->
    [me] dobierz { $quantity }
   *[other] { $subject } dobiera { $quantity }
}
effect-discard = { $who ->
    [me] odrzuć { $cards }
   *[other] { $subject } odrzuca { $cards }
}
discard-random = { $n ->
    [one] losowo { $n } kartę
    [few] losowo { $n } karty
    [many] losowo { $n } kart
   *[other] losowo { $n } karty
}
discard-hand = wszystkie karty z ręki
effect-search-deck = { $n ->
    [one] znajdź w swojej talii { $n } kartę, weź ją na rękę i potasuj talię
    [few] znajdź w swojej talii { $n } karty, weź je na rękę i potasuj talię
    [many] znajdź w swojej talii { $n } kart, weź je na rękę i potasuj talię
   *[other] znajdź w swojej talii { $n } karty, weź je na rękę i potasuj talię
}
effect-look-at-hand = { $who ->
    [that-player] obejrzyj karty na jego ręce
   *[other] obejrzyj karty na ręce { $from }
}

## Kości

effect-reroll = { $whose ->
    [own] { $n ->
        [1] przerzuć 1 swoją kość
       *[other] przerzuć do { $n } swoich kości
    }
    [opponent] { $n ->
        [1] przerzuć 1 kość przeciwnika
       *[other] przerzuć do { $n } kości przeciwnika
    }
    [team] { $n ->
        [1] przerzuć 1 kość swoją lub członka drużyny
       *[other] przerzuć do { $n } kości swoich lub członka drużyny
    }
   *[any] { $n ->
        [1] przerzuć 1 dowolną kość
       *[other] przerzuć do { $n } dowolnych kości
    }
}
reroll-same-die = { $n ->
    [2] { $clause } (może to być dwa razy ta sama)
   *[other] { $clause } (tę samą kość można przerzucić ponownie)
}
reroll-unless-paid = { $clause }, chyba że jej właściciel zapłaci ci { $cp } PW
effect-set-die = { $whose ->
    [own] { $n ->
        [1] zmień wynik 1 swojej kości na { $value }
        [2] zmień wynik 1 lub 2 swoich kości na { $value }
       *[other] zmień wynik do { $n } swoich kości na { $value }
    }
   *[any] { $n ->
        [1] zmień wynik 1 dowolnej kości na { $value }
        [2] zmień wynik 1 lub 2 dowolnych kości na { $value }
       *[other] zmień wynik do { $n } dowolnych kości na { $value }
    }
}
set-die-any = { $n ->
    [1] dowolną cyfrę
   *[other] dowolne cyfry
}
set-die-another = wynik innej swojej kości
effect-shift-die = { $n ->
    [1] zwiększ lub zmniejsz o 1 wynik dowolnej kości
    [2] zwiększ lub zmniejsz o 1 wynik 1 lub 2 dowolnych kości
   *[other] zwiększ lub zmniejsz o 1 wynik do { $n } dowolnych kości
}
effect-extra-attempt = { $phase ->
    [offensive] wybrany gracz otrzymuje dodatkową próbę rzutu w swojej Fazie Rzutu Ofensywnego
   *[defensive] wybrany gracz otrzymuje dodatkową próbę rzutu w swojej Fazie Rzutu Obronnego
}
effect-extra-offensive-roll = { $same ->
    [yes] gracz aktywny rozgrywa dodatkową Fazę Rzutu Ofensywnego przeciwko temu samemu celowi
    [own] rozegraj dodatkową Fazę Rzutu Ofensywnego przeciwko temu samemu celowi
   *[no] rozegraj dodatkową Fazę Rzutu Ofensywnego
}
effect-skip = { $what ->
    [income] pomiń Fazę Dochodu
    [offensive-roll] pomiń Fazę Rzutu Ofensywnego
   *[attack] zdolność nie odnosi skutku
}
effect-roll = { $theirs ->
    [yes] { $n ->
        [one] ty rzucasz { $n } kością
        [few] ty rzucasz { $n } kośćmi
        [many] ty rzucasz { $n } kośćmi
       *[other] ty rzucasz { $n } kości
    }
   *[no] { $n ->
        [one] rzuć { $n } kością
        [few] rzuć { $n } kośćmi
        [many] rzuć { $n } kośćmi
       *[other] rzuć { $n } kości
    }
}
roll-or-pick = { $clause } (możesz zamiast tego { $cost } i wybrać symbol)
roll-may-reroll = { $n ->
    [one] { $clause } (możesz raz przerzucić { $n } z nich)
   *[other] { $clause } (możesz raz przerzucić do { $n } z nich)
}
roll-may-reroll-any = { $clause } (możesz raz przerzucić dowolne z nich)
roll-may-reroll-one = { $clause } (możesz ją raz przerzucić)
roll-reroll-cost = { $n ->
    [one] { $clause } (możesz { $cost }, aby raz przerzucić { $n } z nich)
   *[other] { $clause } (możesz { $cost }, aby raz przerzucić do { $n } z nich)
}
roll-reroll-cost-any = { $clause } (możesz { $cost }, aby raz przerzucić dowolne z nich)
roll-reroll-cost-one = { $clause } (możesz { $cost }, aby raz ją przerzucić)

## Towarzysze i plansza

effect-grow = { $n ->
    [each] rozwiń każdego swojego towarzysza
    [1] wyhoduj 1 towarzysza
   *[other] { $n } razy wyhoduj 1 towarzysza
}
effect-remove-companions = { $n ->
    [one] usuń do { $n } swojego towarzysza
   *[other] usuń do { $n } swoich towarzyszy
}
effect-build = { $make ->
    [basic] zbuduj za darmo podstawowego towarzysza
    [advanced] zbuduj za darmo ulepszonego towarzysza
   *[upgrade] ulepsz za darmo towarzysza
}
effect-activate = { $n ->
    [1] aktywuj za darmo 1 towarzysza
   *[other] aktywuj za darmo do { $n } różnych towarzyszy
}
effect-flip = { $side ->
    [front] odwróć planszę bohatera na awers
   *[back] odwróć planszę bohatera na rewers
}
effect-share-damage = podziel dowolnie obrażenia od ataku między siebie a towarzysza { $name }
effect-reroll-when-spent = za każdym razem, gdy wydajesz żeton { $name } podczas tego ataku, możesz raz przerzucić kość tego żetonu
effect-pay-any = zapłać dowolną liczbę PW

## Koszty, jak w „możesz …”

cost-cp = zapłacić { $n } PW
cost-tokens = { $n ->
    [one] wydać { $n } żeton { $name }
    [few] wydać { $n } żetony { $name }
    [many] wydać { $n } żetonów { $name }
   *[other] wydać { $n } żetonu { $name }
}
cost-cards = { $n ->
    [one] odrzucić { $n } kartę
    [few] odrzucić { $n } karty
    [many] odrzucić { $n } kart
   *[other] odrzucić { $n } karty
}
cost-companions = { $n ->
    [one] odrzucić { $n } towarzysza
   *[other] odrzucić { $n } towarzyszy
}
# To samo w trybie rozkazującym.
pay-cp = zapłać { $n } PW
pay-tokens = { $n ->
    [one] wydaj { $n } żeton { $name }
    [few] wydaj { $n } żetony { $name }
    [many] wydaj { $n } żetonów { $name }
   *[other] wydaj { $n } żetonu { $name }
}
pay-cards = { $n ->
    [one] odrzuć { $n } kartę
    [few] odrzuć { $n } karty
    [many] odrzuć { $n } kart
   *[other] odrzuć { $n } karty
}
pay-companions = { $n ->
    [one] odrzuć { $n } towarzysza
   *[other] odrzuć { $n } towarzyszy
}

## Warunki

condition-of-a-kind = { $n ->
    [one] wypadła { $n } taka sama cyfra
    [few] wypadły { $n } takie same cyfry
    [many] wypadło { $n } takich samych cyfr
   *[other] wypadło { $n } takiej samej cyfry
}
condition-total = { $bounds ->
    [both] suma wynosi od { $low } do { $high }
    [low] suma wynosi co najmniej { $low }
   *[high] suma wynosi co najwyżej { $high }
}
condition-shows = { $n ->
    [1] wypadł symbol { $symbol }
    [few] wypadły co najmniej { $n } symbole { $symbol }
    [many] wypadło co najmniej { $n } symboli { $symbol }
   *[other] wypadło co najmniej { $n } symbolu { $symbol }
}
condition-has = { $whose ->
    [me] { $n ->
        [1] masz żeton { $name }
        [few] masz co najmniej { $n } żetony { $name }
        [many] masz co najmniej { $n } żetonów { $name }
       *[other] masz co najmniej { $n } żetonu { $name }
    }
   *[target] { $n ->
        [1] cel ma żeton { $name }
        [few] cel ma co najmniej { $n } żetony { $name }
        [many] cel ma co najmniej { $n } żetonów { $name }
       *[other] cel ma co najmniej { $n } żetonu { $name }
    }
}
condition-removed = { $removed ->
    [spent] { $n ->
        [one] wydano co najmniej { $n } żeton
        [few] wydano co najmniej { $n } żetony
        [many] wydano co najmniej { $n } żetonów
       *[other] wydano co najmniej { $n } żetonu
    }
    [companions] { $n ->
        [one] usunięto co najmniej { $n } towarzysza
       *[other] usunięto co najmniej { $n } towarzyszy
    }
    [cp] zapłacono co najmniej { $n } PW
   *[tokens] { $n ->
        [one] usunięto co najmniej { $n } żeton
        [few] usunięto co najmniej { $n } żetony
        [many] usunięto co najmniej { $n } żetonów
       *[other] usunięto co najmniej { $n } żetonu
    }
}
condition-on-side = { $side ->
    [front] twoja plansza leży awersem do góry
   *[back] twoja plansza leży rewersem do góry
}
condition-attack-damage = { $counted ->
    [printed] atak zadaje co najmniej { $damage }
    [added] do ataku dodano co najmniej { $damage }
   *[dealt] atak zadał co najmniej { $damage }
}
condition-attempts-used = { $n ->
    [one] w tej turze masz za sobą najwyżej { $n } próbę rzutu
    [few] w tej turze masz za sobą najwyżej { $n } próby rzutu
    [many] w tej turze masz za sobą najwyżej { $n } prób rzutu
   *[other] w tej turze masz za sobą najwyżej { $n } próby rzutu
}
condition-first-player = jesteś pierwszym graczem
condition-has-companion = towarzysz { $name } jest w grze
condition-held-by-other = to żeton innego bohatera
condition-held-by-other-than = nie grasz { $hero }

## Kiedy

timing-any-time = w dowolnym momencie
timing-main-phase = w swojej Fazie Głównej
timing-roll-phase = w dowolnej Fazie Rzutu
timing-own-dice = po rzucie swoimi kośćmi
timing-any-dice = po dowolnym rzucie kośćmi
timing-own-attack = podczas swojego ataku
timing-own-attack-undefended = podczas swojego ataku, przed rzutem obronnym
timing-attacked = gdy ktoś cię atakuje
timing-incoming-damage = gdy masz otrzymać obrażenia
timing-attack-dealt = po tym, jak twój atak zadał obrażenia
timing-attack-dealt-much = po swoim ataku, który zadał co najmniej { $damage }
timing-was-attacked = po tym, jak atak zadał ci obrażenia
timing-was-attacked-much = po ataku, który zadał ci co najmniej { $damage }
timing-upkeep = w swojej Fazie Utrzymania
use-timed = { $timing ->
    [attacked] { $act }, { $phrase }
    [incoming-damage] { $act }, { $phrase }
   *[other] { $act } { $phrase }
}
card-when = { $timing ->
    [attacked] zagraj, { $phrase }
    [incoming-damage] zagraj, { $phrase }
   *[other] zagraj { $phrase }
}
moment-match-start = na początku partii
moment-upkeep = w swojej Fazie Utrzymania
moment-income = w swojej Fazie Dochodu
moment-before-offensive-roll = przed swoją Fazą Rzutu Ofensywnego
moment-ability-activated = gdy aktywujesz zdolność ofensywną
moment-attacks = gdy atakujesz
moment-attacked = gdy ktoś cię atakuje
moment-end-of-offensive-roll = na końcu swojej Fazy Rzutu Ofensywnego
moment-end-of-roll-phase = na końcu Fazy Rzutu
moment-end-of-turn = na końcu swojej tury
moment-opponent-held-back = gdy Faza Rzutu Ofensywnego przeciwnika kończy się bez ataku
moment-inflicted-again = gdy ktoś zagrywa na ciebie ten żeton ponad limit
moment-per-token = { $moment } (za każdy żeton)
moment-if = { $moment }, jeśli { $condition }
clause-heading = { $phrase }:

## Żetony efektów, towarzysze i ich użycie

use-spend-tokens = { $n ->
    [one] wydaj { $n } żeton
    [few] wydaj { $n } żetony
    [many] wydaj { $n } żetonów
   *[other] wydaj { $n } żetonu
}
use-spend-any = wydaj dowolną liczbę żetonów
use-spend-companions = { $n ->
    [1] odrzuć tego towarzysza
   *[other] odrzuć { $n } takich towarzyszy
}
use-attack-modifier = modyfikator ataku
use-once-per-turn = raz na turę
use-once-per-turn-each = raz na turę za każdego takiego towarzysza w grze
use-instead-of-defence = zamiast zdolności obronnej
status-positive = pozytywny efekt
status-negative = negatywny efekt
status-unique = unikatowy efekt
status-limit = limit stosu: { $n }
status-limit-others = limit stosu: { $n } (na innych bohaterach: { $others })
status-persistent = efekt trwały
status-cant-be-removed = inne efekty nie mogą usunąć tego żetonu
status-cant-be-transferred = nie można przenieść tego żetonu na innego gracza
status-cant-be-touched = inne efekty nie mogą usunąć tego żetonu ani przenieść go na innego gracza
status-leaves-end-of-roll-phase = usuń ten żeton na końcu Fazy Rzutu
status-leaves-end-of-turn = usuń ten żeton na końcu swojej tury
status-leaves-end-of-turn-begun-with = usuń ten żeton na końcu tury, którą rozpoczynasz z tym żetonem
status-attack-bonus = ataki na ciebie zadają o { $damage } więcej
status-attack-malus = twoje ataki zadają o { $damage } mniej za każdy żeton
trait-no-actions = nie możesz wykonywać żadnych akcji
trait-untouched = nie otrzymujesz obrażeń wskutek Fazy Rzutu Ofensywnego przeciwnika i nie bronisz się przed nimi
trait-one-attempt-fewer = w swojej Fazie Rzutu Ofensywnego masz o 1 próbę rzutu mniej
trait-attempt-can-be-bought = brakującą próbę możesz kupić za 1 PW
trait-hurts-to-reroll = na końcu Fazy Rzutu otrzymaj 1 obrażenie za każdą próbę rzutu po pierwszej
trait-deals-no-damage = w swojej Fazie Rzutu Ofensywnego nie zadajesz obrażeń
trait-survives = gdy twoje zdrowie ma spaść do 0, zamiast tego wynosi 1; usuń ten żeton
trait-fresh-cant-add = żetonów zdobytych w tej turze nie można wydać, aby dodać obrażenia
companion-kind = towarzysz
companion-limit = limit: { $n }
companion-health = zdrowie: { $n }
companion-with-health = { $name } (zdrowie { $n })
companion-starts = { $n ->
    [1] w grze od początku partii
   *[other] w grze od początku partii: { $n }
}
companion-grows-from = wyrasta z towarzysza { $name }
companion-cost = aby zbudować: { $cost }
companion-upgrade-cost = aby ulepszyć: { $cost }
companion-attack-bonus = dopóki ten towarzysz jest w grze, twoje ataki zadają o { $damage } więcej
companion-guards = gdy ktoś cię atakuje, ten towarzysz może otrzymać obrażenia zamiast ciebie
companion-advanced = { $name }:

## Zdolności

ability-needs-small-straight = mały strit
ability-needs-large-straight = duży strit
ability-tier = { $needs }:
ability-defensive-roll = { $n ->
    [one] rzut obronny: { $n } kość
    [few] rzut obronny: { $n } kości
    [many] rzut obronny: { $n } kości
   *[other] rzut obronny: { $n } kości
}
ability-defensive-reroll = { $n ->
    [one] możesz raz przerzucić { $n } z tych kości
   *[other] możesz raz przerzucić do { $n } z tych kości
}
ability-defensive-reroll-one = możesz ją raz przerzucić
ability-side = { $side ->
    [front] tylko na awersie planszy bohatera
   *[back] tylko na rewersie planszy bohatera
}
ability-opens = odblokowuje zdolność { $name }:

## Karta informacyjna bohatera

leaflet-abilities = Zdolności
leaflet-upgrades = Ulepszenia
leaflet-cards = Karty
leaflet-statuses = Żetony efektów
leaflet-companions = Towarzysze
leaflet-common = Karty wspólne
leaflet-dice = Kości
leaflet-rules = Zasady szczególne
leaflet-start = Na początku partii weź { $tokens }
leaflet-growing = Aby wyhodować towarzysza, wprowadź do gry towarzysza { $name } albo rozwiń innego: zamień go na tego, który z niego wyrasta
leaflet-spent-per-turn = { $n ->
    [1] W jednej turze możesz odrzucić tylko 1 towarzysza każdego rodzaju
   *[other] W jednej turze możesz odrzucić najwyżej { $n } towarzyszy każdego rodzaju
}
leaflet-complexity = złożoność { $n } z 6
leaflet-ability = { $kind ->
    [offensive] zdolność ofensywna
    [defensive] zdolność obronna
    [passive] zdolność pasywna
   *[ultimate] zdolność specjalna
}
leaflet-card = { $type ->
    [main] akcja Fazy Głównej
    [roll] akcja Fazy Rzutu
   *[instant] akcja natychmiastowa
}
leaflet-cost = { $kind }, { $n } PW
leaflet-promo = { $kind }, promo
