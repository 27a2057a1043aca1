# Formicarium: two commands, `make play` and `make test`. Each does its own set-up.
#
#   make play PORT=8080     make test ARGS="-k winter"     make lock UPGRADE=1

PYTHON ?= python3
PORT   ?= 8000
ARGS   ?=
MATCHES ?= 200
GAME   ?= test
GAMES  ?=
PYTHONS ?= python3
KILLS  ?= 40
MINUTES ?= 4
SEED   ?= 1
SECTIONS ?= engine environments server page

VENV := .venv
BIN  := $(VENV)/bin
PIP  := $(BIN)/python -m pip --disable-pip-version-check

# Stamps: each is touched when its step is done, and all of them go when the environment goes.
REQUIREMENTS := $(VENV)/.stamp-requirements
PACKAGE      := $(VENV)/.stamp-package
LABORATORY   := $(VENV)/.stamp-laboratory
PEERS        := $(VENV)/.stamp-peers
LOCKER       := $(VENV)/.stamp-lock

SHELL := bash
.SHELLFLAGS := -euo pipefail -c
MAKEFLAGS += --no-builtin-rules
.DEFAULT_GOAL := help
.PHONY: help setup play test programs check laws conformance golden work bench compile sample test-compiled chaos lock clean pictures \
        docs wheel

help: ## show this list
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-13s %s\n", $$1, $$2 }' $(firstword $(MAKEFILE_LIST))

# --- set-up ---------------------------------------------------------------------------------------

setup: $(PACKAGE) ## install everything into .venv (and build the web client)
	@:

$(BIN)/python:
	@echo "Making $(VENV)"
	@scripts/venv $(PYTHON) $(VENV)

$(REQUIREMENTS): requirements/dev.txt | $(BIN)/python
	@echo "Installing $<"
	@$(PIP) install -qq --require-hashes -r $<
	@touch $@

# The build backend is among the requirements, so nothing is downloaded here.
$(PACKAGE): pyproject.toml $(REQUIREMENTS)
	@echo "Installing formicarium (editable)"
	@$(PIP) install -qq --no-deps --no-build-isolation --editable .
	@touch $@

# What only the lab and research need is much to fetch: nobody who wants to play waits for it.
$(LABORATORY): requirements/lab.txt $(REQUIREMENTS)
	@echo "Installing $<"
	@$(PIP) install -qq --require-hashes -r $<
	@touch $@

# The web client.
WEB_SOURCES := $(shell find web -type f -not -path '*/node_modules/*' -not -path 'web/dist/*')

setup: web/dist/index.html

# By the lock file; unlike `npm ci` it forgives a lock without the builds for other kinds of machines.
web/node_modules/.stamp: web/package.json web/package-lock.json
	@command -v npm >/dev/null || { echo "formicarium: npm not found: install Node 20 or newer." >&2; exit 1; }
	@echo "Installing the web client's packages"
	@cd web && npm install --no-save --no-audit --no-fund --loglevel=error
	@touch $@

web/dist/index.html: $(WEB_SOURCES) web/node_modules/.stamp
	@echo "Building the web client"
	@cd web && npm run --silent build
	@touch $@

# --- the two commands -----------------------------------------------------------------------------

play: setup ## serve a page where people play any game (PORT=8000)
	@$(BIN)/formicarium serve --port $(PORT) $(ARGS)

# The browser's tests run apart (its driver keeps an event loop), and on a crowded machine one more time.
test: setup $(LABORATORY) check programs ## lint, types and every test (ARGS="-k winter")
	cd web && npm test --silent
	$(if $(ARGS),,@$(MAKE) --no-print-directory sample)
	$(BIN)/python -m pytest -n auto --ignore=tests/browser $(ARGS)
	$(BIN)/python -m pytest -n auto tests/browser $(ARGS) || $(BIN)/python -m pytest --lf tests/browser $(ARGS)

# A browser and a database server, for the tests.
programs:
	@scripts/programs

pictures: setup programs ## draw the pictures of the docs anew
	@$(BIN)/python -m tests.browser.pictures

docs: setup $(LABORATORY) ## the reference of the Python API, in build/docs
	@$(BIN)/python -X dev scripts/reference build/docs
	@echo "See build/docs/index.html"

# Both wheels in fresh environments, with the extras that promise to work: minutes, and much to fetch.
wheel: setup ## build both wheels, pure and compiled, and try them in fresh environments (PYTHONS="python3.11 python3.12")
	@scripts/wheel $(PYTHONS)

# --- the rest -------------------------------------------------------------------------------------

