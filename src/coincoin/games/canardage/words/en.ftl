name = Canardage
pitch = Bend the line of fire: the last duck alive wins.
minutes = 30

card-en-joue = Take aim
card-en-joue-about = Put a target above any card.
card-deux-pour-un = Two for one
card-deux-pour-un-about = Put targets above two neighbours.
card-pan = Bang!
card-pan-about = Shoot at a card in the sights.
card-ducky-luke = Ducky Luke
card-ducky-luke-about = Shoot at any card, in the sights or not.
card-oups = Oops!
card-oups-about = Miss: the neighbour of a card in the sights is shot.
card-canards-enchaines = Chain of ducks
card-canards-enchaines-about = Shoot at two neighbours in the sights.
card-mexicoin = Mexicoin
card-mexicoin-about = Targets above every card.
card-canard-simplet = Simple duck
card-canard-simplet-about = Pick a duck in the sights: if its player holds a “Bang!”, they must shoot it.
card-president = President
card-president-about = A player misses a turn.
card-commissaire-magret = Inspector Magret
card-commissaire-magret-about = If this duck is shot, its player may shoot back.
card-rectifier-gauche = Bump left
card-rectifier-gauche-about = Move a target one place to the front.
card-rectifier-droite = Bump right
card-rectifier-droite-about = Move a target one place to the rear.
card-en-avant-marche = March on
card-en-avant-marche-about = The whole line moves forward; the first card goes under the pile.
card-canard-blase = Lazy duck
card-canard-blase-about = Your duck lets the next card pass.
card-canard-presse = Hasty duck
card-canard-presse-about = Your duck overtakes the card before it.
card-fulguro-coin = Lightning duck
card-fulguro-coin-about = Your duck rushes to the front.
card-canarchie = Duckarchy
card-canarchie-about = Put the line in any order.
card-danse-des-canards = Duck dance
card-danse-des-canards-about = Shuffle the line into the pile and turn up six new cards.
card-planque = Duck behind
card-planque-about = Your duck hides below a neighbour.
card-a-couvert = Take cover
card-a-couvert-about = Nobody is shot on this place until your next turn.
card-peace-and-love = Peace and love
card-peace-and-love-about = All targets go.
card-walking-duck = Walking duck
card-walking-duck-about = A shot duck goes back under the pile.
card-moby-duck = Moby Duck
card-moby-duck-about = Until your next turn only one player’s ducks can be shot.

card-name = { $card ->
    [en_joue] { card-en-joue }
    [deux_pour_un] { card-deux-pour-un }
    [pan] { card-pan }
    [ducky_luke] { card-ducky-luke }
    [oups] { card-oups }
    [canards_enchaines] { card-canards-enchaines }
    [mexicoin] { card-mexicoin }
    [canard_simplet] { card-canard-simplet }
    [president] { card-president }
    [commissaire_magret] { card-commissaire-magret }
    [rectifier_gauche] { card-rectifier-gauche }
    [rectifier_droite] { card-rectifier-droite }
    [en_avant_marche] { card-en-avant-marche }
    [canard_blase] { card-canard-blase }
    [canard_presse] { card-canard-presse }
    [fulguro_coin] { card-fulguro-coin }
    [canarchie] { card-canarchie }
    [danse_des_canards] { card-danse-des-canards }
    [planque] { card-planque }
    [a_couvert] { card-a-couvert }
    [peace_and_love] { card-peace-and-love }
    [walking_duck] { card-walking-duck }
   *[moby_duck] { card-moby-duck }
}

a-duck = { $colour ->
    [yellow] a yellow duck
    [blue] a blue duck
    [red] a red duck
    [green] a green duck
    [violet] a violet duck
   *[grey] a grey duck
}
a-face = { $face ->
    [yellow] a yellow duck
    [blue] a blue duck
    [red] a red duck
    [green] a green duck
    [violet] a violet duck
    [grey] a grey duck
   *[water] water
}
short = { $face ->
    [yellow] yellow
    [blue] blue
    [red] red
    [green] green
    [violet] violet
    [grey] grey
   *[water] water
}
the-neighbour = { $side ->
    [front] the card before it
   *[behind] the card behind it
}

