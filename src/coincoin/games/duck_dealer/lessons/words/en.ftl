collect = Energy first
collect-1 =
    Red to fly, yellow to build, blue to trade.
    Take one disc; each crew member brings one of its colour. You have a red and a yellow one. Which colour is missing?
collect-1-else =
    Your crew brings that colour anyway.
    Nobody on board brings the third one. Which is it?
collect-1-act =
    Without a disc you could do nothing.
    And the game has only 24 action turns. What do you collect first?
collect-end =
    Three discs in one turn.
    That is why crew members are worth their slot.

act = Time to act
act-1 =
    Two of each colour: enough for a trip.
    Collect once more, or take an action turn? After it you keep at most four discs.
act-1-else =
    More is fine, but the others move on.
    Whoever acts early finds mines and consumers free. What starts a trip?
act-end =
    Your cube lies on the turn track.
    When 24 lie there, the game is over. A free road comes first, then fly, build and trade as you like.

mine = Goods from the mine
mine-1 =
    Your ship stands on Anser.
    Its mine yields rubber ducks, one for a blue disc. Go and get one!
mine-1-else =
    That is for later.
    Where do goods come from?
mine-1-end =
    You still have energy.
    What can you take with a blue disc?
mine-1-fly =
    With an empty hold?
    First take something along. Where is it?
mine-2 =
    One duck on board.
    A hold takes two goods, the small hold one more. There is still a blue disc. And now?
mine-2-else =
    There is still room on board.
    What else does the blue disc buy here?
mine-2-end =
    There is one more blue disc.
    Why not use it here?
mine-2-fly =
    Nearly ready to go.
    But there is room for one more duck. Where does it come from?
mine-end =
    Two rubber ducks.
    Raw goods are worth nothing by themselves. Factories make something of them.

fly = Fly and discover
fly-1 =
    Your scout makes 8 steps with one red disc.
    Aix is four steps away, nobody has been there, and it has ducks too. Fly there!
fly-1-else =
    That can wait.
    How do you get to Aix?
fly-1-end =
    You still have a red disc.
    Where could it take you?
fly-1-fly =
    You can go there.
    But this time we meet on Aix, to the left of Anser. Do you see it?
fly-2 =
    A new planet! Choose its consumer.
    Radios are made from a phone booth and a rubber duck; Aix has ducks. Which consumer fits?
fly-2-else =
    That one wants solar panels and beads.
    What can be made from ducks?
fly-end =
    Aix wants radios.
    What a planet has, its mine and its consumer, should fit together: that saves flights.

factory = Build a factory
factory-1 =
    A phone booth and a duck on board.
    Together with a yellow disc they build a radio factory here: 3 points. Build it!
factory-1-else =
    That does not bring points.
    What do yellow disc, phone booth and duck make?
factory-1-road =
    A road helps you fly, later.
    The disc is worth more here. What pays 3 points?
factory-end =
    Plus 3, and the factory works at once.
    Anybody may use it. But you stand here first.

make = Make something of it
make-1 =
    The factory wants a phone booth and a duck.
    You have the booth. Where is a duck?
make-1-else =
    The factory is still waiting.
    Aix has a mine. What does it yield?
make-2 =
    Booth and duck, and one blue disc.
    Switch the factory on!
make-2-else =
    Everything is there.
    What makes a radio of it?
make-2-mine =
    One duck is enough.
    The last blue disc has better to do. What?
make-end =
    A radio!
    Made goods pay: 3 points a delivery, dearer ones 10 or 30. Recipes stand beside the map.

consumer = Build the consumer
consumer-1 =
    Aix wants radios, and you have one.
    One radio and a yellow disc build the consumer: 5 points, once. Then it buys more.
consumer-1-else =
    The consumer still sleeps.
    What does it take to build it?
consumer-1-road =
    The yellow disc brings 5 points here.
    What is there to build?
