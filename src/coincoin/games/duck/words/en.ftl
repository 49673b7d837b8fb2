name = DUCK
pitch = Shed your cards, and duck before the others do.
minutes = 15

yellow = yellow
blue = blue
red = red
colour-name = { $colour ->
    [yellow] yellow
    [blue] blue
   *[red] red
}
top-name = { $top ->
    [yellow] yellow
    [blue] blue
   *[red] red
}
card = { colour-name } { $value }
card-known = { $card }, known to all
set-cards = { $yellow ->
    [0] { "" }
   *[other] { $yellow } yellow,{ " " }
}{ $blue ->
    [0] { "" }
   *[other] { $blue } blue,{ " " }
}{ $red ->
    [0] { "" }
   *[other] { $red } red,{ " " }
}{ top-name } on top
run-cards = { colour-name } { $way ->
    [up] { $low } to { $high }, { $high } on top
   *[down] { $high } down to { $low }, { $low } on top
}
belt = Lifebelt: +{ $green }, or −{ $red }
belt-worth = +{ $green }, or −{ $red }
towel = { $count ->
    [0] beach towel, nothing under it; belts: { $belts }
    [1] beach towel, one card under it; belts: { $belts }
   *[other] beach towel, { $count } cards under it; belts: { $belts }
}
discard-empty = discard pile empty
pile = { $count ->
    [1] draw pile, one card
   *[other] draw pile, { $count } cards
}
pile-empty = the draw pile is empty
cards-in-hand = { $count ->
    [1] one card
   *[other] { $count } cards
}
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
points-of = { $cards } from cards, { $belts } from lifebelts
dealer = dealer
hand-sum = sum: { $sum }

area-discard = Discards
area-towel = Towel
area-shown = Known in hand
area-pile = Draw pile
area-belts = Lifebelts
area-hand = Your hand

chip-round = Round { $round } of 5
chip-over = The end

title-play = Lay cards
reason-play = Equal numbers, whatever their colours, or a run of three or more in one colour. Your hand is worth { $sum }; ducking needs 10 or less.
title-duck = Lay cards, or duck with { $sum }
reason-duck = +{ $green } if you alone are lowest, −{ $red } if not. { $seat } holds the fewest cards: { $count }.
title-draw = Draw a card
reason-draw = From the pile, or the top card of a neighbour’s discard pile: then everybody knows you hold it.
title-wait = Waiting for { $seat }
title-over = { $you ->
    [yes] You are the coolest duck on the beach!
   *[no] { $count ->
        [1] { $seats } is the coolest duck on the beach.
       *[other] { $seats } share the win.
    }
}
last-end = { $you ->
    [yes] You ended the last round: { $points }.
   *[no] { $seat } ended the last round: { $points }.
}
last-off = The last round was called off.

button-duck = Duck!
button-lay = Lay { card }
button-top = { card } on top

move-lay = Lay { card }
move-set = Lay { $value }s: { set-cards }
move-run = Lay a run: { run-cards }
move-duck = Duck: claim the lowest sum, alone
move-draw = { $place ->
    [pile] Draw from the pile
    [left] Take the top card of the discard pile on your left
   *[right] Take the top card of the discard pile on your right
}
take-from = Take { card } from { $seat }

