notice-turn = Jij bent aan de beurt
notice-turns = { $count ->
    [one] { $count } tafel wacht op je
   *[other] { $count } tafels wachten op je
}
notice-table = { $game }, met { $names }.
notice-days = { $count ->
    [one] Je hebt { $count } dag.
   *[other] Je hebt { $count } dagen.
}
notice-and = { $first } en { $last }
notice-test = Kwak!
notice-test-body = Zo laat coincoin je weten dat je aan de beurt bent.
notice-confirm = Is dit jouw adres?
notice-confirm-body = Iemand vroeg coincoin om hierheen te schrijven als hij aan de beurt is. Was jij dat, open dan deze link; zo niet, doe dan niets.
notice-stop = Geen zulke mails meer:
