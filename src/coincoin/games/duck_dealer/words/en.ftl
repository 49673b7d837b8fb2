name = Duck Dealer
pitch = Rubber ducks, big plans and a very small spaceship.
minutes = 180

good = { $good ->
    [duck] a rubber duck
    [beads] plastic beads
    [solar] a solar panel
    [paint] blue paint
    [phone] a phone booth
    [satellite] a satellite
    [accel] a linear accelerator
    [stealth] a stealth duck
    [radio] a modern radio
    [pills] diet pills
    [economy] economy
    [art] modern art
    [science] science
    [religion] religion
    [politics] politics
    [medicine] medicine
   *[military] military arts
}
good-name = { $good ->
    [duck] rubber duck
    [beads] beads
    [solar] solar panel
    [paint] blue paint
    [phone] phone booth
    [satellite] satellite
    [accel] accelerator
    [stealth] stealth duck
    [radio] radio
    [pills] diet pills
    [economy] economy
    [art] modern art
    [science] science
    [religion] religion
    [politics] politics
    [medicine] medicine
   *[military] military arts
}
goods = { $good ->
    [duck] rubber ducks
    [beads] beads
    [solar] solar panels
    [paint] blue paint
    [phone] phone booths
    [satellite] satellites
    [accel] accelerators
    [stealth] stealth ducks
    [radio] radios
    [pills] diet pills
    [economy] economy
    [art] modern art
    [science] science
    [religion] religion
    [politics] politics
    [medicine] medicine
   *[military] military arts
}
good-of = of { goods }
one-name = { $one ->
    [duck] rubber duck
    [beads] beads
    [solar] solar panel
    [paint] blue paint
    [phone] phone booth
    [satellite] satellite
    [accel] accelerator
    [stealth] stealth duck
    [radio] radio
    [pills] diet pills
    [economy] economy
    [art] modern art
    [science] science
    [religion] religion
    [politics] politics
    [medicine] medicine
   *[military] military arts
}
two-name = { $two ->
    [duck] rubber duck
    [beads] beads
    [solar] solar panel
    [paint] blue paint
    [phone] phone booth
    [satellite] satellite
    [accel] accelerator
    [stealth] stealth duck
    [radio] radio
    [pills] diet pills
    [economy] economy
    [art] modern art
    [science] science
    [religion] religion
    [politics] politics
    [medicine] medicine
   *[military] military arts
}
gear = { $gear ->
    [navigator] a navigator
    [builder] a builder
    [trader] a trader
   *[hold] a hold
}
gear-name = { $gear ->
    [navigator] navigator
    [builder] builder
    [trader] trader
   *[hold] hold
}
gear-for = { $gear ->
    [navigator] for navigators
    [builder] for builders
    [trader] for traders
   *[hold] for holds
}
old-gear = { $old ->
    [navigator] a navigator
    [builder] a builder
    [trader] a trader
   *[hold] a hold
}
colour-name = { $colour ->
    [red] red
    [yellow] yellow
   *[blue] blue
}
colours-name = { $colour ->
    [red] red
    [yellow] yellow
   *[blue] blue
}
tile-name = { $tile ->
    [mine] the mine
    [site] the consumer or shipyard
   *[factory] the factory
}
counted = { $count } × { good-name }
gear-counted = { $count } × { gear-name }
points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
some-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
discs = { $count ->
    [one] { $count } { colour-name } disc
   *[other] { $count } { colours-name } discs
}
supply-discs = { discs } left in the supply
slots-free = { $count ->
    [1] one free slot
   *[other] { $count } free slots
}
slot = free slot
class = { $kind ->
    [scout] scout, { $steps } steps
    [cruiser] cruiser, { $steps } steps
   *[freighter] freighter, { $steps } steps
}
plate-bid = bid { $points }

