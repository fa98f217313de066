password-title = Zmień hasło
password-old = Obecne hasło
password-new = Nowe hasło
password-lead = Na wszystkich innych urządzeniach trzeba będzie zalogować się ponownie, a klucze dla botów stracą ważność.
password-change = Zmień hasło
password-changed = Hasło zmienione. Na wszystkich innych urządzeniach nastąpiło wylogowanie.

own-title = Twoje dane
own-lead = Wszystko, co serwer o tobie przechowuje, należy do ciebie: możesz zabrać kopię albo wszystko usunąć.
own-download = Pobierz moje dane
own-download-text = Jeden plik: twoje imię, stoły, partie i ruchy, zapisy oraz twoje wypowiedzi. Hasła w nim nie ma.
own-downloaded = Plik jest pobierany.
own-delete = Usuń konto
own-delete-guest = Usuń wszystko o mnie
own-delete-lead = Tego nie można cofnąć.
own-delete-login = Login, hasło, klucze i wczytane zapisy zostaną usunięte, podobnie jak twoje wypowiedzi w rozmowach.
own-delete-known = Imię, wczytane zapisy i twoje wypowiedzi w rozmowach zostaną usunięte.
own-delete-seats = W partiach, które jeszcze trwają, twoje miejsce zajmie bot.
own-delete-matches = Partie rozegrane z innymi pozostaną u nich. Zamiast twojego imienia będzie w nich „Były gracz”.
own-confirm-password = Twoje hasło jeszcze raz
own-deleted = Wszystko o tobie zostało usunięte. Jesteś teraz nowym gościem.
cancel = Anuluj

report-open = Zgłoś kogoś
report-line = Zgłoś: { $name }
report-title = Zgłoszenie do administratora
report-lead = Administrator zobaczy, co zgłaszasz, kogo to dotyczy i że zgłoszenie pochodzi od ciebie. Nikt przy stole się o tym nie dowie.
report-message = Zgłoś wiadomość
report-name = Zgłoś imię { $name }
report-nobody = Nie ma tu nikogo innego, kogo można by zgłosić.
report-done = Zgłoszono. Dziękujemy.
chat-gone = (usunięto)

closed-title = Brak dostępu
remembered-title = Co zostało z tej partii
lost-title = Tej partii nie da się dokończyć
status-closed = Stół zamknięty przez administratora
