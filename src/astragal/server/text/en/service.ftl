
problem-too-many-watchers = There is no room for more spectators at this table: at most { $most } can watch.
problem-too-many-words = Spectators can't chat that much. You can write again in { $wait } s.
problem-host = This server doesn't answer to that name. Whoever runs it can add the name: astragal serve --allow-host NAME.
problem-metrics = The metrics need the server's token, or must be requested on the server's own machine.
problem-origin = This request comes from a page on another site and is not answered.
problem-not-json = Requests that change something must be JSON: Content-Type: application/json.
problem-too-large = This is too large. Messages can have up to 64 KiB, records up to 4 MiB.
problem-too-deep = This is nested too deeply: at most 32 levels.
problem-too-many = Too many requests at once. Wait a moment, then continue.
problem-too-many-tries = Too many attempts. You can try again in { $wait } s.
problem-bad-login = A login has 3 to 64 letters, digits or the characters . _ - + @
problem-bad-password = A password has { $shortest } to { $longest } characters.
problem-login-taken = The login { $login } is taken. Choose another one.
problem-has-account = You already have an account: { $login }.
problem-wrong-login = Wrong login or password.
problem-too-many-tokens = You can't have more than { $most } keys. Revoke one first.
problem-too-many-tables = You already have { $most ->
        [one] { $most } unfinished table
       *[other] { $most } unfinished tables
    }, the most allowed. Finish a match or leave a table first.
problem-host-too-many = The host of this table already has the most unfinished tables allowed. Make a new table yourself.
problem-too-many-public = You already have { $most ->
        [one] { $most } public table
       *[other] { $most } public tables
    }, the most allowed. Finish a match there or leave a table that is waiting for players first, or keep this table private.
problem-too-many-imports = You can't import more than { $most } records.
problem-long-record = An imported record can have at most { $most } decisions.
problem-record = This record is not valid: { $detail }
problem-no-such-level = Reviews are made by greedy or smart, not { $level }.
problem-review-busy = Too many reviews are waiting. Try again in a few minutes.
problem-review-failed = This record could not be reviewed. The error has been logged on the server.
problem-review-long = This review was stopped after { $minutes } minutes: the record is too long for { $level }.
problem-method = This address does not accept that method; use { $allowed }.
problem-broken = Something went wrong on the server; it has been logged. Try again.
