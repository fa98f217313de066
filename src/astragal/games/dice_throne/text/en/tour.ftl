### The guided first match.

tour-theme = Heroes from every corner of the world fight for the throne. You are the Barbarian; across the table sits the Pyromancer.
tour-goal = Each hero starts with 50 health. Bring your opponent down to 0 and you win.
tour-turn = A turn runs from left to right: prepare with cards, roll the dice and attack, then prepare again.
tour-upgrade = Cards cost combat points, or CP. You have 2. An upgrade improves an ability for the rest of the match: put Smack II on your hero board.
tour-sell = Any card you don't need is worth 1 CP. Sell Vegas Baby!
tour-to-dice = That will do for now. Move on to the dice.
tour-roll = There are five dice, and you may roll up to three times. Roll them all.
tour-symbols = Every ability shows the symbols it needs. You have three Swords, so Smack is ready: it glows.
tour-keep = More Swords hit harder. Keep the three Swords and reroll the other two dice.
tour-odds = The number on an ability is its chance if you keep the best dice. Four Swords are good enough for today.
tour-declare = Next to each choice you can see what it would do. Declare Smack II.
tour-defence = The defender rolls dice of their own. Molten Armor dealt you 2 damage, but your 7 went through.
tour-tokens = The round token by the Pyromancer is a positive status effect; negative ones are square. Click or tap any token, card or ability to read its text.
tour-again = After the roll you may prepare again, and the card you sold pays for it: upgrade Smack to level III.
tour-end-turn = You are out of CP. End your turn.
tour-attacked = A Fireball is about to deal you 4 damage. Defend: with Thick Skin you roll three dice and heal 2 for each Life.
tour-answers = Sometimes you will be asked whether you want to respond to what others do. If not, pass: it costs nothing.
tour-why = Anything you can't do is dimmed. Point at it, or press and hold it, to see why.
tour-free = It is your turn again, and from here on the match is yours. Good luck!
