name = Canaille
pitch = Say what you fish, and mind the cat.
minutes = 20

card = { $card ->
    [bite1] A bite! (1)
    [bite2] A bite! (2)
    [bite3] A bite! (3)
    [other] Another angler
    [move] Move on
    [bin] Bin it
    [release1] Release (1)
    [release2] Release (2)
    [release3] Release (3)
    [fog] Fog
   *[point] Full stop
}
got = { $got ->
    [bite1] A bite! (1)
    [bite2] A bite! (2)
    [bite3] A bite! (3)
    [other] Another angler
    [move] Move on
    [bin] Bin it
    [release1] Release (1)
    [release2] Release (2)
    [release3] Release (3)
    [fog] Fog
   *[point] Full stop
}
card-plain = { card }
card-stop = { card }, with a full stop
catch = { $catch ->
    [fish1] 1 fish
    [fish2] 2 fish
    [fish3] 3 fish
    [litter1] 1 piece of litter
    [litter2] 2 pieces of litter
    [litter3] 3 pieces of litter
   *[canaille] Canaille the cat
}
catch-count = { $count ->
    [1] one card: { catch }
   *[other] { $count } cards: { catch }
}
river-hidden = a river card face down
river-up = { $count ->
    [1] the river, face up, one card: { catch }
   *[other] the river, face up, { $count } cards, on top { catch }
}
river-down = { $count ->
    [1] the river, face down, one card
   *[other] the river, face down, { $count } cards
}
river-empty = empty
face-up = face up
face-down = face down
next-known = the next card is known: { catch }
next-odds = { $count ->
    [1] the next card is Canaille
   *[other] a 1 in { $count } chance that the next card is Canaille
}
next-safe = the next card is not Canaille
known-place = card { $place } from the top: { catch }
pile = { $count ->
    [0] the pile of action cards is empty
    [1] the pile of action cards, one card
   *[other] the pile of action cards, { $count } cards
}
empty-place = place { $place } of the sentence, empty
dull = { $count ->
    [1] one more without a full stop
   *[other] { $count } more without a full stop
}
holds = { $count ->
    [one] { $count } action card
   *[other] { $count } action cards
}
points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
tally = { $fish } fish, { $litter } litter

area-heap = Catch
area-shown = In hand, seen by all
area-river = The river
area-known = Known in the river
area-open = Action cards to draw
area-sentence = { $you ->
    [yes] Your sentence
   *[no] Sentence of { $seat }
}
area-fog = In the fog
area-fishers = The anglers
area-hand = Your hand

chip-cat = The cat is lurking
chip-cat-seen = Canaille has been seen
chip-quiet = { $count } turns without a catch ({ $most } end the game)

title-wait = Waiting for { $seat }
reason-wait-card = Being carried out: “{ card }”
title-lay = Your turn: lay a sentence
reason-lay = Lay one to five cards: no two of a kind side by side, and the last must have a full stop.
title-laid = “{ $sentence }…”
reason-needs-stop = Add a card. The last one must carry a full stop.
reason-fifth = The fifth card ends the sentence.
reason-may-finish = Say it now, or go on to another full stop.
title-put-back = No full stop: which fish goes back into the river?
reason-put-back = Each swap costs one fish card.
title-swap = No full stop in hand: swap a card
reason-swap = Give any card for the top of the pile, or for an open card with a full stop.
title-name = Who fishes on?
reason-name = That angler carries out the rest of the sentence.
title-throw = Which litter goes into the bin?
reason-throw = It leaves the game for good.
title-let-go = { $count ->
    [1] Release at least one more fish
   *[other] Release at least { $count } more fish
}
title-more = That is enough. Release more fish?
reason-let-go = They go to the bottom of the river, in the order you choose.
title-give = Fog: who gets the next card?
reason-give = One card for each angler, all plain to see.
reason-give-hidden = One card for each angler; they are turned up when all are dealt.
title-draw = { $count ->
    [1] Draw one more action card
   *[other] Draw { $count } more action cards
}
reason-draw = Open ones or the top of the pile, as you like.
title-over = { $you ->
    [yes] You win the contest!
   *[no] { $seat } wins the contest.
}
title-shared = { $seats } share the win.
reason-cat = { $you ->
    [yes] You met Canaille, who eats up to five of your fish.
   *[no] { $seat } met Canaille, who eats up to five fish.
}
reason-quiet = No card left the river for { $most } turns.