home = { $seat } has { a-duck }
home-secret = the secret colour of { $seat }
moby-here = Moby Duck: only { $seat }’s ducks can be shot
flock-alive = { a-duck }, alive
flock-shot = { a-duck }, shot
place = Place { $place }: { a-face }
place-empty = Place { $place }: empty
in-sights = in the sights
protected = protected
wears-magret = wears Inspector Magret
hides = hides { a-duck }
target = a target above place { $place }
target-idle = a target above nothing: it cannot be shot at
cover = “Take cover” of { $seat } on place { $place }
hidden = { a-duck }, hidden on place { $place }
below = { $above ->
    [0] { a-face }, next from the pile
    [1] { a-face }, below one card of the pile
   *[other] { a-face }, below { $above } cards of the pile
}
pile-label = { $count ->
    [1] one card in the pile
   *[other] { $count } cards in the pile
}
deck-label = { $count ->
    [1] one action card in the deck
   *[other] { $count } action cards in the deck
}
cards = { $count ->
    [1] one card
   *[other] { $count } cards
}
ducks-left = { $count ->
    [0] no duck left
    [1] one duck left
   *[other] { $count } ducks left
}
no-duck = all shot
team = team { $team }
points = { $count ->
    [1] one point
   *[other] { $count } points
}
some-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
misses-turn = misses the next turn

area-flock = Flock
area-flocks = All flocks
area-line = The line of fire, front on the left
area-pile = Next ducks
area-below = Known cards in the pile, next one first
area-deck = Deck
area-played = Played
area-hand = Your hand

chip-ducks = { $count ->
    [0] no duck left
    [1] one duck left
   *[other] { $count } ducks left
}
chip-targets = { $count ->
    [0] no target
    [1] one target
   *[other] { $count } targets
}
chip-game = Round { $game } of 3

title-over = { $you ->
    [yes] You win!
   *[no] { $count ->
        [1] { $names } wins.
       *[other] { $names } share the win.
    }
}
title-wait = Waiting for { $seat }
title-wait-revenge = { $seat } may avenge a duck
title-revenge = Inspector Magret: avenge your duck?
reason-revenge = Shoot any duck that is not protected, or spare them all.
title-throw = Nothing can be played: throw a card away
reason-throw = You may do so only because none of your three cards can be played.
title-turn = { $count ->
    [0] Your turn: play a card
    [1] Your turn: one of your ducks is in the sights
   *[other] Your turn: { $count } of your ducks are in the sights
}
title-turn-gone = Your turn: no duck left, but “Walking duck” can bring one back
reason-moby = { $you ->
    [yes] Moby Duck: only your ducks can be shot.
   *[no] Moby Duck: only { $seat }’s ducks can be shot.
}
reason-no-pile = The pile is empty: places at the rear stay empty.
reason-next-known = Next from the pile: { a-face }.
reason-next = Next from the pile: the chance that it is one of yours is { $mine } in { $unknown }.
button-spare = Spare them

move-en-joue = Take aim at place { $place }
move-deux-pour-un = Two for one: aim at place { $place } and the one behind it
move-deux-pour-un-seul = Two for one: a single target on place { $place }
move-pan = “Bang!” at place { $place }
move-ducky-luke = Ducky Luke shoots at place { $place }
move-oups = “Oops!” on place { $place }: hit { the-neighbour }
move-canards-enchaines = Chain of ducks: shoot at place { $place } and the one behind it
move-mexicoin = Mexicoin: targets everywhere
move-canard-simplet = Simple duck: the player of the duck on place { $place } must shoot it
move-president = President: { $player } misses a turn
move-commissaire-magret = Inspector Magret on place { $place }
move-rectifier-gauche = Bump the target of place { $place } to the left
move-rectifier-droite = Bump the target of place { $place } to the right
move-en-avant-marche = March on
move-canard-blase = Lazy duck: place { $place } lets the next one pass
move-canard-presse = Hasty duck: place { $place } overtakes
move-fulguro-coin = Lightning duck: place { $place } goes to the front
move-canarchie = Duckarchy: the line in the order { $order }
move-danse-des-canards = Duck dance
move-planque = Duck behind: place { $place } hides below { the-neighbour }
move-a-couvert = Take cover on place { $place }
move-peace-and-love = Peace and love: no more targets
move-walking-duck = Walking duck: bring back { a-duck }
move-moby-duck = Moby Duck in front of { $player }
move-throw-away = Throw away “{ card-name }”
move-revenge = Avenge: shoot place { $place }
move-spare = Spare them all

