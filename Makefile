# Two commands for everybody: `make play` and `make test`. The rest is for those who work on it.

CARGO ?= cargo
NPM ?= npm

.PHONY: play play-terminal web test test-web lint soak bench load fuzz fixtures types tools node chromium strace

## Build everything, serve it on this machine and open it in the browser.
play: web | cargo
	$(CARGO) build --release --bin whiteout
	./scripts/play target/release/whiteout $(ARGS)

## The same game in the terminal, against bots.
play-terminal: | cargo
	$(CARGO) run --release --bin whiteout -- play $(ARGS)

## The browser table, built into web/dist, from where it goes into the binary. Only when something of it has
## changed: a new build would make the binary new, too.
web: web/dist/index.html
web/dist/index.html: web/node_modules $(shell find web/src web/public web/vite web/scripts data/text data/looks.json -type f) \
		web/index.html web/package.json web/svelte.config.js web/tsconfig.json web/vite.config.ts
	cd web && $(NPM) run --silent build
	@touch $@

web/node_modules: web/package-lock.json | node
	# Not `npm ci`: it insists on optional packages of other platforms, which a registry need not have.
	cd web && $(NPM) install --no-save --silent
	@touch $@

## Everything that must hold: format, lints, tests, and the table in a real browser.
test: tools
	$(MAKE) --jobs=2 --output-sync=target lint test-web
	$(CARGO) nextest run --workspace --lib --bins --tests --no-fail-fast
	# With the server that the tests of the command line have built.
	cd web && $(NPM) run --silent e2e

test-web: web chromium
	cd web && $(NPM) run --silent lint && $(NPM) run --silent check && $(NPM) run --silent test

lint: | cargo
	$(CARGO) fmt --all --check
	# With the profile of the tests: what C libraries are built for them is built once.
	$(CARGO) clippy --workspace --all-targets --profile test --quiet -- --deny warnings

## An hour or more of random games against the contract.
soak: tools strace
	$(CARGO) nextest run --release --workspace --run-ignored only

## Speed, as ratios that stand side by side in one run.
bench: | cargo
	$(CARGO) bench --package whiteout-boardgame --package whiteout-infection

## A server under load on this machine: as fast as answers come, then at a steady rate.
load: | cargo
	$(CARGO) build --release --package whiteout-cli --package whiteout-load
	./target/release/whiteout-load --tables 100
	./target/release/whiteout-load --tables 500 --rate 1000

## Arbitrary bytes as actions; needs a nightly toolchain. SECONDS bounds the run.
SECONDS ?= 60
fuzz: | cargo
	$(CARGO) fuzz --version >/dev/null 2>&1 || $(CARGO) install --locked cargo-fuzz
	cd fuzz && $(CARGO) +nightly fuzz run actions -- -max_total_time=$(SECONDS)

## Records the games in fixtures/ anew, after a change that makes old seeds mean something else.
fixtures: | cargo
	./scripts/fixtures

## Writes the TypeScript types of the wire anew, after a change of what goes over it.
types: tools
	WRITE_TYPES=1 $(CARGO) nextest run --package whiteout-server types::the_typescript_types

tools: | cargo
	$(CARGO) nextest --version >/dev/null 2>&1 || $(CARGO) install --locked cargo-nextest

strace:
	@command -v strace >/dev/null || { echo "strace is missing: the power cuts of the soak need it (apt install strace)" >&2; exit 2; }

cargo:
	@command -v $(CARGO) >/dev/null || { echo "Rust is missing: install it with rustup, see README.md" >&2; exit 2; }

node:
	@command -v $(NPM) >/dev/null || { echo "Node.js is missing: the browser table needs version 20.19 or later" >&2; exit 2; }

chromium:
	@./scripts/chromium