area-energy = Energy
area-gear = Ship
area-cargo = Cargo
cargo-note = { $load } of { $room }
area-tools = Choose what, then where
area-track = Action turns
area-supply = Energy in the supply
area-box = Equipment to begin with
box-gear = { $gear ->
    [navigator] Navigator: one more red disc each time
    [builder] Builder: one more yellow disc each time
    [trader] Trader: one more blue disc each time
   *[hold] Hold: room for two more goods
}
area-bids = Secret bids
area-places = Order of play
area-galaxy = Galaxy
area-dock = { $you ->
    [yes] You are on { $planet }
   *[no] { $seat } is on { $planet }
}
area-next = Consumers to discover: the next two, then the rest

tool-road = Lay a road
tool-stop = Stop in space
tool-gate = Place your gates
tool-claim = Claim a privilege
tool-lift = Take a cube back
tool-bin = Throw away
with-price = { $what } ({ $price })
with-cubes = { $count ->
    [1] { $what }, one cube left
   *[other] { $what }, { $count } cubes left
}
price-free = free
price-yellow = { $count } yellow
price-red = { $count } red

point-name = point { $nth } between { $near } and { $far }
place-at = { $nth ->
    [no] at { $place }
   *[other] at { point-name }
}
place-to = { $nth ->
    [no] to { $place }
   *[other] to { point-name }
}
turn-taken = Action turn { $turn }: { $seat }
turn-open = { $roads ->
    [1] Action turn { $turn }: one free road
   *[other] Action turn { $turn }: { $roads } free roads
}
bid-none = { $seat } is still thinking
bid-secret = { $seat } has written a number
bid-made = { $seat } bids { some-points }
bid-number = Bid { $points }
place-free = Place { $place }: free
place-taken = Place { $place }: { $seat }

road-of = { point-name }: a road of { $seat }
steps-left = { $left ->
    [1] one step left
   *[other] { $left } steps left
}
planet-away = { $discs ->
    [0] { $planet }, within the steps left
    [1] { $planet }, one red disc away
   *[other] { $planet }, { $discs } red discs away
}
tile-on = { $planet }: { $what }
tile-claimed = { $what }, privilege of { $seat }
tile-mine = mine { good-of }
tile-factory = factory { good-of }
tile-no-factory = no factory yet
tile-unknown = not yet explored
tile-yard-open = shipyard { gear-for }, not built
tile-yard-built = shipyard { gear-for }
tile-consumer-open = consumer { good-of }, not built
tile-consumer-built = consumer { good-of }
gate-entrance = { $planet }: gate of { $seat }, entrance
gate-exit = { $planet }: gate of { $seat }, exit
ship-at = Ship of { $seat }, { place-at }
consumer-label = Consumer { good-of }, { $points } points a delivery

dock-mine = Mine: { good-name } (1 blue)
dock-make = Make { good-name } from { one-name } + { two-name } (1 blue)
dock-deliver = Deliver { good-name }: +{ $points } (1 blue)
dock-build = Build the consumer for { $price }: +{ $points } (1 yellow)
dock-yard = Build the shipyard ({ gear-name }) for { $price }: +{ $points } (1 yellow)
dock-buy = Buy { gear } for { $price } (1 blue)
dock-factory = Build a factory { good-of } for { $price }: +{ $points } (1 yellow)
dock-no-factory = No factory yet, and no goods aboard for one
any-good = any other good
dock-jump = Jump through the gate of { $seat } (1 red)

chip-bidding = Auction
chip-placing = Order of play
chip-equipping = Equipment
chip-starting = Start planets
chip-turn = Action turn { $turn } of { $turns }

