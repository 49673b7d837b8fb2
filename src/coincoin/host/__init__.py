"""The host: tables for people and bots, over HTTP and sockets.

- `wire.py`: every message between a page and the host, and what a table is to those who look at it
- `table/`: a table as data: the entries of its log, the fold of them, what may be added, clocks, undo
- `store/`: what is kept: the database, what is written to it and by whom, archive and migration
- `notices/`: who is waited for is told, page open or not
- `minds/`: bots in processes of their own
- `watch/`: the journal, the figures for operators, and what one person or address may ask for
- `socket/`: transport, connection, conversation
- `room/`: a table in memory: the room and its ledger, the hall of all rooms, the driver, what each eye is told
- `http/`: all that is asked over HTTP
- `site/`: the built page

Each may know of those above it. Only a conversation, which leads a connection to its room, looks down.
"""
