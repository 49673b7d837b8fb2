your-turn = Your turn
and-last = { $first } and { $last }
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

# The log: what is played, and what people do besides moving.
chapter-turn = { $you ->
    [yes] Your turn
   *[no] { $seat }’s turn
}
deed-resigned = { $you ->
    [yes] You resign. A bot plays on.
   *[no] { $seat } resigns. A bot plays on.
}
deed-time-lost = { $you ->
    [yes] Your time is up: you have lost.
   *[no] { $seat } is out of time and has lost.
}
deed-time-bot = { $you ->
    [yes] Your time is up: a bot plays for you.
   *[no] { $seat } is out of time: a bot takes over.
}
deed-time-move = { $you ->
    [yes] Your time was up: a bot made that move.
   *[no] { $seat } was out of time: a bot made that move.
}
deed-away = { $you ->
    [yes] You were away: a bot plays for you.
   *[no] { $seat } is away: a bot takes over.
}
deed-asked-late = { $you ->
    [yes] Your time is up: the others decide what happens.
   *[no] { $seat } is out of time: those present decide what happens.
}
deed-asked-away = { $you ->
    [yes] You are away: the others decide what happens.
   *[no] { $seat } is away: those present decide what happens.
}
deed-waited = { $you ->
    [yes] The others go on waiting for you.
   *[no] { $seat } is waited for.
}
deed-lent = { $you ->
    [yes] The others agreed: a bot made that move for you.
   *[no] All agree: a bot made that move for { $seat }.
}
deed-seated = { $you ->
    [yes] The others agreed: a bot plays for you until you are back.
   *[no] All agree: a bot plays for { $seat } for the time being.
}
deed-left = { $you ->
    [yes] You leave: a bot plays for you.
   *[no] { $seat } leaves: a bot takes over.
}
deed-returned = { $you ->
    [yes] You are back.
   *[no] { $seat } is back.
}
deed-asked-takeback = { $you ->
    [yes] You ask to take your move back.
   *[no] { $seat } asks to take a move back.
}
deed-asked-stop = { $you ->
    [yes] You propose to stop without a result.
   *[no] { $seat } proposes to stop without a result.
}
deed-asked-time = { $you ->
    [yes] You ask for more time.
   *[no] { $seat } asks for more time.
}
deed-agreed = { $you ->
    [yes] You agree.
   *[no] { $seat } agrees.
}
deed-refused = { $you ->
    [yes] You refuse. The match goes on.
   *[no] { $seat } refuses. The match goes on.
}
deed-undid = { $you ->
    [yes] You take your move back.
   *[no] { $seat } takes a move back.
}
deed-took-back = { $you ->
    [yes] All agree: your move is taken back.
   *[no] All agree: the move of { $seat } is taken back.
}
deed-more-time = { $you ->
    [yes] All agree: you have more time.
   *[no] All agree: { $seat } has more time.
}
deed-no-clock = { $you ->
    [yes] All agree: you play without a clock.
   *[no] All agree: { $seat } plays without a clock.
}
deed-stopped = All agree: the match stops without a result.
try-unknown = What comes of this is not known before it is done.
