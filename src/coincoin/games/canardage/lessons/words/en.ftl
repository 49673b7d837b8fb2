aim = Take aim
aim-1 =
    Your ducks are the yellow ones.
    Nobody is shot without a target above. Put one above somebody else’s duck. Where?
aim-1-else =
    Aim first.
    Which card puts a target on the line?
aim-1-own =
    That one is yours!
    Somebody would be glad. Whose duck should worry?
aim-1-water =
    That is water.
    It may be aimed at, but nobody is hurt. Where is a duck that is not yours?
aim-end =
    The target stays where it is.
    When the ducks move, it waits for whoever comes below it.

bang = Bang!
bang-1 =
    Three targets, three “Bang!”.
    You shoot at a card in the sights. Which one?
bang-1-else =
    Only what is in the sights can be shot.
    Which of the three is the duck of somebody else?
bang-1-own =
    That one is yours!
    You have five ducks, and the last one alive wins. Whom do you shoot?
bang-1-water =
    Splash. The target would go, nothing else.
    Where is a duck in the sights?
bang-end =
    The red duck is gone.
    Those behind moved up, and a card from the pile came to the rear.

march = March on
march-1 =
    Your duck at the front is in the sights!
    Macreuse plays next. How do you get it away from there?
march-1-else =
    Your duck stays below the target.
    Which card moves the whole line?
march-1-aim =
    One more target does not save it.
    Which card moves the whole line?
march-1-luke =
    A strong card, but save your duck first.
    Which one moves the whole line?
march-end =
    Safe below the pile.
    And now the blue duck swims below that target. Ducks move, targets stay.

swap = After you!
swap-1 =
    Your duck on place 3 is in the sights.
    A hasty duck changes with the one before it, a lazy one with the one behind. What hurts somebody?
swap-1-else =
    The target would still be yours.
    Who could take that place?
swap-1-lazy =
    Saved, but only water comes there.
    Who swims before your duck?
swap-1-last =
    That one is in no danger.
    Which of your ducks is in the sights?
swap-end =
    One card, two good deeds.
    Your duck is safe, and a blue one is below the target.

hide = Duck behind
hide-1 =
    Two targets, one of them yours.
    Hide your duck below a neighbour: shots hit the upper one. Below whom?
hide-1-else =
    Your duck stays in the sights.
    Which card hides it, and where?
hide-1-aim =
    That does not save it.
    Which card hides your duck?
hide-1-last =
    That one was safe already.
    Which of yours is in the sights?
hide-end =
    Fuligule shot the blue one.
    Yours was hidden below it, and took its place unharmed.

last = The last shot
last-1 =
    Macreuse has one duck left, the blue one.
    The target is above yours. Move it! Then shoot.
last-1-else =
    The target stays above your duck.
    Which card moves it one place to the right?
last-1-own =
    That duck is yours.
    The blue one is just beside it. How does the target get there?
last-2 =
    Macreuse could not get away.
    The blue duck is in the sights. Now!
last-2-else =
    Do not let it go.
    Which card shoots?
last-2-own =
    That one is yours.
    Where is the last blue duck?
last-end =
    Only yellow ducks are alive: you win!
    First move the target, then shoot: two cards that belong together.

tip-en-joue = No shot without a target: threaten the strongest flock.
tip-deux-pour-un = Two threats for one card.
tip-deux-pour-un-seul = One target is better than none.
tip-pan = A duck less for somebody else.
tip-ducky-luke = It needs no target: nobody can prepare for it.
tip-oups = The shot hits the neighbour, who felt safe.
tip-canards-enchaines = Two ducks with one card.
tip-mexicoin = Everybody is threatened: most of those ducks are not yours.
tip-canard-simplet = Let others waste their own shots.
tip-president = Whoever misses a turn cannot shoot.
tip-commissaire-magret = Who shoots this duck must fear revenge.
tip-rectifier-gauche = The target moves to a duck that is not yours.
tip-rectifier-droite = The target moves to a duck that is not yours.
tip-en-avant-marche = Ducks move, targets stay: somebody else comes below them.
tip-canard-blase = Your duck gets out of a target, another gets in.
tip-canard-presse = Your duck gets out of a target, another gets in.
tip-fulguro-coin = At the front it leaves soonest, and all others step back.
tip-canarchie = Put others below the targets, and yours beside them.
tip-danse-des-canards = Your ducks are better off in the pile.
tip-planque = Below another duck nothing can hit yours.
tip-a-couvert = Until your next turn no duck can be shot there.
tip-peace-and-love = Too many targets are above your ducks.
tip-walking-duck = One of yours comes back.
tip-moby-duck = Until your next turn your ducks are safe.
tip-throw-away = None can be played: part with the weakest.
tip-revenge = A duck for a duck.
tip-spare = Only your own could be shot.
