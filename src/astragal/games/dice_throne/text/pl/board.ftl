### Słowa planszy: jej arkusz.

game-tagline = Rzucaj, zachowuj, przerzucaj, atakuj: pojedynki bohaterów

phase-upkeep-short = Utrzymanie
phase-income-short = Dochód
phase-main-1-short = Główna 1
phase-offensive-roll-short = Atak
phase-targeting-roll-short = Cel
phase-defensive-roll-short = Obrona
phase-main-2-short = Główna 2
phase-discard-short = Odrzucenie
ability-kind-offensive = Ofensywna
ability-kind-defensive = Obronna
ability-kind-passive = Pasywna
ability-kind-ultimate = Specjalna
card-kind-main = Faza Główna
card-kind-roll = Faza Rzutu
card-kind-instant = Natychmiastowa
card-kind-upgrade = Ulepszenie
token-kind-positive = Pozytywny żeton efektu
token-kind-negative = Negatywny żeton efektu
token-kind-unique = Unikatowy żeton efektu
token-kind-companion = Towarzysz

## Czego dotyczy decyzja: nagłówek

reason-main-1 = Faza Główna (1)
reason-rolling = Rzut ofensywny
reason-defend = Obrona
reason-target = Cel ataku
reason-main-2 = Faza Główna (2)
reason-discard-phase = Faza Odrzucenia Kart
reason-upkeep = Utrzymanie
reason-income = Dochód
reason-main = Koniec Fazy Głównej
reason-card = Zagrywana jest karta
reason-dice = Kości na stole
reason-duel = Kość przeciw kości
reason-declared = Ogłoszono zdolność
reason-attack = Atak
reason-then = Efekt trwa dalej
reason-damage = Nadchodzące obrażenia
reason-after = Po obrażeniach
reason-before-discard = Przed Fazą Odrzucenia Kart
reason-upkeep-order = Kolejność efektów utrzymania
reason-buy-attempt = Brakująca próba
reason-reroll = Przerzut
reason-change = Zmiana kości
reason-keep = Zachowane kości
reason-ransom = Okup
reason-pay-reroll = Płatny przerzut
reason-roll-or-pick = Rzut albo wybór
reason-source = Które obrażenia
reason-share = Podział obrażeń
reason-player = Wybór gracza
reason-pass-on = Przekazanie żetonu
reason-offer = Żeton do wzięcia
reason-remove = Usunięcie żetonu
reason-transfer = Przeniesienie żetonu
reason-how-many = Liczba żetonów
reason-pay-any = Zapłata
reason-discard = Odrzucenie karty
reason-fetch = Karta z talii
reason-choose = Wybór
reason-may = Jeśli chcesz
reason-grow = Towarzysz rośnie
reason-give-up = Odrzucenie towarzysza
reason-build = Budowa towarzysza
reason-activate = Aktywacja towarzysza

## Co ustala się przed partią

fact-edition-help = Zasady, według których toczy się partia.
fact-mode-help = Kto gra przeciw komu.
fact-hero-help = Każdy bohater ma własne kości, zdolności i karty.
value-edition-2-4-3 = 2.4.3 (obecne)
value-edition-2-2 = 2.2 (starsze)
value-mode-duel = 1 vs 1
value-mode-teams = Drużyny
value-mode-king-of-the-hill = Król Wzgórza
setup-mode = tryb „{ $mode }” nie jest dla { $n } miejsc; potrzeba miejsc: { $counts }