title-wait = Waiting for { $seat }
title-wait-bids = Waiting for the others to bid
wait-placing = They choose their place in the order.
wait-equipping = They equip their ship.
wait-starting = They choose where to start.
wait-turn = They collect energy or take an action turn.
wait-acting = They fly, build and trade.
wait-exploring = They choose the consumer of a new planet.
wait-gating = They place a gate.
wait-offering = They put an offer together.
wait-answering = They answer an offer.
wait-keeping = They choose which energy to keep.
wait-shedding = They make room in their holds.
title-bidding = Write down a secret bid
reason-bidding = The best bid chooses its place in the order first. Bids are paid at the end.
title-placing = Choose your place in the order
reason-placing = Going early means the first choice; going late means seeing what others do.
title-equipping = { $count ->
    [1] Choose one more piece of equipment
   *[other] Choose { $count } more pieces of equipment
}
reason-equipping = A crew member brings one disc of energy on each energy turn; a hold carries two goods.
title-starting = Choose your start planet
reason-starting = Look at its mine, and at what lies near.
title-turn = Collect energy, or take an action turn
reason-turn = { $left ->
    [1] One action turn is left for all of you.
   *[other] { $left } action turns are left for all of you.
}
title-exploring = Choose the consumer of this planet
reason-exploring = One of the next two on the track.
title-gating = Choose where your exit stands
reason-gating = On a planet without a gate. Everybody may use it.
title-offering = An offer to { $seat }
title-answering = { $seat } makes you an offer
offer-so-far = Gives: { $give }. Asks: { $ask }.
title-keeping = { $count ->
    [1] Give one disc back
   *[other] Give { $count } discs back
}
reason-keeping = { $keep } may be kept after an action turn.
title-shedding = { $count ->
    [1] Throw one good away
   *[other] Throw { $count } goods away
}
reason-shedding = Your holds take no more.
title-lift = Take back one of your cubes
reason-lift = The turn track needs one, and you have none left.
title-overloaded = { $count ->
    [1] One good too many to leave
   *[other] { $count } goods too many to leave
}
reason-overloaded = Use them here or throw them away; then you can fly or end your turn.
title-free = { $count ->
    [1] Lay a free road, or begin
   *[other] Lay { $count } free roads, or begin
}
reason-free = Free roads come before anything that costs energy.
title-acting = Fly, build or trade
reason-acting = { $discs ->
    [1] One red disc, { $steps } steps.
   *[other] { $discs } red discs, { $steps } steps each.
}
reason-going-on = { $left ->
    [1] One step left.
   *[other] { $left } steps left.
} { reason-acting }
title-over = { $you ->
    [yes] { $count ->
        [1] You are the richest dealer in the galaxy!
       *[other] You share the win: { $names }
    }
   *[no] { $count ->
        [1] { $names } is the richest dealer in the galaxy.
       *[other] They share the win: { $names }
    }
}
reason-over = The last action turn is done.

button-act = Action turn
button-end = End turn
button-propose = Propose
button-withdraw = Withdraw
button-accept = Accept
button-refuse = Refuse

fly-for = { $discs ->
    [0] Fly on { place-to }
   *[other] Fly { place-to } ({ $discs } red)
}
move-bid = Bid { $points }
move-place = Take place { $place }
move-equip = Take { gear }
move-collect = Collect a { colour-name } disc and what your crew brings
move-act = Take an action turn
move-end = End the turn
move-return = Give a { colour-name } disc back
move-explore = Place the consumer { good-of } here
move-mine = Take a good from the mine (1 blue)
move-make = Use the factory (1 blue)
move-deliver = Deliver to the consumer (1 blue)
build-yard = Build the shipyard (1 yellow)
move-build = Build the consumer (1 yellow)
move-yard = Build the shipyard, with { good } as the other good (1 yellow)
move-consumer = Build the consumer, with { good } as the other good (1 yellow)
move-factory = Build a factory { good-of } (1 yellow)
move-claim = Claim { tile-name }
move-buy = Buy equipment for a free slot (1 blue)
move-swap = Buy equipment in place of { gear } (1 blue)
move-discard = Throw away { good }
move-offer = Make { $seat } an offer
move-give = Offer { good }
move-ask = Ask for { good }
move-propose = Propose this trade
move-withdraw = Withdraw the offer
move-accept = Accept the trade
move-refuse = Refuse the trade
move-jump = Jump through the gate (1 red)
move-start = Start on { $planet }
move-entrance = Place your entrance on { $planet }
move-exit = Place your exit on { $planet }
move-fly = Fly { place-to }
move-road = Lay a road on { point-name }
move-lift = Take back the road on { point-name }
move-unclaim = Take back your privilege on { $planet }: { tile-name }