news-en-joue = { $you ->
    [yes] You take
   *[no] { $seat } takes
} aim at place { $place }.
news-deux-pour-un = { $you ->
    [yes] You play
   *[no] { $seat } plays
} “Two for one” on place { $place } and the one behind it.
news-deux-pour-un-seul = { $you ->
    [yes] You play
   *[no] { $seat } plays
} “Two for one”, a single target, on place { $place }.
news-pan = { $you ->
    [yes] You play
   *[no] { $seat } plays
} “Bang!” on place { $place }.
news-ducky-luke = { $you ->
    [yes] You play
   *[no] { $seat } plays
} “Ducky Luke” on place { $place }.
news-oups = { $you ->
    [yes] You play
   *[no] { $seat } plays
} “Oops!” on place { $place }: { the-neighbour } is hit.
news-canards-enchaines = { $you ->
    [yes] You play
   *[no] { $seat } plays
} “Chain of ducks” on place { $place } and the one behind it.
news-mexicoin = { $you ->
    [yes] You play
   *[no] { $seat } plays
} “Mexicoin”: targets everywhere.
news-canard-simplet = { $you ->
    [yes] You play
   *[no] { $seat } plays
} “Simple duck” on place { $place }.
news-president = { $you ->
    [yes] You play “President”: { $player } will miss a turn.
    [player] { $seat } plays “President”: you will miss a turn.
   *[no] { $seat } plays “President”: { $player } will miss a turn.
}
news-commissaire-magret = { $you ->
    [yes] You lay
   *[no] { $seat } lays
} “Inspector Magret” on place { $place }.
news-rectifier-gauche = { $you ->
    [yes] You bump
   *[no] { $seat } bumps
} the target of place { $place } to the left.
news-rectifier-droite = { $you ->
    [yes] You bump
   *[no] { $seat } bumps
} the target of place { $place } to the right.
news-en-avant-marche = { $you ->
    [yes] You play
   *[no] { $seat } plays
} “March on”: the line moves forward.
news-canard-blase = { $you ->
    [yes] You play
   *[no] { $seat } plays
} “Lazy duck” on place { $place }.
news-canard-presse = { $you ->
    [yes] You play
   *[no] { $seat } plays
} “Hasty duck” on place { $place }.
news-fulguro-coin = { $you ->
    [yes] You play
   *[no] { $seat } plays
} “Lightning duck”: place { $place } goes to the front.
news-canarchie = { $you ->
    [yes] You play
   *[no] { $seat } plays
} “Duckarchy”: the line is now { $order }.
news-danse-des-canards = { $you ->
    [yes] You play
   *[no] { $seat } plays
} “Duck dance”: a new line.
news-planque = { $you ->
    [yes] You play
   *[no] { $seat } plays
} “Duck behind”: place { $place } hides below { the-neighbour }.
news-a-couvert = { $you ->
    [yes] You play
   *[no] { $seat } plays
} “Take cover” on place { $place }.
news-peace-and-love = { $you ->
    [yes] You play
   *[no] { $seat } plays
} “Peace and love”: all targets go.
news-walking-duck = { $you ->
    [yes] You play
   *[no] { $seat } plays
} “Walking duck”. Back comes { a-duck }.
news-moby-duck = { $you ->
    [yes] You play “Moby Duck”: only { $player }’s ducks can be shot.
    [player] { $seat } plays “Moby Duck”: only your ducks can be shot.
   *[no] { $seat } plays “Moby Duck”: only { $player }’s ducks can be shot.
}
news-throw-away = { $you ->
    [yes] You can play nothing and throw a card away
   *[no] { $seat } can play nothing and throws a card away
}: “{ card-name }”.
news-revenge = { $you ->
    [yes] You avenge your duck
   *[no] { $seat } takes revenge
} on place { $place }.
news-spare = { $you ->
    [yes] You spare them all.
   *[no] { $seat } spares them all.
}

