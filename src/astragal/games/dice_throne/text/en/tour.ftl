### The guided first match.

tour-theme = Heroes from all corners of the world fight for the throne. You are the Barbarian; across the table waits the Pyromancer.
tour-goal = Each hero begins with 50 health. Bring the other one down to 0, and you win.
tour-turn = A turn goes from left to right: prepare with cards, roll the dice and strike, then prepare once more.
tour-upgrade = Cards cost combat points, CP for short. You have 2. An upgrade makes an ability better for the rest of the match: put Smack II on your board.
tour-sell = Any card that you can spare is worth 1 CP. Sell Vegas Baby!
tour-to-dice = That will do for now. Go on to the dice.
tour-roll = There are five dice, and you may roll up to three times. Roll them all.
tour-symbols = Every ability shows the symbols that it needs. You have three Swords, so Smack is ready: it glows.
tour-keep = More Swords hit harder. Keep the three Swords and reroll the other two dice.
tour-odds = The figure on an ability is its chance if you keep the best dice. Four Swords are good enough for today.
tour-declare = Beside each choice you see what it would bring. Declare Smack II.
tour-defence = Whoever is attacked may defend with dice of their own. Molten Armor dealt 2 damage to you, but your 7 went through.
tour-tokens = The round token on the Pyromancer is a positive status; negative ones are square. Click or tap any token, card or ability to read its text.
tour-again = After the dice you may prepare once more, and the card you sold pays for it: lift Smack to level III.
tour-end-turn = You are out of CP. End your turn.
tour-attacked = A Fireball comes at you for 4. Defend: Thick Skin rolls three dice and heals 2 for each Life.
tour-answers = At times you will be asked whether you want to answer what others do. If not, pass: it costs nothing.
tour-why = What you can't do is dimmed. Point at it, or hold it for a moment, and it tells you why.
tour-free = It is your turn again, and from here on the match is yours. Good luck!
