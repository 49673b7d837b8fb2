name = New Game
pitch = Who lays the highest card takes the trick.
minutes = 5
move-lay = Lay { $card }
news-laid = { $you ->
    [yes] You lay { $card }.
   *[no] { $seat } lays { $card }.
}
news-took = { $you ->
    [yes] You take the trick.
   *[no] { $seat } takes the trick.
}
card = { $number }
area-hands = Hand
area-box = Not dealt
area-trick = This trick
area-past = Tricks taken