news-bid = { $you ->
    [yes] You have written a bid.
   *[no] { $seat } has written a bid.
}
news-showed-bid = { $you ->
    [yes] You bid { some-points }.
   *[no] { $seat } bids { some-points }.
}
news-tied = { $you ->
    [yes] You are tied and bid again.
   *[no] { $seat } is tied and bids again.
}
news-took-place = { $you ->
    [yes] You play in place { $place }.
   *[no] { $seat } plays in place { $place }.
}
news-equipped = { $you ->
    [yes] You take { gear }.
   *[no] { $seat } takes { gear }.
}
news-collected = { $you ->
    [yes] You collect a { colour-name } disc.
   *[no] { $seat } collects a { colour-name } disc.
}
news-crew = The crew brings { discs }.
news-short = { $you ->
    [yes] There is not enough { colour-name } left: you must take an action turn now.
   *[no] There is not enough { colour-name } left: { $seat } must take an action turn now.
}
news-action = { $you ->
    [yes] You take an action turn.
   *[no] { $seat } takes an action turn.
}
news-explored = { $you ->
    [yes] You discover a consumer { good-of }.
   *[no] { $seat } discovers a consumer { good-of }.
}
news-mined = { $you ->
    [yes] You mine { good }.
   *[no] { $seat } mines { good }.
}
news-made = { $you ->
    [yes] You make { good }.
   *[no] { $seat } makes { good }.
}
news-scored = { $you ->
    [yes] You earn { some-points }.
   *[no] { $seat } earns { some-points }.
}
news-delivered = { $you ->
    [yes] You deliver { good }.
   *[no] { $seat } delivers { good }.
}
news-built-consumer = { $you ->
    [yes] You build the consumer { good-of }.
   *[no] { $seat } builds the consumer { good-of }.
}
news-built-yard = { $you ->
    [yes] You build the shipyard { gear-for }.
   *[no] { $seat } builds the shipyard { gear-for }.
}
news-built-factory = { $you ->
    [yes] You build a factory { good-of }.
   *[no] { $seat } builds a factory { good-of }.
}
news-claimed = { $you ->
    [yes] You claim { tile-name }.
   *[no] { $seat } claims { tile-name }.
}
news-bought = { $you ->
    [yes] You buy { gear }.
   *[no] { $seat } buys { gear }.
}
news-swapped = { $you ->
    [yes] You buy { gear } in place of { old-gear }.
   *[no] { $seat } buys { gear } in place of { old-gear }.
}
news-discarded = { $you ->
    [yes] You throw away { good }.
   *[no] { $seat } throws away { good }.
}
news-gave = { $you ->
    [yes] You offer { $partner } { good }.
    [partner] { $seat } offers you { good }.
   *[no] { $seat } offers { $partner } { good }.
}
news-asked = { $you ->
    [yes] You ask { $partner } for { good }.
    [partner] { $seat } asks you for { good }.
   *[no] { $seat } asks { $partner } for { good }.
}
news-accepted = { $you ->
    [yes] You accept.
   *[no] { $seat } accepts.
}
news-refused = { $you ->
    [yes] You refuse.
   *[no] { $seat } refuses.
}
news-withdrew = { $you ->
    [yes] You withdraw the offer.
   *[no] { $seat } withdraws the offer.
}
news-returned = { $you ->
    [yes] You give a { colour-name } disc back.
   *[no] { $seat } gives a { colour-name } disc back.
}
news-ended = { $you ->
    [yes] You end your turn.
   *[no] { $seat } ends the turn.
}
news-last = That was the last action turn. The game is over.
news-started = { $you ->
    [yes] You start on { $planet }.
   *[no] { $seat } starts on { $planet }.
}
news-gates = { $you ->
    [yes] You open a gate from { $entrance } to { $exit }.
   *[no] { $seat } opens a gate from { $entrance } to { $exit }.
}
news-jumped = { $you ->
    [yes] You jump to { $planet }.
   *[no] { $seat } jumps to { $planet }.
}
news-flew = { $you ->
    [yes] { $discs ->
        [0] You fly on { place-to }.
       *[other] You fly { place-to } for { $discs } red.
    }
   *[no] { $discs ->
        [0] { $seat } flies on { place-to }.
       *[other] { $seat } flies { place-to } for { $discs } red.
    }
}
news-road = { $you ->
    [yes] You lay a road on { point-name }.
   *[no] { $seat } lays a road on { point-name }.
}
news-lifted = { $you ->
    [yes] You take back the road on { point-name }.
   *[no] { $seat } takes back the road on { point-name }.
}
news-unclaimed = { $you ->
    [yes] You take back a privilege on { $planet }: { tile-name }.
   *[no] { $seat } takes back a privilege on { $planet }: { tile-name }.
}

