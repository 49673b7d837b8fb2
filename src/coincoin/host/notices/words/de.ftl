notice-turn = Du bist dran
notice-turns = { $count ->
    [one] { $count } Tisch wartet auf dich
   *[other] { $count } Tische warten auf dich
}
notice-table = { $game }, mit { $names }.
notice-days = { $count ->
    [one] Du hast { $count } Tag Zeit.
   *[other] Du hast { $count } Tage Zeit.
}
notice-and = { $first } und { $last }
notice-test = Quak!
notice-test-body = So sagt dir coincoin, dass du dran bist.
notice-confirm = Ist das deine Adresse?
notice-confirm-body = Jemand hat coincoin gebeten, hierher zu schreiben, wenn er dran ist. Wenn du das warst, öffne diesen Link; wenn nicht, tu nichts.
notice-stop = Keine solchen Mails mehr:
