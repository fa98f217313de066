### Tabela polecenia `astragal odds`.

odds-ability = Zdolność
odds-needs = Potrzeba
odds-any = dowolne z tych
odds-now = Teraz
odds-best = Najlepiej
odds-keep = Zachowaj
odds-start = Od zera
odds-damage = Obrażenia
odds-dice = Kości
odds-attempts = { $n ->
    [one] pozostała { $n } próba
    [few] pozostały { $n } próby
    [many] pozostało { $n } prób
   *[other] pozostało { $n } próby
}
odds-attack = Najlepszy atak: { $hero }
odds-defeat = Pokonanie: { $hero }, zdrowie { $health }
odds-nothing = nic
odds-first = przed pierwszym rzutem

odds-no-face = „{ $found }” nie jest ścianką kości: ścianki mają cyfry od 1 do 6
odds-dice-count = w --dice podaje się { $wanted } kości, na przykład 1,1,4,5,6; podano { $given }
odds-no-upgrade = bohater { $whose } nie ma ulepszenia „{ $found }”; są: { $known }
odds-no-upgrade-near = bohater { $whose } nie ma ulepszenia „{ $found }”; może chodzi o „{ $near }”?
odds-one-side = plansza bohatera { $whose } ma tylko jedną stronę
odds-no-side = bohater { $whose } nie ma strony „{ $found }”; są: { $known }
