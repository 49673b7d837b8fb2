# Two commands do it all: `make play` and `make test`. Python 3.11 or later is all they need.

VENV := .venv
BIN := $(VENV)/bin
SOURCES := pyproject.toml setup.py $(shell find src -name '*.py' -not -path '*/host/site/*')

.PHONY: play page pictures page-speed test lint codes golden rules docs bench ladder wheel clean

play: $(VENV)/installed page
	$(BIN)/coincoin serve --show

page: $(VENV)/bin/python
	$(BIN)/python tools/node.py

pictures: $(VENV)/tools page
	$(BIN)/python -m tools.pictures

# The browser comes after the rest, by itself: two cores are not enough for both at once. A machine that was too busy
# for it gets a second try, which the report shows as R.
test: $(VENV)/tools lint page
	$(BIN)/python tools/chromium.py
	$(BIN)/python -m pytest -n 2 --ignore tests/web
	$(BIN)/python -m pytest tests/web --reruns 1

page-speed: $(VENV)/tools page
	$(BIN)/python -m tools.page_speed

lint: $(VENV)/tools
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy

# Must not wait for a compilation, which may need what is written here.
codes:
	@test -e $(VENV)/tools || $(MAKE) $(VENV)/tools
	$(BIN)/python -m coincoin.kernel.codes $(dir $(wildcard src/coincoin/games/*/moves.py))

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

wheel: $(VENV)/tools page
	$(BIN)/pip wheel --no-deps -w dist .

clean:
	rm -rf $(VENV) build dist
	find src -name '*.so' -delete

$(VENV)/bin/python:
	@python3 -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
	  { echo "coincoin needs Python 3.11 or later, and python3 is older: install one and run make again"; exit 1; }
	python3 -m venv $(VENV)

$(VENV)/installed: $(SOURCES) | $(VENV)/bin/python
	$(BIN)/pip install --quiet --disable-pip-version-check -e .
	@touch $@

$(VENV)/peers: | $(VENV)/tools
	$(BIN)/pip install --quiet --disable-pip-version-check open_spiel rlcard 'pettingzoo[classic]'
	@touch $@

$(VENV)/tools: $(SOURCES) | $(VENV)/bin/python
	$(BIN)/pip install --quiet --disable-pip-version-check -e '.[test]'
	@touch $@ $(VENV)/installed
