# Two commands do it all: `make play` and `make test`. Python 3.11 or later is all they need.

VENV := .venv
BIN := $(VENV)/bin
INSTALL := $(BIN)/pip install --quiet --disable-pip-version-check
# What is compiled lies in these folders; all else is read where it is and needs no second installation.
COMPILED := kernel games bots study/envs study/lab host/table host/room
SOURCES := pyproject.toml setup.py $(shell find $(COMPILED:%=src/coincoin/%) -name '*.py')

.PHONY: play page pictures page-speed test quick lint written codes wire lock golden rules docs bench ladder puzzles soak update audit wheel clean

play: $(VENV)/installed page
	$(BIN)/coincoin serve --show

page: $(VENV)/bin/python
	$(BIN)/python tools/node.py

pictures: $(VENV)/tools page
	$(BIN)/python -m tools.pictures

# The browser comes after the rest: two cores are not enough for both at once. A machine that was too busy for it gets two
# more tries, which the report shows as R.
test: $(VENV)/tools lint page
	$(BIN)/python tools/chromium.py
	$(BIN)/python tools/node.py test
	$(BIN)/python -m pytest -n 2 --ignore tests/web
	$(BIN)/python -m pytest -n 2 --dist worksteal tests/web --reruns 2

# Most of it in two minutes: no browser, and nothing marked slow.
quick: $(VENV)/tools
	$(BIN)/python tools/node.py test
	$(BIN)/python -m pytest -n 2 --ignore tests/web -m 'not slow'

page-speed: $(VENV)/tools page
	$(BIN)/python -m tools.page_speed

lint: $(VENV)/tools
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/python tools/node.py check

# These must not wait for a compilation, which may need what is written here.
written codes wire: | $(VENV)/ready

written: # is everything up to date that is written by the next two?
	$(BIN)/python -m tools.written

codes:
	$(BIN)/python -m coincoin.kernel.codes $(dir $(wildcard src/coincoin/games/*/moves.py))

wire:
	$(BIN)/python -m tools.wire

lock: $(VENV)/bin/python
	$(BIN)/python tools/lock.py

golden: $(VENV)/tools
	$(BIN)/python -m tests.conformance.golden

rules: $(VENV)/tools
	$(BIN)/python -m tests.conformance.cited

docs: $(VENV)/tools
	$(BIN)/mkdocs build --strict --site-dir build/docs

bench: $(VENV)/peers
	$(BIN)/python benchmarks/run.py

# Plays for an hour or two, and goes on where it was interrupted.
ladder: $(VENV)/tools
	$(BIN)/python -m coincoin.study.ladder.ladder

# Looks again at every puzzle, ten times as deep as when it was found; one that falls is dropped.
puzzles: $(VENV)/tools
	for game in pan duck canaille canardage duck-dealer; do $(BIN)/coincoin puzzles $$game --check --all || exit 1; done

# Plays for an hour with kills, floods, slow disks and database restarts, and writes docs/soak.md.
soak: $(VENV)/tools
	nice $(BIN)/python -m tests.host.soak

# Newer versions of everything, locked; then what is known to be wrong with them. Both ask services on the network.
update: $(VENV)/bin/python
	rm -f requirements/*.txt
	$(BIN)/python tools/lock.py
	$(BIN)/python tools/node.py update

audit: $(VENV)/bin/python
	$(BIN)/python tools/audit.py

wheel: $(VENV)/tools page
	$(BIN)/pip wheel --no-deps -w dist .

clean:
	rm -rf $(VENV) build dist
	find src -name '*.so' -delete

$(VENV)/bin/python:
	@python3 -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
	  { echo "coincoin needs Python 3.11 or later, and python3 is older: install one and run make again"; exit 1; }
	python3 -m venv $(VENV)

# The same packages every time: each file says the version and the hashes of all of them. They include what a build
# needs, which therefore fetches nothing.
$(VENV)/installed: $(SOURCES) requirements/play.txt | $(VENV)/bin/python
	$(INSTALL) --require-hashes -r requirements/play.txt
	$(INSTALL) --no-deps --no-build-isolation -e .
	@touch $@

$(VENV)/tools: $(SOURCES) requirements/test.txt | $(VENV)/bin/python
	$(INSTALL) --require-hashes -r requirements/test.txt
	$(INSTALL) --no-deps --no-build-isolation -e .
	@touch $@ $(VENV)/installed

$(VENV)/ready:
	@test -e $(VENV)/tools || $(MAKE) $(VENV)/tools

$(VENV)/peers: | $(VENV)/tools
	$(INSTALL) open_spiel rlcard 'pettingzoo[classic]'
	@touch $@