button-finish = Say it
button-enough = Enough
button-draw = From the pile

move-lay = Lay: { card }
move-finish = Say the sentence
move-name = Let { $seat } fish on
move-throw = { $size ->
    [one] Throw away { $size } piece of litter
   *[other] Throw away { $size } pieces of litter
}
move-let-go = Release { $size } fish
move-enough = Release no more
move-give = Give the next card to { $seat }
move-put-back = Put { $size } fish back
move-take = Take: { card }
move-draw = Draw the top of the pile
move-swap = { $source ->
    [pile] Give: { card }, for the top of the pile
   *[other] Give: { card }, take: { source }
}
source = { $source ->
    [bite1] A bite! (1)
    [bite2] A bite! (2)
    [bite3] A bite! (3)
    [other] Another angler
    [move] Move on
    [bin] Bin it
    [release1] Release (1)
    [release2] Release (2)
    [release3] Release (3)
    [fog] Fog
   *[point] Full stop
}

news-no-stop = { $you ->
    [yes] You have no full stop in hand and must swap.
   *[no] { $seat } has no full stop in hand and must swap.
}
news-put-back = { $you ->
    [yes] You put { $size } fish back.
   *[no] { $seat } puts { $size } fish back.
}
news-swapped = { $you ->
    [yes] You swap “{ card }” for a hidden card.
   *[no] { $seat } swaps “{ card }” for a hidden card.
}
news-swapped-for = { $you ->
    [yes] You swap “{ card }” and draw “{ got }”.
   *[no] { $seat } swaps “{ card }” and draws “{ got }”.
}
news-swapped-open = { $you ->
    [yes] You swap “{ card }” for the open “{ got }”.
   *[no] { $seat } swaps “{ card }” for the open “{ got }”.
}
news-gave-up = { $you ->
    [yes] You find no full stop: your turn passes.
   *[no] { $seat } finds no full stop: the turn passes.
}
news-laid = { $you ->
    [yes] You: “{ card }”.
   *[no] { $seat }: “{ card }”.
}
news-caught = { $you ->
    [yes] You get { catch }.
   *[no] { $seat } gets { catch }.
}
news-river-empty = The river is empty.
news-named = { $you ->
    [yes] You name { $other }, who fishes on.
    [other] { $seat } names you to fish on.
   *[no] { $seat } names { $other }, who fishes on.
}
news-face-down = The river is turned face down.
news-face-up = The river is turned face up.
news-top = On top of the river now: { catch }.
news-binned = { $you ->
    [yes] You throw away litter ({ $size }).
   *[no] { $seat } throws away litter ({ $size }).
}
news-no-litter = { $you ->
    [yes] You have no litter to throw away.
   *[no] { $seat } has no litter to throw away.
}
news-released = { $you ->
    [yes] You release { $size } fish.
   *[no] { $seat } releases { $size } fish.
}
news-no-fish = { $you ->
    [yes] You have no fish to release.
   *[no] { $seat } has no fish to release.
}
fog-cards = { $count ->
    [1] one river card
   *[other] { $count } river cards
}
news-fog = { $you ->
    [yes] Fog: you deal { fog-cards }.
   *[no] Fog: { $seat } deals { fog-cards }.
}
news-took = { $you ->
    [yes] You take “{ card }”.
   *[no] { $seat } takes “{ card }”.
}
news-drew = { $you ->
    [yes] You draw a hidden card.
   *[no] { $seat } draws a hidden card.
}
news-drew-card = { $you ->
    [yes] You draw “{ card }”.
   *[no] { $seat } draws “{ card }”.
}
news-stirred = The discarded action cards are shuffled into a new pile.
news-opened = Newly open: “{ card }”.
news-cat-ends = { $you ->
    [yes] You met Canaille: the contest is over.
   *[no] { $seat } met Canaille: the contest is over.
}
news-quiet-ends = Nobody has fished for a long time: the contest is over.

option-stops = Cards with a full stop
option-stops-about = Which cards can end a sentence.
option-stops-reconstruction = Release, Fog and Full stop
option-stops-mild = Move on as well

