### Pierwsza partia z przewodnikiem.

tour-theme = Bohaterowie z całego świata walczą o tron. Jesteś Barbarzyńcą, a naprzeciw czeka Piromantka.
tour-goal = Każdy bohater zaczyna z 50 punktami zdrowia. Sprowadź zdrowie przeciwniczki do 0, a wygrasz.
tour-turn = Tura biegnie od lewej do prawej: zagraj karty, rzuć kośćmi i uderz, a potem znowu zagraj karty.
tour-upgrade = Karty kosztują punkty walki, w skrócie PW. Masz ich 2. Ulepszenie wzmacnia zdolność do końca partii: połóż „Łupnięcie II” na swojej planszy bohatera.
tour-sell = Każda zbędna karta jest warta 1 PW. Sprzedaj „Vegas, kochanie!”.
tour-to-dice = Na razie wystarczy. Przejdź do kości.
tour-roll = Kości jest pięć, a rzucać można do trzech razy. Rzuć wszystkimi.
tour-symbols = Na każdej zdolności widać symbole, których wymaga. Masz trzy miecze, więc „Łupnięcie” jest gotowe: świeci się.
tour-keep = Im więcej mieczy, tym mocniejszy cios. Zachowaj trzy miecze i przerzuć pozostałe dwie kości.
tour-odds = Liczba na zdolności to jej szansa, jeśli zachowasz najlepsze kości. Cztery miecze na dziś wystarczą.
tour-declare = Obok każdego wyboru widać, co przyniesie. Ogłoś „Łupnięcie II”.
tour-defence = Kto jest atakowany, może bronić się własnymi kośćmi. „Stopiony pancerz” zadał ci 2 obrażenia, ale twoje 7 przeszło.
tour-tokens = Okrągły żeton przy Piromantce to efekt pozytywny; negatywne są kwadratowe. Kliknij dowolny żeton, kartę lub zdolność, aby przeczytać tekst.
tour-again = Po rzucie możesz znowu zagrać karty, a zapłaci za to sprzedana: ulepsz „Łupnięcie” do poziomu III.
tour-end-turn = Nie masz już PW. Zakończ turę.
tour-attacked = „Kula ognia” ma ci zadać 4 obrażenia. Broń się: dzięki „Grubej skórze” rzucasz 3 kośćmi i leczysz 2 punkty zdrowia za każdy symbol życia.
tour-answers = Czasem padnie pytanie, czy chcesz odpowiedzieć na to, co robią inni. Jeśli nie, spasuj: nic to nie kosztuje.
tour-why = To, czego nie możesz zrobić, jest przyciemnione. Wskaż to kursorem albo przytrzymaj palcem, a dowiesz się dlaczego.
tour-free = Znów twoja tura i odtąd partia należy do ciebie. Powodzenia!