news-lay = { $you ->
    [yes] You lay { card }.
   *[no] { $seat } lays { card }.
}
news-set = { $you ->
    [yes] You lay { $value }s: { set-cards }.
   *[no] { $seat } lays { $value }s: { set-cards }.
}
news-run = { $you ->
    [yes] You lay a run: { run-cards }.
   *[no] { $seat } lays a run: { run-cards }.
}
news-drew = { $seat } draws from the pile.
news-drew-card = You draw { card }.
news-took = { $you ->
    [yes] You take { card } from { $giver }.
    [giver] { $seat } takes { card } from you.
   *[no] { $seat } takes { card } from { $giver }.
}
news-out = { $you ->
    [yes] You have no cards left: lifebelt +{ $belt }!
   *[no] { $seat } has no cards left: lifebelt +{ $belt }.
}
news-right = { $you ->
    [yes] You duck with { $sum }, the lowest sum of all: lifebelt +{ $belt }!
   *[no] { $seat } ducks with { $sum }, the lowest sum of all: lifebelt +{ $belt }.
}
news-wrong = { $you ->
    [yes] You duck with { $sum }, but somebody has as little or less: lifebelt −{ $belt }.
   *[no] { $seat } ducks with { $sum }, but somebody has as little or less: lifebelt −{ $belt }.
}
news-called-off = Sixty turns each: the round is called off and its lifebelt leaves the game.
news-sum = { $you ->
    [yes] You hold { $sum }.
   *[no] { $seat } holds { $sum }.
}
news-showed = { $you ->
    [yes] You show yellow { $yellow }, blue { $blue }, red { $red }: sum { $sum }.
   *[no] { $seat } shows yellow { $yellow }, blue { $blue }, red { $red }: sum { $sum }.
}
news-discarded = { $you ->
    [yes] You hold the most and discard it all.
   *[no] { $seat } holds the most and discards it all.
}
news-kept = { $seat } slips the highest card under the towel, face down.
news-kept-card = { $you ->
    [yes] You slip { card } under your towel.
   *[no] { $seat } slips { card } under the towel.
}
news-dealt = { $you ->
    [yes] Round { $round }: you deal.
   *[no] Round { $round }: { $seat } deals.
}
news-final = { $you ->
    [yes] You have { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
   *[no] { $seat } has { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
}
news-won = { $you ->
    [yes] You are the coolest duck on the beach!
   *[no] { $seat } is the coolest duck on the beach.
}

option-face-up = Open card at the start
option-face-up-about = Who begins with an open card.
option-face-up-dealer = only the dealer
option-face-up-everyone = everybody
option-belts = Red lifebelts
option-belts-about = What a wrong duck costs in rounds 1 to 5.
option-belts-steady = 2, 2, 3, 3, 4
option-belts-rising = 0, 1, 2, 3, 4

card-about = Counts { $value }: in your hand towards your sum, under your towel as points.
face-pile = Draw pile
face-pile-about = After laying you draw one card: from here, unseen by the others, or from a neighbour’s discards.
face-belt = Lifebelt +{ $worth }
face-belt-about = Whoever ends the round takes it: +{ $worth } for going out or ducking right; after a wrong duck its red side costs points.
face-green = Green lifebelt +{ $worth }
face-green-about = +{ $worth } points at the end, for going out or ducking right.
face-red = Red lifebelt −{ $cost }
face-red-about = −{ $cost } points at the end, for ducking wrong.
face-towel = Beach towel
face-towel-about = What lies under it counts at the end: one card from each round, and lifebelts. The figure says how many cards.
face-eye = Known to all
face-eye-about = Everybody saw you take this card and knows that you hold it.
face-no-discard = Empty discard pile
face-no-discard-about = This player has laid nothing yet, so there is nothing to take.
face-no-pile = Empty draw pile
face-no-pile-about = It stays empty for this round: draw from a neighbour’s discards.
face-cards = Cards in hand
face-cards-about = When a player lays the last one, the round ends at once.
face-points = Points
face-points-about = Cards under the towel, plus green lifebelts, minus red ones.
area-hand-about = Lay equal numbers, or a run in one colour. With a sum of { $limit } or less you may duck instead.
area-discard-about = The cards this player has laid. The neighbours on both sides may draw the top one.
area-towel-about = This player’s points: cards kept from earlier rounds, and lifebelts.
area-shown-about = Cards that all saw this player take, and that are still in hand.
area-pile-about = The cards not dealt, face down.
area-belts-about = One for each round, worth more every time. The first one is this round’s.

card-hidden = a hidden card
area-row = Hand of { $seat }
fate-ducks = ducks
fate-right = ducked right: lifebelt +{ $belt }
fate-wrong = ducked wrong: lifebelt −{ $belt }
fate-out = no cards left: lifebelt +{ $belt }
fate-discards = the most: discards it all
fate-keeps = keeps the highest card
why-took = { $you ->
    [yes] Everybody knows now that you hold it.
   *[no] Everybody knows now that { $seat } holds it.
}
why-ducked = That is right if nobody else holds as little.
why-lowest = { $you ->
    [yes] The lowest of the others is yours: { $sum }.
   *[no] The lowest of the others is { $seat }: { $sum }.
}
why-sums = Only the sums are told; the cards stay hidden.
why-most = { $sum } is the highest sum.
why-most-others = { $sum } is the highest sum of the others.
why-kept = Everybody else keeps their highest card, in plain sight.
why-kept-hidden = Everybody else keeps their highest card; only its owner knows which.
why-final = Cards under the towel: { $cards }. Lifebelts: { $belts }.
news-ducked = { $you ->
    [yes] You duck: who holds the least?
   *[no] { $seat } ducks: who holds the least?
}
news-round-over = Round { $round } is over.

face-row = Hand at the end of the round
face-row-about = All hands are compared when a round ends. The lowest sum is the best.

# Why a piece cannot be pressed: by the rule that forbids it.
why-duck-08 = It is another player’s turn.
why-duck-09 = First lay cards from your hand; then you draw.
why-duck-15 = You have laid. Now draw one card.
why-duck-16 = You draw from the pile or from a neighbour, never from your own pile or one further away.
why-duck-17 = There is no card to draw here.

why-lay = Everybody has seen it; both neighbours may take it.
why-set = Any number of equal cards goes together, and the colour on top is chosen.
why-run = Three or more of one colour in a row go together; either end may be on top.
why-won = Nobody has more: { $points ->
    [one] { $points } point
   *[other] { $points } points
}.

chapter = Round { $number }

score-towel = { $count ->
    [one] { $count } card under the towel
   *[other] { $count } cards under the towel
}
score-belt = ended round { $round }
score-belt-wrong = ducked wrongly in round { $round }