option-auction = Auction
option-auction-about = Bid points in secret for a place in the order of play.
option-auction-false = no
option-auction-true = yes
option-trading = Trading between players
option-trading-about = Players on the same planet may trade goods.
option-trading-true = yes
option-trading-false = no
option-medicine = Medicine
option-medicine-about = What medicine is made from; the two sources disagree.
option-medicine-accel = the galaxy’s own recipe
option-medicine-paint = diet pills and blue paint
option-galaxy = Galaxy
option-galaxy-about = The map, the recipes and the prices.
option-galaxy-anseriformes = Anseriformes
option-galaxy-anatidae = Anatidae

good-raw = { good-name }
good-raw-about = A raw good: a mine gives one for a blue disc.{ $used ->
    [0] { "" }
   *[other] { " " }Goes into: { $uses }.
}
good-made = { good-name }
good-made-about = Made in a factory from { $recipe }{ $other ->
    [no] { "" }
   *[other] { " " }(with the option, { $other })
}. A delivery pays { some-points }.{ $used ->
    [0] { "" }
   *[other] { " " }Goes into: { $uses }.
}
tile-mine-about = Gives { good } for each blue disc.
tile-factory-about = Turns { $recipe }{ $other ->
    [no] { "" }
   *[other] { " " }(with the option, { $other })
} into { good } for each blue disc.
cost-name = { $good ->
    [any] { any-good }
   *[other] { good-name }
}
tile-consumer-open-about = Bring { $recipe } and a yellow disc to build it for { some-points }; after that it buys.
tile-consumer-built-about = Deliver { good } for a blue disc: { some-points } each time.
tile-yard-open-about = Give { $recipe } and a yellow disc to build it for { some-points }; after that it sells.
tile-yard-built-about = Sells { gear } for { $recipe } and a blue disc.
gear-name-about = { $gear ->
    [navigator] Brings one more red disc each time you collect energy.
    [builder] Brings one more yellow disc each time you collect energy.
    [trader] Brings one more blue disc each time you collect energy.
   *[hold] Carries { $count } goods.
}
energy = { $colour ->
    [red] Red disc: flying
    [yellow] Yellow disc: building
   *[blue] Blue disc: trading
}
energy-about = { $colour ->
    [red] Flies your ship: { $most } steps with little equipment, down to { $least } with much.
    [yellow] Pays for building, for roads and for privileges.
   *[blue] Pays for each use of a mine, a factory, a shipyard or a consumer.
}
face-planet = Planet
face-planet-about = Land here to build and trade with its tiles. A figure says how many red discs the flight costs you.
face-unknown = Not yet explored
face-unknown-about = Whoever lands here first chooses one of the next two consumers for this planet.
face-factory-slot = Room for a factory
face-factory-slot-about = Bring the two goods a factory works with and a yellow disc to build it here.
face-gear-slot = Free slot
face-gear-slot-about = Room for a hold or a crew member. The more slots are filled, the slower the ship.
face-point = Point
face-point-about = One step of a flight. A road laid here saves its owner that step.
face-road = Road
face-road-about = Its owner flies past this point without counting a step. It does not help the others.
face-ship = Ship
face-ship-about = It builds and trades where it stands. One red disc takes it { $most } steps while few slots are filled, at worst { $least }.
face-entrance = Gate, entrance
face-entrance-about = From this planet anybody may jump to the exit of the same colour for exactly one red disc.
face-exit = Gate, exit
face-exit-about = Whoever jumps into the entrance of the same colour lands here. There is no way back.
face-jump = Jump
face-jump-about = For exactly one red disc to the exit of this gate.
tool-road-about = On any point without a road and without a ship. The first ones of a turn are free, others cost a yellow disc each.
tool-stop-about = End a flight on a point between planets, where you can neither build nor trade.
tool-gate-about = Once in the game: an entrance and an exit on two planets, for everybody to use.
tool-claim-about = For { $count } yellow discs a tile where you stand is yours: one blue disc then pays for using it as often as you like.
tool-lift-about = Take one of your roads or privileges off the board when you have no cube left.
tool-bin-about = Throw goods away, for instance to be able to leave.
face-turn-taken = Action turn taken
face-turn-taken-about = The cube shows who took this action turn. It stays there.
face-turn-open = Action turn to come
face-turn-open-about = Later action turns bring more free roads.
face-bid = Bid
face-bid-about = Points offered in secret for a place in the order of play. They are taken off at the end.
face-order = Place in the order of play
face-order-about = The best bid chooses first.
face-points = Points
face-points-about = Earned by building and delivering. Most points at the end win.
face-dock = Where the ship stands
face-dock-about = What this planet offers, with its price. What is pale cannot be done now.
area-energy-about = Discs to act with. After an action turn at most { $count } may be kept.
area-gear-about = Holds and crew. The more there are, the slower the ship flies.
area-cargo-about = Goods aboard: { $count } to each hold and one in the small hold. With more you cannot leave.
area-tools-about = Choose what to do, then where on the map.
area-track-about = A cube for each action turn of anybody. After number { $count } the game ends.
area-supply-about = Energy still to be had. If a colour runs out, whoever needs it must act at once.
area-box-about = Each ship begins with { $count } pieces of equipment.
area-bids-about = The best bid chooses its place in the order first.
area-places-about = Who plays when.
area-galaxy-about = Planets and the routes between them; each point on the way is a step.
area-next-about = Whoever discovers a planet places one of the first two there.

