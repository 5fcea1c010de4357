# Two commands are all one needs: `make play` and `make test`. The rest is for developers.

CARGO ?= cargo
TOOLS := $(CURDIR)/.tools
DENY := $(TOOLS)/bin/cargo-deny
SECONDS_EACH ?= 60

.PHONY: help play page test test-page test-long lighthouse pace pictures icons review deny docs fuzz mutants bench bless ready faults

help: ## Shows this list
	@grep -E '^[a-z-]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | expand -t 14

ready:
	@scripts/ready

play: ready page ## Builds everything, opens the tables, and says where to play
	@echo '==> Program: building it (cargo): the first time five to ten minutes, later a few seconds'
	@$(CARGO) build --release --package interregnum-cli
	@scripts/play

page: ready ## Builds the page that the program carries
	@scripts/page

test: ready page review ## Runs all tests and all reviews by machine
	@echo '==> Tests of the program (cargo test): building and running them takes some minutes'
	$(CARGO) test --workspace -- --quiet
	@$(MAKE) --no-print-directory test-page
	@$(MAKE) --no-print-directory deny

test-page: ready page ## Tests the page: its types, its parts, and the whole in a real browser
	@echo '==> Browser: looking for Chromium, and installing it where that is possible'
	@scripts/browser
	@echo '==> Program for the browser tests: building it (cargo)'
	$(CARGO) build --package interregnum-cli
	@echo '==> Page: checking its types, its parts and its drawings'
	cd client && npm run --silent check && npm run --silent test && npm run --silent test:art
	@echo '==> Page: testing it in a real browser: some minutes'
	cd client && INTERREGNUM_BINARY=target/debug/interregnum npm run --silent browser

test-long: test fuzz mutants ## Runs the tests that take long, too
	$(CARGO) test --workspace --release --quiet -- --ignored
	cd client && INTERREGNUM_BINARY=target/debug/interregnum npm run --silent browser-long

lighthouse: ready page ## Asks Lighthouse about the landing and a table, carried by the release binary
	@scripts/browser
	$(CARGO) build --release --quiet --package interregnum-cli
	cd client && INTERREGNUM_BINARY=target/release/interregnum node tests/browser/lighthouse.mjs

pace: ready page ## Measures how soon the page can be used on a slow machine, and how smoothly cards are dealt
	@scripts/browser
	$(CARGO) build --release --quiet --package interregnum-cli
	cd client && INTERREGNUM_BINARY=target/release/interregnum node tests/browser/pace.mjs

pictures: ready page ## Takes a picture of every screen, to be looked at by eye (client/pictures)
	@scripts/browser
	$(CARGO) build --quiet --package interregnum-cli
	cd client && INTERREGNUM_BINARY=target/debug/interregnum node tests/browser/pictures.mjs $(ONLY)

icons: ready ## Draws the page's icons anew from the mark
	@scripts/browser
	cd client && node src/art/icons/render.mjs

review: ## Format, lints, documents
	@echo '==> Format of the source (cargo fmt)'
	$(CARGO) fmt --all --check
	@echo '==> Lints (cargo clippy): the first time some minutes'
	$(CARGO) clippy --workspace --all-targets -- -D warnings
	@echo '==> Documents (cargo doc)'
	RUSTDOCFLAGS='-D warnings' $(CARGO) doc --workspace --no-deps --document-private-items

deny: $(DENY) ## Licences, sources and doubles of what we depend on
	@echo '==> Dependencies: licences, sources and duplicates (cargo deny)'
	$(DENY) --all-features check --hide-inclusion-graph bans licenses sources

$(DENY):
	@echo '==> Installing cargo-deny: once, some minutes'
	$(CARGO) install --locked --root $(TOOLS) cargo-deny

fuzz: ready ## Throws bytes at the rules, the record reader and the tables, a minute each
	@scripts/fuzz $(SECONDS_EACH)

mutants: ready ## Puts faults into the powers, and asks whether a test notices
	@scripts/mutants

bench: ## Measures how fast the rules are
	@$(CARGO) run --release --quiet --package interregnum-cli -- bench

bless: ## Writes the golden files anew, to be read by eye and committed
	INTERREGNUM_BLESS=1 $(CARGO) test --workspace --quiet golden

faults: ready ## Kills the server three hundred times under load, and counts what was lost
	INTERREGNUM_KILLS=$${KILLS:-300} $(CARGO) test --release --package interregnum-cli --test faults -- --nocapture
