"""The codes of what goes wrong, and what they mean: a program reads the code, a person the sentence beside it.

A test sees to it that every code the host uses stands here; the tables of docs/wire.md are written from it.
"""

from __future__ import annotations

# of `error`: about a message or the connection
ERRORS = {
    "malformed": "not JSON, an unknown type, a field missing or wrong",
    "too_big": "more than 16 kB",
    "too_fast": "more than 20 messages a second for some time: this one was not looked at, send it again a little "
    "later; fatal when it goes on",
    "hello_first": "any message before `hello`",
    "unknown_table": "there is no such table; fatal",
    "unknown_person": "the token is not valid; fatal",
    "no_spectators": "the table is closed to people without a seat; fatal",
    "too_many": "too many pages of this address are open; fatal",
    "slow": "this page does not read fast enough; fatal, connect again",
    "closing": "the host shuts down; fatal, connect again",
    "internal": "our fault; the log is safe",
}

# of `refused`: about a command
REFUSALS = {
    "illegal": "a rule forbids it: `rule` and its text in the page's language",
    "stale": "what could be done has changed since",
    "not_yours": "not one's seat, table or vote",
    "not_running": "no match is going on, or the seat plays no more",
    "not_lobby": "the match has begun",
    "taken": "somebody sits there, or it has been done already",
    "not_owner": "only who opened the table may do that",
    "not_ready": "somebody has not sealed anything for the dice yet",
    "seal": "neither a seal nor a contribution, or both, or not the bytes under one's seal",
    "opening": "seals are opened when the match is to begin, and nothing else is done then",
    "barred": "who did not open their seal cannot sit at that table again",
    "seats": "no such seat, or the game is not for so many",
    "options": "the game has no such option or value, or the clock no time",
    "no_undo": "not one's own last move of this turn, or it showed something new",
    "no_takeback": "one has not moved yet",
    "no_proposal": "there is nothing to vote on any more",
    "busy": "another proposal is open",
    "no_clock": "there is no clock at this table",
    "not_over": "only after the end",
    "too_fast": "too many commands or hints at once: wait a little",
    "too_many": "so many matches of bots alone are running already",
    "no_chat": "there is no chat at this table, or it is for players",
    "name_taken": "somebody at this table has the same name, or one that looks like it",
    "shunned": "somebody at this table has blocked them",
    "blank": "a name or a line of chat in which nothing can be read",
    "bot": "no such bot for this game",
    "no_hint": "there is nothing to choose now",
    "halted": "its log was made by other rules and waits for `coincoin migrate`",
    "internal": "our fault; nothing changed",
}

# of an HTTP request, besides those of `refused`
PROBLEMS = {
    "invalid": "the request is not what the OpenAPI document says",
    "unknown_person": "the token is missing or not valid",
    "unknown_table": "there is no such table",
    "unknown_game": "there is no such game",
    "no_puzzles": "this game has no puzzles",
    "no_howto": "this game has no page on how to play it",
    "unknown_lesson": "the game has no such lesson",
    "match": "what is wrong with a match file",
    "astray": "these moves are not those of the lesson",
    "unknown_code": "it has been used or is too old",
    "address": "notices cannot be sent there, or must not be",
    "unknown_device": "there is no such device",
    "no_date": "nobody has said when this table is to begin",
    "unknown_file": "there is no such file",
    "unknown_path": "there is nothing here",
    "origin": "another site's page may not ask that",
    "too_fast": "too many requests: wait a little",
    "socket": "this address is for sockets",
    "internal": "our fault",
}