# Why a piece cannot be pressed: by the rule that forbids it.
why-far = { $discs ->
    [one] It is { $discs } red disc away, and you have { $have }.
   *[other] It is { $discs } red discs away, and you have { $have }.
}
why-here = Your ship is here.
why-dealer-16 = A ship starts on a start planet of its own.
why-dealer-17 = First choose: collect energy, or take an action turn.
why-dealer-26 = A road goes on a point without a road and without a ship.
why-dealer-31 = You take cubes off the board only when you have none left.
why-dealer-41 = First choose a consumer for the planet you have discovered.
why-dealer-48 = Building costs a yellow disc, and you have none.
why-dealer-49 = The consumer here wants goods that you do not carry.
why-dealer-50 = The shipyard wants the good printed on it and another one.
why-dealer-51 = This factory needs its two goods on board and a free slot on the planet.
why-dealer-52 = There is no factory of this kind left.
why-dealer-53 = A privilege costs three yellow discs, on a tile without a marker.
why-dealer-54 = Another road costs a yellow disc.
why-dealer-55 = Using a tile costs a blue disc, on the planet your ship stands on.
why-dealer-57 = The shipyard must be built, and you need the two goods it asks for.
why-dealer-61 = The factory needs its two goods and a blue disc.
why-dealer-62 = You need the good it wants and a blue disc, and the consumer must be built.
why-dealer-63 = You have more goods than fit on board: use some, or throw them away.
why-dealer-12 = First everybody bids for a place in the order of play.
why-dealer-15 = First take your equipment.
why-dealer-30 = First give back the discs you may not keep.
why-dealer-46 = First place your gate.
why-dealer-66 = First the offer must be made or answered.
why-dealer-67 = First throw away the goods that do not fit.

