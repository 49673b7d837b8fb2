name = Pan, t’es mort !
pitch = Win cards, then stare down the barrel.
minutes = 5

card = { $card ->
    [1] 1, mouse
    [2] 2, cat
    [3] 3, dog
    [4] 4, wolf
    [5] 5, rhinoceros
   *[6] 6, elephant
}
card-hidden = a card face down
chamber-closed = a closed chamber
chamber-clic = turned: clic
spent = { $count ->
    [one] one spent card
   *[other] { $count } spent cards
}
not-ready = { $seat } is still choosing
holds = { $count ->
    [one] one card
   *[other] { $count } cards
}
out = out

area-won = Cards won
area-trick = The trick
area-barrel = The barrel
area-order = Order of play
area-spent = Spent cards
area-hand = Your hand

chip-trick = Trick { $trick } of 4
chip-barrel = The barrel
chip-in = { $count } still in
odds = 1 in { $chambers } is Pan

title-trick = Choose a card for the trick
reason-trick = The highest card takes them all; equal cards cancel; the 1 beats the 6. Won cards save you at the barrel.
title-wait-trick = Waiting for the others to choose
title-wait = Waiting for { $seat }
title-barrel = { $chambers ->
    [1] Your turn: the only chamber left is loaded
   *[other] Your turn: one chamber in { $chambers } is loaded
}
reason-pay = Turn one. Or pay: one card reshuffles the barrel first, { $count } cards let you pass.
reason-no-card = Without cards you have to turn one.
title-paying = { $count ->
    [one] Pay one more card
   *[other] Pay { $count } more cards
}
reason-paying = Any of the cards you won will do.
title-double = Clic! Turn a second one for a chance to steal?
title-stealing = { $count ->
    [one] Steal one more card
   *[other] Steal { $count } more cards
}
reason-stealing = Press the cards you want, before whomever they lie.
title-over = { $you ->
    [yes] You are the last one standing!
   *[no] { $seat } is the last one standing.
}

button-turn = Turn a chamber
button-pass = Pass ({ $count } cards)
button-again = Turn again
button-stop = Stop here

move-pick = Play the { $card }
move-turn = Turn the next chamber
move-reshuffle = Pay the { $card }, reshuffle the barrel and turn one
move-pass = Pass: pay as many cards as there are players
move-pay = Pay the { $card }
move-again = Double Clic: turn a second chamber
move-stop = Stop here
move-steal = Steal the { $card } from { $seat }

news-laid = { $you ->
    [yes] You chose a card.
   *[no] { $seat } chose a card.
}
news-showed = { $you ->
    [yes] You show { $card }.
   *[no] { $seat } shows { $card }.
}
news-ghost-showed = The ghost shows { $card }.
news-took-trick = { $you ->
    [yes] You take the trick.
   *[no] { $seat } takes the trick.
}
news-ghost-took-trick = The ghost takes the trick: those cards are gone.
news-all-cancelled = All cards cancel: nobody takes the trick.
news-first = { $you ->
    [yes] The barrel is shuffled. You go first.
   *[no] The barrel is shuffled. { $seat } goes first.
}
news-clic = { $you ->
    [yes] You turn: clic.
   *[no] { $seat } turns: clic.
}
news-pan = { $you ->
    [yes] You turn: PAN! You are out.
   *[no] { $seat } turns: PAN! Out of the game.
}
news-reshuffled = { $you ->
    [yes] You pay { $card } and reshuffle the barrel.
   *[no] { $seat } pays { $card } and reshuffles the barrel.
}
news-passed = { $you ->
    [yes] You pay and pass.
   *[no] { $seat } pays and passes.
}
news-stole = { $you ->
    [yes] You steal { $card } from { $victim }.
   *[no] { $seat } steals { $card } from { $victim }.
}
news-won = { $you ->
    [yes] You are the last one standing!
   *[no] { $seat } is the last one standing.
}

option-double-clic = Double Clic
option-double-clic-about = Without cards, survive twice in a row and steal.
option-double-clic-false = no
option-double-clic-true = yes
option-mouse = The mouse
option-mouse-about = What a lone 1 does to a lone 6.
option-mouse-wins = takes the trick
option-mouse-scares = only scares the 6 away
