### Pomoc do zasad i partie z przewodnikiem.

rules-howto = W dwie minuty
rules-of = { $game }: zasady
rules-part = Część zasad
rules-everything = Wszystko
rules-areas = Zasady
rules-content = Teksty
rules-abilities = Zdolności
rules-cards = Karty
rules-tokens = Żetony
rules-feats = Wyczyny
rules-faces = Ścianki
rules-back = Wstecz
rules-found =
    { $count ->
        [one] { $count } zasada
        [few] { $count } zasady
        [many] { $count } zasad
       *[other] { $count } zasady
    }
rules-found-content =
    { $count ->
        [one] { $count } tekst
        [few] { $count } teksty
        [many] { $count } tekstów
       *[other] { $count } tekstu
    }
rules-ruling = Rozstrzygnięcie:
rules-more = Pokaż więcej

tour-label = Partia z przewodnikiem
tour-place = { $n } z { $of }
tour-next = Dalej
tour-do = Teraz ty: zrób to, co podświetlone.
tour-free = Dalej gram bez przewodnika
tour-leave = Zakończ przewodnik
tour-only = Przewodnik pokazuje tu inny ruch. Zakończ go, aby grać po swojemu.
