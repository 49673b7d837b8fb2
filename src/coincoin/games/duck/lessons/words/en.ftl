high = Get rid of big ones
high-1 =
    You want a small sum in hand.
    On your turn you lay cards, then draw one. A single card is fine. Which one weighs most?
high-1-else =
    That hardly changes your sum.
    You hold 14 in all, and one card is more than half of it. Which one?
high-end =
    From 14 down to 6.
    Everybody saw the 8, and it lies on your pile: a neighbour may take it.

draw = Draw with open eyes
draw-1 =
    Now draw one card.
    From the pile, or the top card of a neighbour’s discards. Which one is the smallest you can be sure of?
draw-1-else =
    You may look before you draw.
    What lies open beside you?
draw-1-pile =
    The pile is a surprise.
    On average it brings a 4. Which card is better than any surprise?
draw-1-left =
    That one is a 5.
    Your other neighbour has something smaller. What is it?
draw-end =
    A 0 weighs nothing.
    But everybody knows now that you hold it. That is the price of an open card.

set = Several at once
set-1 =
    Cards of the same number go together.
    Colours do not matter, and you still draw only one. What do you lay?
set-1-else =
    There is more to lay than that.
    Which number do you hold three times?
set-1-one =
    One card away, one card drawn: no gain.
    How do you lose three at once?
set-1-two =
    Nearly! Two of them are a start.
    You may lay any number of equal cards. Is there one more?
set-end =
    Three sixes gone in one turn.
    You also chose the colour on top: your neighbours can take only that one.

run = Runs
run-1 =
    Three or more in a row, all of one colour.
    That is a run, and it goes away at once. Can you see one?
run-1-else =
    That leaves a run in your hand.
    Three blue numbers follow each other. Which ones?
run-1-pair =
    Two sixes: not bad.
    But three blue cards weigh 15. Which ones belong together?
run-end =
    A run of three: 15 less.
    You chose which end lies on top. Leave the neighbours the one they like least.

out = Going out
out-1 =
    Two cards left.
    If you hold none after laying, the round ends at once and you take the lifebelt. How?
out-1-else =
    Then you must draw again.
    Both of yours show the same number. What may you do with them?
out-end =
    Out! The green lifebelt is yours.
    The highest sum discards everything; the others keep their best card under the towel, as points.

duck = Duck!
duck-1 =
    You hold 3, and others hold four and five cards.
    With 10 or less you may claim that nobody has as little. Do you dare?
duck-1-else =
    After laying you must draw.
    It can hardly get better than 3. What ends the round now?
duck-end =
    Right: nobody has as little.
    The lifebelt is yours, and your highest card goes under your towel as well.

wait = When not to duck
wait-1 =
    You hold 10: enough to duck.
    But look at Macreuse: a single card, and all saw it was a 3. What do you do?
wait-1-else =
    That keeps your big one in hand.
    Make your sum small first. Which card weighs most?
wait-1-duck =
    Macreuse has 3, you have 10.
    Then the lifebelt turns red and costs you points. What makes your sum smaller?
wait-2 =
    3 left in hand. Now draw well.
    A tie would still be a wrong duck. What adds nothing?
wait-2-else =
    That adds to your sum.
    Which open card is worth nothing?
wait-2-pile =
    Who knows what comes?
    Which open card is worth nothing?
wait-end =
    Now you hold 3, like Macreuse.
    Next turn you lay the 2 and may be lower. Ducking is for when you are sure, or daring.

tip-lay = The heaviest card leaves your hand.
tip-set = Several cards go, and only one comes back.
tip-run = A run takes three or more cards away at once.
tip-duck = Nobody else seems to have as little.
tip-draw = A small card, or one that fits what you hold.
