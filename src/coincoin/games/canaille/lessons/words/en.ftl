sentence = Your first sentence
sentence-1 =
    You fish with words.
    Lay cards in a row: they are carried out in this order. The next river card is known: 2 fish. What goes first?
sentence-1-else =
    That catches nothing.
    Which card takes two cards from the river?
sentence-1-point =
    A full stop alone is a pass.
    It ends a sentence. But what should happen before?
sentence-1-other =
    Then Macreuse gets the fish.
    Which card catches them for you?
sentence-2 =
    Now end it.
    The last card must carry a full stop. Which of yours does?
sentence-2-else =
    It does not end there.
    A sentence needs a full stop. Which card has one?
sentence-2-other =
    That would come too late.
    The fish are caught by then. What ends the sentence?
sentence-3 =
    “A bite! Full stop.”
    Say it!
sentence-3-else =
    The sentence is complete.
    How do you say it?
sentence-end =
    Three fish: three points.
    Your cards are discarded, and you draw back to five.

kinds = Not twice the same
kinds-1 =
    Two bites in one sentence?
    The same kind may not stand twice side by side. 1 fish lies on top, 5 at the bottom. Where do you begin?
kinds-1-else =
    First the small catch.
    Only the top card is known there. Which card takes exactly one?
kinds-1-two =
    Keep that for the richer end.
    Two known fish cards wait at the bottom. Which bite is for the top?
kinds-2 =
    Another bite cannot follow now.
    Something else must stand between. Best a card that turns the whole river over. Which one?
kinds-2-else =
    That would stand between, too.
    But the good fish are at the bottom. What turns the river over?
kinds-2-point =
    A full stop may stand in the middle.
    But then the bottom stays at the bottom. What turns the river over?
kinds-3 =
    The bottom is on top now.
    Two fine cards lie there. Take them both?
kinds-3-else =
    The fish are waiting.
    Which card takes two?
kinds-4 =
    And the full stop.
    Four cards so far; five are the most. How does it end?
kinds-4-else =
    There is no litter to throw away.
    What ends a sentence?
kinds-5 =
    One, turn, two, stop.
    Say it!
kinds-5-else =
    The sentence is complete.
    How do you say it?
kinds-end =
    Six fish in one turn!
    What all have seen of the river stays known. Remember its bottom.

bin = Away with the litter
bin-1 =
    You have 2 fish and 4 pieces of litter.
    Litter costs a point each. Which card gets rid of some?
bin-1-else =
    Your litter stays where it is.
    Which card is for litter?
bin-1-bite =
    That is worth 1 point.
    Your worst litter costs 3. What is worth more?
bin-2 =
    Now the full stop.
    Or a bite in between, if you like another time. What ends it?
bin-2-else =
    Not a bad idea, but keep it short now.
    What ends the sentence?
bin-3 =
    “Bin it. Full stop.”
    Say it!
bin-3-else =
    The sentence is complete.
    How do you say it?
bin-4 =
    One litter card goes for good.
    Which one?
bin-4-else =
    That saves you one point.
    The other one saves more. Which?
bin-end =
    Three points better.
    From −2 to +1, without a single fish.

other = Let others fish
other-1 =
    The next card is 3 pieces of litter.
    Somebody should get it. Only not you. What comes first?
other-1-else =
    Who would fish it out then?
    First name somebody else. Which card does that?
other-1-bite =
    Then it is yours: minus 3.
    Somebody else should hold the rod. Which card hands it over?
other-2 =
    From here on Macreuse acts.
    What should Macreuse do?
other-2-else =
    That does Macreuse no harm.
    Which card pulls the litter out?
other-3 =
    And end it there.
    Do not let Macreuse throw it away. What is last?
other-3-else =
    Then Macreuse throws it away again.
    What ends the sentence?
other-4 =
    Ready?
    Say it!
other-4-else =
    The sentence is complete.
    How do you say it?
other-end =
    Macreuse: minus 3.
    Good for you: whatever is known about the river is a weapon.

stop = Always a full stop
stop-1 =
    Take one more card.
    Look at your hand: no card with a full stop! Without one you pay fish to swap. What do you take?
stop-1-else =
    Useful, but your sentence could not end.
    Release and Fog carry a full stop too. Which open card has one?
stop-1-pile =
    Perhaps you are lucky.
    About one card in four carries a full stop. Is there one lying open?
stop-1-bite =
    Three at once, how tempting!
    But without a full stop you cannot say it. Which open card has one?
stop-end =
    Now your next sentence can end.
    Macreuse has none, and pays a fish for a swap. You see?

cat = Here comes the cat
cat-1 =
    Canaille lies on top!
    Whoever gets the cat loses five fish, and the game ends. You have 2, Macreuse 6. What comes first?
cat-1-else =
    The cat is still there.
    Let somebody else meet him. Which card names another angler?
cat-1-bite =
    He would eat your two fish.
    Who should meet him instead?
cat-1-point =
    Then Macreuse has the choice.
    Next turn he might be yours. Who should meet him now?
cat-2 =
    Now Macreuse acts.
    What should happen?
cat-2-else =
    That lets the cat sleep.
    Which card pulls him out?
cat-3 =
    And the full stop.
    What ends it?
cat-3-else =
    Enough is enough.
    What ends the sentence?
cat-4 =
    Poor Macreuse.
    Say it!
cat-4-else =
    The sentence is complete.
    How do you say it?
cat-end =
    6 − 5 = 1: you win with 2!
    The cat is a weapon too, for whoever knows where he lies.

tip-lay = Each card is one step of what will happen, in this order.
tip-finish = The sentence does what you want: say it.
tip-name = Leave what you do not want to whoever leads.
tip-throw = The biggest litter costs most.
tip-let-go = Release as few fish as you can.
tip-enough = Every further fish would be a point lost.
tip-give = Keep good cards, and give bad ones to whoever leads.
tip-put-back = The smallest one costs least.
tip-take = You know what you get, and so do the others.
tip-draw = Nobody sees what you take from the pile.
tip-swap = You need a full stop: give what you can spare.