card-about = { $card ->
    [other] Name another angler, who carries out the rest of the sentence.
    [move] The whole river is turned over: bottom becomes top, and hidden faces can be seen or the other way round.
    [bin] One of your litter cards leaves the game for good.
    [fog] Take as many river cards as there are players and give one to each, unseen if the river is face down.
    [point] Does nothing, but can end a sentence. Alone it is a pass.
    [release1] Put fish cards that show at least one fish under the river.
    [release2] Put fish cards that show at least two fish under the river.
    [release3] Put fish cards that show at least three fish under the river.
    [bite1] Take the top card of the river and lay it on your catch.
   *[bites] Take { $count } cards from the river, one by one, and lay them on your catch.
}
face-stop = Full stop
face-stop-about = The last card of a sentence must bear this mark.
face-pile = Pile of action cards
face-pile-about = Hidden cards. Draw from here or from the open ones to fill your hand.
face-fish = { $count ->
    [1] One fish
   *[other] { $count } fish
}
face-fish-about = { $count ->
    [1] Worth one point in a catch at the end.
   *[other] Worth { $count } points in a catch at the end.
}
face-litter = { $count ->
    [1] A piece of litter
   *[other] { $count } pieces of litter
}
face-litter-about = { $count ->
    [1] Costs one point at the end, unless it goes into the bin.
   *[other] Costs { $count } points at the end, unless it goes into the bin.
}
face-cat = Canaille the cat
face-cat-about = Whoever gets him ends the game with this sentence, and he eats up to { $toll } of their fish.
face-river-back = River card, face down
face-river-back-about = Fish, litter or the cat: only catching it or turning the river over will show.
face-empty = Empty place
face-empty-about = The next card of the sentence goes here. It may have up to five.
face-angler = Angler
face-angler-about = Choose who carries out the rest of the sentence, or who gets the next card out of the fog.
face-cards = Action cards
face-cards-about = How many this player holds. After each sentence the hand is filled up to five.
face-points = Points
face-points-about = Fish in the catch less litter, as if the game ended now.
face-sentence = Sentence
face-sentence-about = Cards are carried out from left to right. What can have no effect is skipped.
area-heap-about = All that this player has caught, open to everybody: fish count for, litter against.
area-shown-about = Cards that all saw this player take. They stay known until they are laid or swapped.
area-river-about = Everything is caught here, from the top. Canaille lies somewhere in the middle, and ends the game.
area-known-about = Cards all saw go into the river, with their place from the top.
area-open-about = Take these openly, or draw a hidden card from the pile.
area-fog-about = These cards are given out, one to each angler.
area-fishers-about = Tap the one you mean.
area-hand-about = Lay one to five of these as a sentence: no two of a kind side by side, and a full stop on the last.

why-fish = { $size ->
    [1] “{ card }”: one point more.
   *[other] “{ card }”: { $size } points more.
}
why-litter = { $size ->
    [1] “{ card }”: one point less.
   *[other] “{ card }”: { $size } points less.
}
why-cat = He eats up to five fish. The sentence is carried out to its end, then the contest is over.
why-turned = What was at the bottom is on top now.
why-released = The fish go to the bottom of the river.
why-skipped = What can have no effect is skipped; the sentence goes on.
why-fifth = The fifth card ends the sentence.
why-eaten = { $count ->
    [0] Canaille finds no fish to eat.
    [1] Canaille eats one fish: one point less.
   *[other] Canaille eats { $count } fish: { $count } points less.
}

area-deed = What was done
area-deed-about = The river card that the present card of the sentence is about, and whose it is.

score-fish = { $count } fish
score-litter = { $count } litter
score-cat = Canaille ate { $count }

# Why a piece cannot be pressed: by the rule that forbids it.
why-laid = A laid card stays.
why-canaille-08 = Now it is your hand that counts: lay your sentence card by card.
why-canaille-09 = It would stand beside a card of the same kind.
why-canaille-13 = With this card laid, your hand could no longer end the sentence.
why-canaille-15 = The sentence is done: draw back to five cards.
why-canaille-18 = It is another player’s turn.
why-canaille-19 = You have no full stop: swap a card of your hand.
why-canaille-20 = Of the open cards you may only swap for one with a full stop.
why-canaille-21 = A swap costs a fish card: choose the one that goes back.
why-canaille-27 = Somebody else is being named to carry on the sentence.
why-canaille-31 = Now a litter card of yours goes into the bin.
why-canaille-32 = Now fish of your own catch are released.
why-canaille-34 = The fog is being dealt: everybody gets one card.