consumer-end =
    Five more points.
    The tile is turned to its blue side: from now on anybody may deliver here.

deliver = Mine, make, deliver
deliver-1 =
    Three blue discs and a phone booth.
    Mine, factory and consumer lie side by side. Where does the chain begin?
deliver-1-else =
    One thing is missing for a radio.
    Where do you get a duck?
deliver-2 =
    Booth and duck.
    What comes next?
deliver-2-else =
    Two goods make one better one.
    Where?
deliver-3 =
    A radio, and one blue disc left.
    Who pays for it?
deliver-3-else =
    Somebody here wants it.
    Who?
deliver-end =
    Plus 3: a whole business on one planet.
    Three discs for three points. Can it be cheaper? The last lesson tells.

hold = What fits on board
hold-1 =
    Four goods, room for three.
    To fly or to end your turn, everything must fit. You need a duck and a phone booth. What stays behind?
hold-1-else =
    First make room.
    What do you have more than enough of?
hold-1-phone =
    You have only one of those.
    And three ducks. What can you spare?
hold-2 =
    Now everything fits.
    Off to Aix with one red disc!
hold-2-else =
    Aix is the place for these goods.
    How do you get there?
hold-2-end =
    There is still a red disc.
    Where should it take you?
hold-end =
    On your way with a full hold.
    More holds carry more, but from four slots on the ship gets slower.

claim = A privilege
claim-1 =
    Four radios, and only one blue disc.
    A privilege costs three yellow discs: then one blue disc pays for any number of uses here. What do you claim?
claim-1-else =
    That does not sell four radios.
    Claim what you want to use again and again. What is it?
claim-1-deliver =
    That sells one radio, for 3 points.
    With a privilege first, the same disc sells all four. On what?
claim-1-road =
    Roads are for travelling.
    Three yellow discs buy something better here. What?
claim-1-tile =
    That one you do not need four times.
    You have radios to sell. Who buys them?
claim-2 =
    The consumer bears your cube.
    Deliver the first radio, for the blue disc.
claim-2-else =
    The radios are waiting.
    Who takes them?
claim-3 =
    The second one costs no disc any more.
    And again!
claim-3-else =
    There is more to sell.
    Who buys radios, for nothing?
claim-end =
    Four radios, 12 points, one blue disc.
    Build a place like this early, and come back with a full ship.

tip-bid = Bid what going first is worth to you: it is taken off at the end.
tip-place = Early places find the best start planets.
tip-equip = Crew brings energy, holds carry goods.
tip-collect = More discs now, more to do in one action turn.
tip-act = You have enough energy for something worthwhile.
tip-end = Nothing else here is worth a disc.
tip-return = Keep the colours you will need next.
tip-explore = Choose what can be made nearby.
tip-mine = Every product begins with raw goods.
tip-make = Two goods become one that pays.
tip-deliver = A delivery is points at once.
tip-build = Building pays once, and the consumer buys from then on.
tip-yard = Three points, and equipment for sale.
tip-consumer = Building pays once, and the consumer buys from then on.
tip-factory = Points now, and better goods from here on.
tip-claim = One blue disc then pays for any number of uses.
tip-buy = It serves you for the rest of the game.
tip-swap = The new piece suits your plan better.
tip-discard = Everything must fit before you leave.
tip-offer = They have something you need.
tip-give = Offer what you have too much of.
tip-ask = It completes a recipe.
tip-propose = The trade is good for both.
tip-withdraw = There is nothing to gain here.
tip-accept = You get more than you give.
tip-refuse = It helps the other more than you.
tip-jump = One disc, however far it is.
tip-start = Start where the mine fits what you want to make.
tip-entrance = A gate saves long flights, again and again.
tip-exit = A gate saves long flights, again and again.
tip-fly = There is something to do there with your discs.
tip-road = A point with your road costs no step.
tip-lift = You need a cube, and this road least.
tip-unclaim = You need a cube, and this privilege least.
