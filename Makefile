# `make play` builds and starts the program, `make test` runs all tests. The rest is for developers.

CARGO ?= cargo
SECONDS_EACH ?= 60
export CARGO

.PHONY: help play engine page site python train check test test-page test-long lighthouse pace speed arena-engine pictures icons review deny fuzz mutants bench bless ready faults faults-cluster cluster api proxies recovery

help: ## Shows this list
	@grep -E '^[a-z-]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | expand -t 14

ready:
	@scripts/ready

play: ready page ## Builds everything, starts the server, and prints its address
	@echo '==> Program: building it (cargo), five to seven minutes the first time on two cores'
	@scripts/progress $(CARGO) build --release --package interregnum-cli
	@scripts/play

engine: ready ## Builds the engine of the page, with which games against bots need no server
	@scripts/engine

page: ready engine ## Builds the page that the program contains
	@scripts/page

site: ready page ## Writes target/site: the page with its engine as files that any host can serve
	@scripts/site

python: ready ## Builds the Python package and installs it into .venv
	@scripts/python install

train: ready ## Trains a policy by self-play (GAME=braverats-small, a few minutes on a processor)
	@scripts/train $${GAME:-braverats-small}

check: ready ## Checks what changed since main: format, lints, unit tests; two minutes
	@scripts/check

test: ready ## Runs all tests and all reviews by machine; about 20 minutes in a fresh clone
	@scripts/test

test-page: ready page ## Tests the page: its types, its parts, and the whole in a real browser
	@scripts/browser
	@if [ -e target/engine.wasm ]; then scripts/site; fi
	@echo '==> Program for the browser tests: building it (cargo)'
	@scripts/progress $(CARGO) build --package interregnum-cli --features goofspiel
	@echo '==> Page: types, unit tests and drawings'
	cd client && npm run --silent check && npm run --silent test && npm run --silent test:art
	@echo '==> Page in a real browser: seven minutes'
	cd client && INTERREGNUM_BINARY=target/debug/interregnum npm run --silent browser

test-long: test deny fuzz mutants api proxies recovery ## Runs the slow tests, too: exhaustive comparisons, fuzzing, mutations, whole games in the browser
	$(CARGO) test --workspace --release --quiet -- --ignored
	@scripts/python test-long
	cd client && INTERREGNUM_BINARY=target/debug/interregnum npm run --silent browser-long

lighthouse: ready page ## Rates the landing page and a table with Lighthouse, served by the release build
	@scripts/browser
	@scripts/progress $(CARGO) build --release --package interregnum-cli
	cd client && INTERREGNUM_BINARY=target/release/interregnum node tests/browser/lighthouse.mjs

pace: ready page ## Measures on a slowed processor when the page can be used, and how smoothly cards move
	@scripts/browser
	@scripts/progress $(CARGO) build --release --package interregnum-cli
	cd client && INTERREGNUM_BINARY=target/release/interregnum node tests/browser/pace.mjs

speed: ready page ## Measures the engine in Chromium against the same engine built for this machine
	@scripts/browser
	@scripts/progress $(CARGO) build --release --package interregnum-browser --examples
	cd client && node tests/browser/speed.mjs

arena-engine: ready engine ## Plays bots of the engine in the page against the same bots of this machine, level for level
	@scripts/progress $(CARGO) build --release --package interregnum-browser --examples
	cd client && node tests/browser/arena.mjs

pictures: ready page ## Takes a screenshot of every screen, to be looked at (client/pictures)
	@scripts/browser
	@scripts/progress $(CARGO) build --package interregnum-cli
	cd client && INTERREGNUM_BINARY=target/debug/interregnum node tests/browser/pictures.mjs $(ONLY)

icons: ready ## Renders the page's icons again from the logo
	@scripts/browser
	cd client && node src/art/icons/render.mjs

review: ready ## Format, lints, documents
	$(CARGO) fmt --all --check
	@scripts/progress $(CARGO) clippy --workspace --all-targets -- -D warnings
	@RUSTDOCFLAGS='-D warnings' scripts/progress $(CARGO) doc --workspace --no-deps --document-private-items

deny: ready ## Licences, sources, duplicates and known vulnerabilities of the dependencies
	@scripts/deny

fuzz: ready ## Fuzzes the rules, the record reader and the tables, a minute each
	@scripts/fuzz $(SECONDS_EACH)

api: ready page ## Sends made-up requests by the OpenAPI document, and checks the answers (API_SECONDS=60)
	@scripts/progress $(CARGO) build --package interregnum-cli --features goofspiel
	@scripts/api $${API_SECONDS:-60}

proxies: ready page ## Tries the documented settings of nginx and Caddy: the server behind each of them, over TLS
	@scripts/progress $(CARGO) build --package interregnum-cli --features goofspiel
	@scripts/proxies

recovery: ready ## Tries the documented backup and recovery to a point in time, with a PostgreSQL of its own
	@scripts/progress $(CARGO) build --package interregnum-cli --features goofspiel
	@scripts/recovery

mutants: ready ## Changes the rules one line at a time, and checks that a test notices
	@scripts/mutants

bench: ready ## Measures how fast the rules are
	@scripts/progress $(CARGO) build --release --package interregnum-cli
	@target/release/interregnum bench

bless: ## Writes the golden files again, to be read and committed
	INTERREGNUM_BLESS=1 $(CARGO) test --workspace --quiet golden
	cd client && npm run --silent types

faults: ready ## Kills the server three hundred times under load, fills and breaks its disk, and counts what was lost
	INTERREGNUM_KILLS=$${KILLS:-300} $(CARGO) test --release --package interregnum-cli --test faults -- --include-ignored --nocapture

cluster: ready page ## Starts PostgreSQL, NATS and three nodes with one address; Ctrl-C ends all of it
	@scripts/progress $(CARGO) build --release --package interregnum-cli
	@scripts/cluster

faults-cluster: ready ## Kills, pauses and replaces nodes under load, stops NATS and PostgreSQL, and counts what was lost (KILLS=50 ROUNDS=5)
	@scripts/faketime
	INTERREGNUM_ROUNDS=$${ROUNDS:-5} INTERREGNUM_NODE_KILLS=$${KILLS:-50} scripts/postgres scripts/nats $(CARGO) test --release --package interregnum-cli --test faults cluster:: -- --nocapture --test-threads 1