check: $(PACKAGE) web/node_modules/.stamp ## lint and types only
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy --strict
	cd web && npm run --silent check

laws: setup ## every law on MATCHES=200 random matches of every kind of table (GAME=ant_war)
	FORMICARIUM_MATCHES=$(MATCHES) $(BIN)/python -m pytest -n auto tests/laws -k "test_laws and $(GAME)"

conformance: setup $(LABORATORY) ## the tests of PettingZoo and OpenSpiel in full, on every game, variant and number of players
	FORMICARIUM_CONFORMANCE=1 $(BIN)/python -m pytest -n auto tests/research $(ARGS)

golden: setup ## store a match of every variant by the rules of today; stored ones stay as they are
	@$(BIN)/python -m tests.golden.match

work: setup ## store how much work a decision of each game takes today; a test fails if it grows by 30 %
	@$(BIN)/python -m tests.lab.work

# Both builds are measured where there is a C compiler. About a quarter of an hour, if nothing has to be compiled.
# One section alone: SECTIONS=environments. RLCard comes as source only: pip install rlcard, to have it beside.
bench: setup programs $(PEERS) $(LABORATORY) $(if $(shell command -v $(CC)),compile) ## measure speed, side by side with peers where they install; docs/speed.md tells
	@for section in $(SECTIONS); do case $$section in \
	    engine) $(BIN)/python -m formicarium.lab.bench --keep $(ARGS) ;; \
	    environments) $(BIN)/python -m formicarium.research.pace --keep ;; \
	    server) $(BIN)/python -m tests.server.speed --keep ;; \
	    page) $(BIN)/python -m tests.browser.speed --keep ;; \
	    *) echo "No section $$section: engine, environments, server, page." >&2; exit 2 ;; \
	esac; done

# To use it: PYTHONSAFEPATH=1 PYTHONPATH=build/compiled python -m formicarium.cli …
compile: setup ## the engine compiled to C, in build/compiled (GAMES="antics")
	@$(BIN)/python -m compiling $(GAMES)

# A sample that takes about a minute: the core and one game, compiled as fast as can be, under the core's tests.
sample: setup ## the core and one game compiled, and the core's tests on them (if there is a C compiler)
	@if command -v $(CC) >/dev/null; then \
	    $(BIN)/python -m compiling cicada_and_ant --level 0 --to build/sample && \
	    $(BIN)/python -m pytest -n auto tests/core tests/compiling -o pythonpath="build/sample ."; \
	else echo "No C compiler: the compiled build is not tried."; fi

test-compiled: compile ## the engine's tests on the compiled build
	$(BIN)/python -m pytest -n auto tests/core tests/kit tests/games tests/golden tests/laws -o pythonpath="build/compiled ." $(ARGS)

chaos: setup programs ## kill, stop and torment servers while people play there (KILLS=40 MINUTES=4 SEED=1)
	@$(BIN)/python -m tests.chaos --kills $(KILLS) --minutes $(MINUTES) --seed $(SEED) $(ARGS)

# Peers are welcome, not required: without them the benchmark measures Formicarium alone.
$(PEERS): requirements/bench.txt $(REQUIREMENTS)
	@echo "Installing peers to compare with"
	@if $(PIP) install -qq --retries 1 --only-binary :all: --require-hashes -r $<; then touch $@; \
	else echo "The peers could not be installed; going on without them."; fi

COMPILE = $(BIN)/uv pip compile --quiet --universal --python-version 3.11 --fork-strategy fewest \
          --generate-hashes --only-binary :all: --no-emit-index-url --no-emit-find-links \
          --custom-compile-command "make lock" $(if $(UPGRADE),--upgrade)

lock: $(LOCKER) ## compile requirements/*.in into hash-pinned *.txt (UPGRADE=1: newest versions)
	@for name in base dev server build lab bench lock; do \
	    $(COMPILE) requirements/$$name.in --output-file requirements/$$name.txt; \
	done
	@if grep -nE '://|--(extra-)?index|--find-links' requirements/*.txt; then \
	    echo "formicarium: requirement files must not say where packages come from." >&2; exit 1; fi

$(LOCKER): requirements/lock.txt | $(BIN)/python
	@$(PIP) install -qq --require-hashes -r $<
	@touch $@

clean: ## remove everything that was made here, .venv included
	rm -rf $(VENV) build dist *.egg-info .mypy_cache .pytest_cache .ruff_cache .hypothesis web/dist web/node_modules
	find . -name __pycache__ -type d -prune -exec rm -rf {} +
