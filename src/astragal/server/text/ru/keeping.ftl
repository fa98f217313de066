gone-name = Бывший игрок

problem-banned = Администратор этого сервера закрыл вам доступ.
problem-muted = Администратор этого сервера лишил вас слова: играть можно, писать в разговор — нет.
problem-closed = Администратор этого сервера закрыл этот стол.{ $said ->
        [no] { "" }
       *[yes] { "\u000A" }«{ $why }»
    }
problem-no-such-user = Здесь нет никого с идентификатором или логином { $user }.
problem-no-such-report = Открытой жалобы { $report } нет.
problem-wrong-password = Это не ваш пароль.
problem-no-password = У гостя нет пароля: он есть только у учётной записи.
problem-nothing-to-report = Жаловаться не на что: сообщения уже нет или на этом месте никто не сидит.
problem-own-words = На себя пожаловаться нельзя.
problem-too-many-reports = Слишком много жалоб подряд. До следующей подождите { $wait } с.
problem-wrong-token = Это не ключ администратора.