news-shot = Shot on place { $place }: { a-duck }.
news-splash = Splash! Only water on place { $place }.
news-safe = Ping! The duck on place { $place } is protected.
news-emerged = Out of hiding on place { $place }: { a-duck }.
news-arrived = New on place { $place }: { a-face }.
news-under = Under the pile: { a-face }.
news-drew = You draw: “{ card-name }”.
news-reshuffled = The played cards are shuffled into a new deck.
news-skipped = { $you ->
    [yes] You miss this turn.
   *[no] { $seat } misses this turn.
}
news-answered = { $you ->
    [yes] You have a “Bang!” and must shoot your own duck.
   *[no] { $seat } has a “Bang!” and must shoot.
}
news-no-pan = { $you ->
    [yes] You have no “Bang!”: nothing happens.
   *[no] { $seat } has no “Bang!”: nothing happens.
}
news-uncovered = { $you ->
    [yes] Your “Take cover”
   *[no] “Take cover” of { $seat }
} leaves place { $place }.
news-moby-left = Moby Duck swims off: all ducks can be shot again.
news-magret-left = Inspector Magret takes leave of { a-duck }.
news-may-avenge = { $you ->
    [yes] You may avenge your duck.
   *[no] { $seat } may avenge the duck.
}
news-flock-gone = The last of its colour was shot: { a-duck }.
news-left = { $you ->
    [yes] You have no duck left and leave the game.
   *[no] { $seat } has no duck left and leaves the game.
}
news-colour = { $you ->
    [yes] You had { a-duck }.
   *[no] { $seat } had { a-duck }.
}
news-scored = { $you ->
    [yes] You score { some-points }.
   *[no] { $seat } scores { some-points }.
}
news-next-game = Round { $number } begins.
news-first = { $you ->
    [yes] You begin.
   *[no] { $seat } begins.
}
news-won = { $you ->
    [yes] You win!
   *[no] { $seat } wins.
}
news-shared = { $you ->
    [yes] You share the win.
   *[no] { $seat } shares the win.
}

option-deck = Deck
option-deck-about = Two lists of the 59 cards are known; they differ in four kinds.
option-deck-a = A (13 “Bang!”, 11 “Take aim”)
option-deck-b = B (12 “Bang!”, 10 “Take aim”, more “Oops!” and “Duckarchy”)
option-secret = Secret colours
option-secret-about = Nobody knows whose ducks are whose.
option-secret-false = no
option-secret-true = yes
option-teams = Teams
option-teams-about = Partners win together.
option-teams-0 = none
option-teams-2 = of two
option-teams-3 = of three
option-points = Rounds
option-points-about = One round, or three with points for survivors.
option-points-1 = one
option-points-3 = three, with points
option-tough = Tough ducks
option-tough-about = Without ducks you leave; the game stops at two players.
option-tough-false = no
option-tough-true = yes

