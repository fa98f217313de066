password-title = Change the password
password-old = Current password
password-new = New password
password-lead = You will be logged out on every other device, and all bot keys will stop working.
password-change = Change the password
password-changed = Your password has been changed. You are logged out on all other devices.

own-title = Your data
own-lead = Everything the server keeps about you is yours: download a copy, or delete it all.
own-download = Download my data
own-download-text = One file with your name, tables, matches and moves, records, and what you wrote. It does not contain your password.
own-downloaded = The file is being downloaded.
own-delete = Delete my account
own-delete-guest = Delete everything about me
own-delete-lead = This can't be undone.
own-delete-login = Your login, password, keys and imported records will be deleted, and so will your chat messages.
own-delete-known = Your name, imported records and chat messages will be deleted.
own-delete-seats = In matches still in progress, a bot will take your seat.
own-delete-matches = Matches you played with others remain theirs, with “Former player” instead of your name.
own-confirm-password = Your password, once more
own-deleted = Everything about you has been deleted. You are now a new guest.
cancel = Cancel

report-open = Report somebody
report-line = Report: { $name }
report-title = Report to the administrator
report-lead = The administrator will see what you report, who it is about and that it came from you. Nobody at the table will be told.
report-message = Report the message
report-name = Report the name { $name }
report-nobody = There is nobody else here to report.
report-done = Reported. Thank you.
chat-gone = (deleted)

closed-title = No entry
remembered-title = What is left of this match
lost-title = This match can't be continued
status-closed = Closed by the administrator
