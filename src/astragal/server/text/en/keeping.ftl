gone-name = Former player

problem-banned = The administrator of this server has banned you.
problem-muted = The administrator of this server has muted you: you can play, but not chat.
problem-closed = The administrator of this server has closed this table.{ $said ->
        [no] { "" }
       *[yes] { "\u000A" }“{ $why }”
    }
problem-no-such-user = There is nobody here with the id or login { $user }.
problem-no-such-report = There is no open report { $report }.
problem-wrong-password = That is not your password.
problem-no-password = A guest has no password; only an account has one.
problem-nothing-to-report = There is nothing to report here: the message is gone, or nobody sits there.
problem-own-words = You can't report yourself.
problem-too-many-reports = You have reported a lot in a short time. You can report again in { $wait } s.
problem-wrong-token = This is not the administrator's token.