face-moby = Moby Duck
face-moby-about = Until it leaves, only the ducks of the player it lies in front of can be shot.
face-cover = Take cover
face-cover-about = No duck can be shot on this place. It stays here when the line moves, until its player’s next turn.
face-duck = Duck
face-duck-about = A duck of the line. If it is shot, those behind it move up.
face-home = Colour duck
face-home-about = Shows whose ducks have this colour. It takes no part and never counts as alive.
face-below = Known card of the pile
face-below-about = Everybody saw it go under the pile, so all know when it will come back.
face-water = Water
face-water-about = A shot here takes the target away, but nothing moves.
face-secret = Secret colour
face-secret-about = Only this player knows which ducks are theirs.
face-flock = Duck of a flock
face-flock-about = Bright while it lives, on the line or in the pile; pale once it has been shot.
face-target = Target
face-target-about = What lies below it is in the sights and can be shot at. When ducks move, targets stay.
face-place = Empty place
face-place-about = The pile has run out, so nothing comes here. It can be neither aimed nor shot at.
face-cards = Action cards
face-cards-about = How many this player holds. Whoever has played draws back to three.
face-alive = Ducks alive
face-alive-about = Whoever has none left cannot win for now, but plays on.
area-line-about = The six places where ducks are shot. The front is on the left; new cards come from the right.
area-pile-about = From here cards come to the rear of the line. Whatever goes under it is safe for a while.
area-below-about = Cards everybody saw go under the pile, until it is shuffled.
area-deck-about = Action cards to draw. When it is empty, the played cards are shuffled.
area-played-about = Cards that were played, open to everybody.
area-flock-about = The colour of this player and the five ducks in play.
area-flocks-about = The ducks of all colours: with secret colours nobody knows whose they are.
area-hand-about = Play one card each turn, whether it helps you or not, then draw another.

why-shot = { $count ->
    [0] It was the last of its colour.
    [1] One of its colour is left.
   *[other] { $count } of its colour are left.
}
why-magret = It wears Inspector Magret: its player may shoot back.
why-splash = The water stays, and the line does not move.
why-safe = “Take cover” protects whatever lies there.
why-emerged = The same shot does not hit it, and the line does not move.
why-arrived = The line moves up, and the pile fills the rear.
why-answered = Who holds a “Bang!” must use it against the chosen duck.
why-no-pan = Everybody knows now that there is no “Bang!” in this hand.
why-left = The card stays only until the next turn of who laid it.
why-skipped = Because of “President”.
why-gone = Without ducks one goes on playing, but cannot win for now.
why-gone-tough = Without ducks one leaves the game.
why-colours = A single colour is left: all colours are shown.
why-scored = Ducks alive: { $ducks }, 5 points each. Under the pile by “March on”: { $marched }, 1 point each.

# Why a piece cannot be pressed: by the rule that forbids it.
why-canardage-07 = It is another player’s turn.
why-canardage-10 = You throw a card away only if none of your three can be played.
why-canardage-15 = There is a target already.
why-canardage-19 = That place is empty.
why-canardage-25 = No two neighbours are without a target.
why-canardage-27 = No duck is in the sights here.
why-canardage-31 = No target stands beside another card.
why-canardage-33 = No two neighbours are both in the sights.
why-canardage-35 = There is a target above every card already.
why-canardage-36 = That needs a duck in the sights.
why-canardage-43 = Inspector Magret asks first: avenge your duck, or spare them all.
why-canardage-46 = No target can go one place to the front.
why-canardage-47 = No target can go one place to the rear.
why-canardage-50 = The last one of the line can let nobody pass.
why-canardage-51 = The first one of the line has nobody to overtake.
why-canardage-52 = That is for a duck of your own.
why-canardage-53 = That duck is at the front already.
why-canardage-58 = No duck can hide below water.
why-canardage-61 = That needs a duck: water cannot take cover.
why-canardage-64 = There is no target to take away.
why-canardage-65 = No duck of this colour has been shot.
why-canardage-67 = Moby Duck is for an opponent who still has a duck.
why-canardage-68 = As long as Moby Duck lies there, no other duck can be shot.

why-gone-last = That decides the game.
why-won = Nobody else has a duck alive.
why-won-team = No other team has a duck alive.
why-won-tough = More ducks alive than the other, or one nearer the front.
why-shared = The last ducks were shot together.
why-thrown = None of the three cards can be played.
why-spared = A revenge may be declined.

score-games = { $you ->
    [yes] you
   *[no] { $seat }
}, all games

refuses-teams = { $seats } seats cannot form two or more teams of { $teams }: choose no teams.
refuses-mix = Secret colours, teams and tough ducks do not mix: choose one of them.
refuses-tough = Tough ducks need three seats or more: the game ends when two players are left.
