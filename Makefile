# The two commands of the README are `make serve` and `make test`; everything else is a part of them or a long proof.
SHELL := /bin/bash -euo pipefail
.DEFAULT_GOAL := help
PYTHON ?= python3
BIN := .venv/bin
PIP := $(BIN)/python -m pip install --quiet --disable-pip-version-check
STATIC := src/tapete/server/static
WEB_SOURCES := $(shell find web/src web/index.html web/vite.config.ts web/licences.ts web/shell.ts -type f 2>/dev/null)

NATIVE_SOURCES := $(shell find native -type f -not -path '*/build/*' -not -name '*.md')

.PHONY: help install serve test check fast process cover web-test browser fix lock wheel bench bench-short bench-robots dd-golden perft soak fuzz attack agree native native-tools train wire docs clean

help: ## this list
	@grep -hE '^[a-z-]+:.*## ' $(MAKEFILE_LIST) | sed 's/:.*## /\t/' | expand -t 12

install: .stamps/python .stamps/native $(STATIC)/index.html ## everything a club needs; leaves the command at .venv/bin/tapete

serve: install ## the club at http://127.0.0.1:8000
	$(BIN)/tapete serve

test: install check fast process cover bench-short web-test browser ## all checks and tests, browser tests included

check: .stamps/dev .stamps/web ## style, types, the order of the rooms, the client's types
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports
	cd web && npm run --silent check

# Compiled once, not again in each worker and in each process that a test starts.
fast process cover: export PYTHONDONTWRITEBYTECODE :=

# Each worker takes its half of the files, so that what tests of a file have in common is made once.
fast: .stamps/dev ## the fast suite
	$(BIN)/pytest -q -n 2 --dist worksteal

process: .stamps/dev ## the real server, started and killed; the command and the solvers as processes; the whole corpus; what takes long; more examples
	$(BIN)/pytest -q -n 2 --hypothesis-profile=full -m '(process or corpus or thorough or hypothesis) and not browser and not slow' tests

# Neither corpus nor random games: what they reach by chance is not meant here.
cover: .stamps/dev ## every line and branch of the rules is reached by the tests of its own room
	for room in core scoring rulings table pad club; do \
		$(BIN)/pytest -q -p no:cacheprovider --cov=tapete.$$room --cov-fail-under=100 \
			--cov-report=term-missing:skip-covered --ignore-glob='*/test_corpus.py' --ignore-glob='*/test_anything.py' \
			--ignore-glob='*/test_golden_games.py' tests/$$room src/tapete/$$room; \
	done

web-test: .stamps/web ## the client's unit tests
	cd web && npm run --silent test

browser: .stamps/dev .stamps/chromium $(STATIC)/index.html ## whole rubbers in Chromium, with axe
	$(BIN)/pytest -q -n 2 --dist loadfile -m browser tests/browser

fix: .stamps/dev ## format, and mend what can be mended by itself
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .

wire: .stamps/python ## write the client's types from the server's structs
	$(BIN)/python -m tapete.server.typescript web/src/wire.ts

dd-golden: .stamps/dev ## every golden deal: its table, its leads and each card of its play
	$(BIN)/pytest -q -n 2 -m slow tests/dd

perft: .stamps/dev ## count auctions and plays to the depths of the slow target
	$(BIN)/pytest -q -m slow tests/perft

soak: .stamps/dev ## kill the server 200 times under load; long series of random tables and of robots' games
	$(BIN)/pytest -q -m slow --ignore=tests/server/test_fuzz.py tests/server tests/table tests/robots tests/playouts

fuzz: .stamps/dev ## readers and wire against random input, many times as much as in the fast suite
	$(BIN)/pytest -q -n 2 --hypothesis-profile=long -m hypothesis tests/core tests/scoring tests/cli tests/formats tests/dealing tests/playouts tests/server/test_fuzz.py
	$(BIN)/pytest -q -m slow tests/formats
	$(MAKE) attack

native: ## build the native core again, or at last: where there was no compiler before
	rm -f .stamps/native
	$(MAKE) .stamps/native

