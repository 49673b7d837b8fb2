highest = The highest card wins
highest-1 =
    Win this trick.
    Everybody lays one card, face down. The highest one takes all three. Cards you win will protect you later. Which one do you lay?
highest-1-else =
    Almost any card beats that.
    The highest card takes the trick. Which one of yours is the strongest?
highest-end =
    Your 5 takes them all!
    The three cards now lie before you. The more you have, the safer you are at the cylinder.

cancel = Equal cards cancel
cancel-1 =
    Psst: both others will lay a 6.
    Cards of the same value cancel each other. Which card wins then?
cancel-1-else =
    Look at what will lie there.
    Two 6s cancel each other. What is left?
cancel-1-six =
    A third 6 cancels too.
    Then nobody wins anything. Which card would be the only one left?
cancel-1-two =
    That would win as well.
    But keep small surprises for later, and be safe against a 3. Which one is higher?
cancel-end =
    Both 6s cancel: your 4 is the highest left.
    It takes the cancelled cards too.

mouse = The mouse scares the elephant
mouse-1 =
    Psst: a 6 and a 5 will come.
    The 1 beats the 6, if there is one of each. What do you lay?
mouse-1-else =
    The 6 beats that one.
    Only one card is not afraid of the elephant. Which one?
mouse-1-five =
    Two 5s cancel, and the 6 wins.
    Who can chase the elephant away?
mouse-end =
    The mouse takes the trick!
    The smallest card won the most. That is why a 6 is never quite safe.

turn = At the cylinder
turn-1 =
    Six cards, and one of them is Pan.
    Whoever turns Pan is out. You go first, nothing has been turned yet. What costs you nothing?
turn-1-else =
    Nothing has been turned yet.
    Shuffling now would cost a card and leave 1 chance in 6. How is it for free?
turn-1-pass =
    That takes three cards.
    Too dear for a danger of 1 in 6. What is free?
turn-end =
    Clic. Nothing happened.
    The card stays out: the next player has only five before them. It gets hotter.

spin = Spin it again
spin-1 =
    Only two cards are left: 1 in 2 is Pan.
    A card you won can buy you better odds. Which one do you give up?
spin-1-else =
    Pay one card for a fresh cylinder.
    Which one will you miss least?
spin-1-turn =
    That is a coin toss for your life.
    One card makes it 1 in 6. Which one can you spare?
spin-1-five =
    It works with any card.
    Equal numbers of cards are told apart by their sum. So which one do you keep?
spin-end =
    All six were shuffled: 1 in 6, and you live.
    The 1 was a small price.

pass = Pass it on
pass-1 =
    The last card is Pan, for certain.
    Only Fuligule is left, without a single card to pay. What is the meanest thing to do?
pass-1-else =
    You would live, most likely.
    But who then faces Pan? Let it wait there for somebody else. How?
pass-1-turn =
    That one is Pan, there is no other.
    Two cards let you pass. Who has to turn it then?
pass-2 =
    Passing costs as many cards as there are players: two.
    Pay whichever you like.
pass-2-else =
    Pay with a card you won.
    Which one goes?
pass-3 =
    And one more.
    Then it is Fuligule’s turn.
pass-3-else =
    Pay with a card you won.
    Which one goes?
pass-end =
    Pan! You are the last one in: you win.
    Keep cards for this very moment: they are worth more than the tricks that brought them.

tip-pick = High cards win tricks, unless they meet their equal.
tip-turn = It is free, and the odds are still good enough.
tip-reshuffle = One card makes the danger 1 in 6 again.
tip-pass = The danger waits for the next player.
tip-pay = Small cards go first: sums decide between equals.
tip-again = With nothing to lose but a turn, two Clics bring you cards.
tip-stop = You live: that is enough for now.
tip-steal = Take from whoever has most to pay with.
