### Scena, na której leży każda plansza.

tabs-label = Co pokazuje panel
tab-board = Plansza
tab-hand = Ręka
lens-label = Lupa
sum-label = Suma
sum-others = inne
chat-news =
    { $count ->
        [one] Rozmowa, { $count } nowa wiadomość
        [few] Rozmowa, { $count } nowe wiadomości
        [many] Rozmowa, { $count } nowych wiadomości
       *[other] Rozmowa, { $count } nowej wiadomości
    }