# ---- moments: why it went so ----
why-over = By way of { $planets }.
why-flew = { $steps ->
    [one] { $steps } step, { $speed } a red disc: { why-left }.
   *[other] { $steps } steps, { $speed } a red disc: { why-left }.
}
why-flew-on = { $steps ->
    [one] { $steps } of the steps that were left: { why-left }.
   *[other] { $steps } of the steps that were left: { why-left }.
}
why-left = { $left ->
    [0] none left over
   *[other] { $left } left over
}
why-jumped = One red disc leads from the entrance of a gate to its exit, whoever placed it.
why-explored = Whoever lands first on a planet lays one of the next two consumers there.
why-gates = For one red disc anybody may jump from the entrance to the exit.
why-road = A point with a road of one’s own costs no step.
why-mined = The mine on { $planet } gives its good.
why-made = Used up: { one-name } + { two-name }.
why-delivered = The consumer on { $planet } pays { some-points } for it.
why-bought = Price: { $price }. With { $filled } slots filled the ship makes { $steps } steps a disc.
why-disc = Each use costs one blue disc.
why-privilege = The privilege makes one blue disc pay for the whole stay.
why-built = Price: { $price } + one yellow disc. It brings { some-points }.
why-claimed = It cost { $count } yellow discs. From now on one blue disc pays for any number of uses in one stay.

chapter = Getting ready

score-delivered = { $count ->
    [one] { $count } delivery
   *[other] { $count } deliveries
}
score-built-consumer = { $count ->
    [one] { $count } consumer
   *[other] { $count } consumers
}
score-built-factory = { $count ->
    [one] { $count } factory
   *[other] { $count } factories
}
score-built-yard = { $count ->
    [one] { $count } shipyard
   *[other] { $count } shipyards
}
score-bid = bid at the auction

# ---- moves by what they are for ----
group-sell = Sell
group-build = Build
group-make = Make
group-mine = Mine
group-fly = Fly
group-roads = Roads
group-gates = Gates
group-gear = Gear
group-privileges = Privilege
group-trade = Trade
group-lift = Cubes back
group-bin = Throw away
colour-word = { $colour ->
    [red] red
    [yellow] yellow
   *[blue] blue
}
group-price = { $count } { colour-word }
roads-free = { $count } free
none-discs = { $count } { colour-word }, you have { $have }
none-left = nothing here for it
none-planet = only on a planet
none-cubes = no cube left
none-gates = already placed
none-places = no planet for them
none-trading = this table does not trade
none-offers = no offer left this turn
none-partner = nobody else here
none-cargo = nothing aboard
none-factory = no factory here
none-buyer = no buyer here yet
none-yard = no shipyard here yet
none-site = nothing to build here
none-goods = needs { $price }

# ---- at a glance ----
energy-keep = keep { $count }
row-steps = Steps a disc
steps-from = { $steps } from { $slots } on
row-privileges = Privileges
row-gates = Gates
gates-left = to place
row-cubes = Cubes left
row-turns = Action turns
row-none = none
factories-left = { $count } left
buyer-to-come = to come
buyer-open = { $planet }, not built

virtual = Of your energy, { $count } is virtual: gone after this turn.
offers-left = { $count ->
    [0] This is your last offer of the turn.
    [one] After this, { $count } more offer this turn.
   *[other] After this, { $count } more offers this turn.
}
