analysis-title = { $game }: how the match went
analysis-chances = Win chance, move by move
analysis-sub = What each seat could tell at the time, played out { $count } times a move.
analysis-won = { $count ->
    [1] { $names } won
   *[other] { $names } shared the win
}
analysis-points = Turning points
analysis-point = Move { $version }
analysis-chance-of = Win chance of { $name }
analysis-decisions = Every decision
analysis-decisions-sub = What the seat could know then, and what each option was worth. The bar is the chance to win.
analysis-moves = { $count ->
    [1] one move
   *[other] { $count } moves
}
analysis-best = best
analysis-played = played
analysis-cost = { $cost } given away
analysis-mean = { $cost } given away at a decision
analysis-nothing = nothing given away
analysis-more = { $count ->
    [1] one more option
   *[other] { $count } more options
}
analysis-table = What { $name } could see
analysis-score = score { $score }
analysis-axis = move
hint-title = { $name } to move
hint-option = option
hint-chance = chance to win
hint-tries = tried
analysis-split = own choices { $own }, the others’ { $others }, luck { $luck }
analysis-swing = choice { $choice }, luck { $luck }
why-alone = { QUOTE($move) } wins { $chance } of 100 games played on from here.
why-next = The next best, { QUOTE($move) }, wins { $chance }.
why-brings = It brings this about { $often ->
    [100] every time
   *[other] in { $often } of 100 games
}, the next best { $instead ->
    [0] never
   *[other] in { $instead }
}: { $news }
why-spares = After the next best this happens { $instead ->
    [100] every time
   *[other] in { $instead } of 100 games
}, after the best move { $often ->
    [0] never
   *[other] in { $often }
}: { $news }
why-equal = { $count } moves are equal: nobody can call one of them better. They win { $span } of 100 games.
why-rest = The next one, { QUOTE($move) }, wins { $chance }.
hint-interval = between
