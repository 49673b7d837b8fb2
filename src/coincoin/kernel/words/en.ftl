your-turn = Your turn
bot = { $name } (bot)
not-for-so-many = { $game } is for { $least } to { $most } players, not for { $count }.
under-it = { $count } under it
terminal-ask = Your choice, 1 to { $count } (r: rules, q: stop):
terminal-not-a-choice = Please type a number from 1 to { $count }, r or q.
terminal-stopped = Stopped. Goodbye!
terminal-saved = The match is in { $file }.
terminal-won = { $you ->
    [yes] { $count ->
        [one] You win!
       *[other] You share the win with { $names }.
    }
   *[no] { $count ->
        [one] { $names } wins.
       *[other] { $names } share the win.
    }
}
terminal-scores = Scores: { $scores }
game-over = The game is over
wait-for = Waiting for { $seat }
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
card = card { $number }
unknown-cards = { $count ->
    [one] { $count } unknown card
   *[other] { $count } unknown cards
}
