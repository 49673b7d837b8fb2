notice-turn = Your turn
notice-turns = { $count ->
    [one] { $count } table waits for you
   *[other] { $count } tables wait for you
}
notice-table = { $game }, with { $names }.
notice-days = { $count ->
    [one] You have { $count } day.
   *[other] You have { $count } days.
}
notice-and = { $first } and { $last }
notice-test = Quack!
notice-test-body = This is how coincoin tells you that it is your turn.
notice-confirm = Is this your address?
notice-confirm-body = Somebody asked coincoin to write here when it is their turn. If that was you, open this link; if not, do nothing.
notice-stop = No more of these mails:
