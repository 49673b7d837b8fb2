name = Pan, t’es mort !
pitch = “Bang, you’re dead!” Win cards, then stare down the barrel.
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
chamber-closed = a cylinder card, face down
chamber-clic = turned: Clic
spent = { $count ->
    [1] one card out of the game
   *[other] { $count } cards out of the game
}
not-ready = { $seat } is still choosing
holds = { $count ->
    [1] one card
   *[other] { $count } cards
}
out = out

area-won = Cards won
area-trick = The trick
area-barrel = The cylinder
area-order = Order of play
area-spent = Out of the game
area-hand = Your hand

chip-trick = Trick { $trick } of 4
chip-barrel = The cylinder
chip-in = { $count } still in
odds = { $chambers ->
    [1] Pan for certain
   *[other] 1 in { $chambers } is Pan
}

title-trick = Choose a card for the trick
reason-trick = The highest card takes them all; equal cards cancel; the 1 beats the 6. Won cards save you at the cylinder.
title-wait-trick = Waiting for the others to choose
title-wait = Waiting for { $seat }
reason-out = You are out. Watch how it ends.
title-barrel = { $chambers ->
    [1] Your turn: the only card left is Pan
   *[other] Your turn: one of the { $chambers } cards is Pan
}
reason-pay = Turn one. Or pay with cards you won: one lets you spin the cylinder first, { $count } let you pass.
reason-no-card = With no card to pay, you have to turn one.
title-paying = { $count ->
    [1] Pay one more card
   *[other] Pay { $count } more cards
}
reason-paying = Any of the cards you won will do.
title-double = Clic! Turn a second one for a chance to steal?
title-stealing = { $count ->
    [1] Steal one more card
   *[other] Steal { $count } more cards
}
reason-stealing = Take any cards you like, from anyone.
title-over = { $you ->
    [yes] You are the last one standing!
   *[no] { $seat } is the last one standing.
}

button-turn = Turn a card
button-pass = Pass ({ $count } cards)
button-again = Turn again
button-stop = Stop here

move-pick = Play the { $card }
move-turn = Turn the next card
move-reshuffle = Pay the { $card }, spin the cylinder and turn a card
move-pass = Pass: pay as many cards as there are players still in
move-pay = Pay the { $card }
move-again = Double Clic: turn a second card
move-stop = Stop here
move-steal = Steal the { $card } from { $seat }

news-laid = { $you ->
    [yes] You chose a card.
   *[no] { $seat } chose a card.
}
news-showed = { $you ->
    [yes] You show a { $card }.
   *[no] { $seat } shows a { $card }.
}
news-ghost-showed = The ghost shows a { $card }.
news-took-trick = { $you ->
    [yes] You take the trick.
   *[no] { $seat } takes the trick.
}
news-ghost-took-trick = The ghost takes the trick: those cards are gone.
news-all-cancelled = All cards cancel: nobody takes the trick.
news-first = { $you ->
    [yes] The cylinder is spun. You go first.
   *[no] The cylinder is spun. { $seat } goes first.
}
news-clic = { $you ->
    [yes] You turn a card: Clic.
   *[no] { $seat } turns a card: Clic.
}
news-pan = { $you ->
    [yes] You turn a card: PAN! You are out.
   *[no] { $seat } turns a card: PAN! Out of the game.
}
news-reshuffled = { $you ->
    [yes] You pay the { $card } and spin the cylinder.
   *[no] { $seat } pays the { $card } and spins the cylinder.
}
news-passed = { $you ->
    [yes] You pay and pass.
   *[no] { $seat } pays and passes.
}
news-stole = { $you ->
    [yes] You steal the { $card } from { $victim }.
    [victim] { $seat } steals the { $card } from you.
   *[no] { $seat } steals the { $card } from { $victim }.
}
news-won = { $you ->
    [yes] You are the last one standing!
   *[no] { $seat } is the last one standing.
}

option-double-clic = Double Clic
option-double-clic-about = Without cards, survive twice in a row and steal.
option-double-clic-false = no
option-double-clic-true = yes
option-mouse = 1 against 6
option-mouse-about = What a lone 1 does to a lone 6.
option-mouse-wins = takes the trick
option-mouse-scares = only scares the 6 away

card-about = { $card ->
    [1] The lowest card, yet a lone 1 beats a lone 6.
    [6] The highest card. Only a lone 1 beats it; another 6 cancels it.
   *[other] Takes the trick if nothing higher is left. An equal card cancels it.
}
face-back = Laid card
face-back-about = It has been chosen in secret. All cards are shown together once everybody has laid one.
face-place = Still choosing
face-place-about = Here lies this player’s card as soon as it is chosen.
face-closed = Cylinder card
face-closed-about = Turn it on your turn: Clic, and you live; Pan, and you are out.
face-clic = Clic
face-clic-about = Nothing happened. It stays turned, so Pan is one card nearer.
face-pan = Pan, t’es mort !
face-pan-about = Whoever turns this card is out of the game.
face-seat = Order of play
face-seat-about = The figure says when this player’s turn comes. Most cards won goes first.
face-cards = Cards
face-cards-about = In hand while tricks are played; then the cards won, which can be paid at the cylinder.
area-hand-about = Choose one card for each trick; nobody sees it before all have chosen.
area-trick-about = The highest card that no equal one cancels takes all of them.
area-won-about = What you won pays at the cylinder: one card to spin it first, one for each player still in to pass.
area-barrel-about = One of these cards is Pan. Turn one, or pay to spin the cylinder first, or pay to pass.
area-order-about = From most cards won to fewest, and round again. It is worked out anew when somebody is out.
area-spent-about = These cards play no part any more: tricks nobody won, cards that were paid, and those of players who are out.

area-ghost = The ghost’s card
why-none = { $cards } cancel each other: nobody takes the trick.
why-scared = The 1 scares the 6 away: the { $card } is the highest card left.
why-mouse = The 1 beats the 6.
why-cancelled = { $cards } cancel each other: the { $card } is the highest card left.
why-highest = The { $card } is the highest card.
odds-were = It was 1 in { $chambers } that it was Pan.

area-ghost-about = A third card where two play. It wins and cancels like any other.

# Why a piece cannot be pressed: by the rule that forbids it.
why-pan-05 = Now everybody lays one card from hand, face down. A laid card stays.
why-pan-14 = It is another player’s turn: the most cards won go first.
why-pan-20 = A reshuffle costs one of your own won cards.
why-pan-21 = You are passing: pay with the cards you have won.
why-pan-22 = You have no won card to pay with: turn a cylinder card.
why-pan-32 = Two Clics: now you steal won cards from the others.

chamber-pan = turned: Pan

why-first = Most cards first; between equals the higher total.
why-passed = A pass costs as many cards as there are players still in: { $count }.
why-stole = A second Clic steals as many cards as there are players still in: { $count }, if there are so many.
why-won = All the others are out.

chapter = Trick { $number }

score-nobody = outlived nobody
score-outlived = outlived { $you ->
    [yes] you
   *[no] { $seat }
}