TOOLS := native/build/tools
native-tools: .stamps/native ## the native core's own programs, in native/build/tools: fuzz, bench, train
	PATH="$(CURDIR)/$(BIN):$$PATH" cmake -S native -B $(TOOLS) -G Ninja -DTAPETE_TOOLS=ON > /dev/null
	PATH="$(CURDIR)/$(BIN):$$PATH" cmake --build $(TOOLS)

ATTACKS ?= 2:4000000 3:3000000 4:2000000 5:100000 6:2000
attack: native-tools ## the solver's bounds by the ten million cards, against trying everything; ATTACKS, SEED
	for attack in $(ATTACKS); do $(TOOLS)/fuzz $${attack%%:*} $${attack##*:} $(or $(SEED),1) || exit 1; done
	$(TOOLS)/fuzz_hot 1000 $(or $(SEED),1)

ARM_ATTACKS ?= 2:50000 3:50000 4:20000 5:1500 6:50
attack-arm: .stamps/dev ## the same, fewer, by a 64-bit ARM processor, played by qemu: needs aarch64-linux-gnu-g++ and qemu-aarch64
	PATH="$(CURDIR)/$(BIN):$$PATH" cmake -S native -B native/build/arm -G Ninja -DTAPETE_TOOLS=ON -DCMAKE_SYSTEM_NAME=Linux \
		-DCMAKE_SYSTEM_PROCESSOR=aarch64 -DCMAKE_CXX_COMPILER=aarch64-linux-gnu-g++ -DCMAKE_EXE_LINKER_FLAGS=-static > /dev/null
	PATH="$(CURDIR)/$(BIN):$$PATH" cmake --build native/build/arm --target bench fuzz fuzz_hot
	for attack in $(ARM_ATTACKS); do qemu-aarch64 native/build/arm/fuzz $${attack%%:*} $${attack##*:} $(or $(SEED),1) || exit 1; done
	qemu-aarch64 native/build/arm/fuzz_hot 5 $(or $(SEED),1)
	qemu-aarch64 native/build/arm/bench tests/golden/deals200.txt --deals 20

agree: .stamps/bench ## ten thousand random deals by our own solver and by DDS, in the strains in turn: every declarer and every lead the same
	$(BIN)/python benchmarks/native_agrees.py --deals $(or $(DEALS),10000) --seed $(or $(SEED),20261202)

# The tables rest mostly on the last round; the first is slow, since nothing is known then.
ROUNDS ?= 2 10 40 150 600
train: native-tools ## learn again in which order the solver tries cards: native/data/order.packbits; ROUNDS, SEED
	$(TOOLS)/train native/data/order.packbits $(or $(SEED),20261130) $(ROUNDS)

bench-short: .stamps/bench ## a short form of the benchmarks: many times endplay's games, scoring at once, moves at a few tables
	$(BIN)/python benchmarks/core_games.py --games 200 --rounds 2 --at-least 6.6
	$(BIN)/python benchmarks/scoring.py --outcomes 500 --rounds 2 --at-least 66
	$(BIN)/python benchmarks/dealing.py --seconds 0.3 --at-least 40
	$(BIN)/python benchmarks/layouts.py --deals 10 --at-most 2 --at-least 20
	$(BIN)/python benchmarks/playouts.py --games 100000 --at-least 100
	$(BIN)/python benchmarks/server_moves.py --tables 4 --moves 200
	$(BIN)/python benchmarks/double_dummy.py --deals 20 --at-least 2 --at-most 0.8
	! $(BIN)/python -c 'import tapete_native' 2> /dev/null || $(BIN)/python benchmarks/native_solver.py --deals 5 --at-least 1.8
	$(BIN)/python benchmarks/files.py --boards 300 --rounds 9 --at-least 1.5
	$(BIN)/python benchmarks/robots.py --short

bench: .stamps/bench $(STATIC)/index.html ## figures against the peers, in one run; docs/benchmarks.md
	$(BIN)/python benchmarks/core_games.py
	$(BIN)/python benchmarks/scoring.py
	$(BIN)/python benchmarks/dealing.py
	$(BIN)/python benchmarks/layouts.py
	$(BIN)/python benchmarks/playouts.py
	$(BIN)/python benchmarks/server_moves.py
	$(BIN)/python benchmarks/double_dummy.py
	! $(BIN)/python -c 'import tapete_native' 2> /dev/null || $(BIN)/python benchmarks/native_solver.py
	$(BIN)/python benchmarks/files.py

bench-robots: .stamps/dev ## how well the robots bid and play, with standard errors; docs/robots.md
	$(BIN)/python benchmarks/robots.py --json docs/robots-measured.json --picture docs/images/robots.svg --page docs/robots-measured.md

docs: .stamps/docs ## the pages of docs/ and the library name by name, in site/
	$(BIN)/sphinx-build -q -W -b html docs site

wheel: .stamps/dev $(STATIC)/index.html ## the wheel with the built client inside, and that of the native core
	$(BIN)/python -m build --wheel --no-isolation --outdir dist
	! command -v $${CXX:-c++} > /dev/null || PATH="$(CURDIR)/$(BIN):$$PATH" $(BIN)/python -m build --wheel --no-isolation --outdir dist native

lock: ## choose the newest versions again
	$(BIN)/pip-compile $(LOCK) -o requirements/run.txt pyproject.toml requirements/run.in
	$(BIN)/pip-compile $(LOCK) -o requirements/dev.txt requirements/dev.in
	$(BIN)/pip-compile $(LOCK) -o requirements/bench.txt requirements/bench.in
	$(BIN)/pip-compile $(LOCK) -o requirements/docs.txt requirements/docs.in
	$(BIN)/pip-compile $(LOCK) -o requirements/native.txt requirements/native.in
LOCK := --quiet --upgrade --generate-hashes --no-emit-index-url --no-emit-find-links --no-emit-trusted-host \
	--no-header --no-annotate --strip-extras --allow-unsafe

clean: ## remove what was installed and built; the data folder stays
	rm -rf .venv .stamps native/build web/node_modules $(STATIC) dist site

.stamps/python: requirements/run.txt pyproject.toml
	@mkdir -p .stamps
	$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Tapete needs Python 3.11 or newer")'
	test -x $(BIN)/python || $(PYTHON) -m venv .venv
	$(PIP) --require-hashes -r requirements/run.txt
	$(PIP) --no-deps --no-build-isolation -e .
	@touch $@

# Built wherever there is a C++ compiler; without one the solver of endplay does, at three times the time.
.stamps/native: .stamps/python requirements/native.txt $(NATIVE_SOURCES)
	@if ! command -v $${CXX:-c++} > /dev/null; then \
		echo "No C++ compiler here: going on without Tapete's native core (install one, then 'make native')."; \
	else \
		$(PIP) --require-hashes -r requirements/native.txt && \
		PATH="$(CURDIR)/$(BIN):$$PATH" $(PIP) --no-deps --no-build-isolation ./native; \
	fi
	@touch $@

.stamps/dev: .stamps/python .stamps/native requirements/dev.txt
	$(PIP) --require-hashes -r requirements/dev.txt
	@touch $@

.stamps/bench: .stamps/dev requirements/bench.txt
	$(PIP) --require-hashes -r requirements/bench.txt
	@touch $@

.stamps/docs: .stamps/python requirements/docs.txt
	$(PIP) --require-hashes -r requirements/docs.txt
	@touch $@

.stamps/web: web/package-lock.json web/package.json
	@mkdir -p .stamps
	cd web && npm ci --no-audit --no-fund --loglevel=error
	@touch $@

$(STATIC)/index.html: .stamps/web $(WEB_SOURCES)
	cd web && npm run --silent build

.stamps/chromium: tests/browser/find_chromium.sh
	@mkdir -p .stamps
	bash tests/browser/find_chromium.sh > $@ || { rm -f $@; exit 1; }
