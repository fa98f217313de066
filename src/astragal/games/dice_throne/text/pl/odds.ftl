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
