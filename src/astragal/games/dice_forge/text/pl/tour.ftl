### Pierwsza partia z przewodnikiem

tour-goal = Bogowie szukają bohatera. Zbierz najwięcej chwały w dziewięć rund, a będziesz nim ty. Tu leżą twoje złoto oraz odłamki słońca i księżyca; każda rezerwa ma swój limit.
tour-dice = To twoje dwie kości po rozłożeniu: wszystkie sześć ścianek każdej. Na jasnej jest prawie samo złoto, na ciemnej trochę chwały. Wkrótce będą lepsze.
tour-blessing = Na początku każdej tury wszyscy rzucają obiema kośćmi i zyskują to, co wypadło. W grze dwuosobowej dzieje się to dwa razy w turze.
tour-offering = Teraz twoja akcja. Za złoto kupujesz ścianki do swoich kości. Dotknij ścianki z 4 sztukami złota: kosztuje 3.
tour-forge = Trafi na jedną z twoich kości i tam zostanie. Dotknij ścianki z 1 sztuką złota na jasnej kości: nowa ją zastąpi.
tour-another = W jednej ofierze możesz kupić kilka ścianek, jeśli są różne. Zostały 2 sztuki złota: weź odłamek księżyca.
tour-forge-again = Umieść ją na ciemnej kości zamiast 1 sztuki złota.
tour-gains = Przeciwnik kupił ściankę ze słońcem, a wszyscy znowu otrzymali błogosławieństwo. Tu widać, co komu przyniosły kości.
tour-feat = Za odłamki dokonuje się wyczynów, które dają chwałę i nie tylko. „Srebrna łania” kosztuje 2 odłamki księżyca i w każdej twojej turze pozwala rzucić jeszcze raz jedną kością. Dotknij jej.
tour-oust = Twój bohater przeszedł na jej portal. Kto przychodzi na portal, na którym stoi inny bohater, wypędza go na portal startowy, a wypędzony otrzymuje za to błogosławieństwo.
tour-extra = Za 2 odłamki słońca możesz wykonać jeszcze jedną akcję. Masz 9 sztuk złota: starczy na ściankę z 2 odłamkami słońca. Dotknij jej.
tour-last-forge = Prognoza mówi, ile błogosławieństwo daje średnio teraz, a ile będzie dawać potem. Zastąp 1 sztukę złota na jasnej kości.
tour-end = Wieniec laurowy pokazuje twoją chwałę razem z tą, która jest na wyczynach. Kto ma jej najwięcej, wygrywa.
tour-free = To wszystko, czego potrzebujesz. Najpierw kuj kości, potem dokonuj wyczynów. Dalej partia należy do ciebie.
