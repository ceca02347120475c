# Two commands for everybody: `make play` and `make test`. The rest is for those who work on it.

CARGO ?= cargo

.PHONY: play test lint soak bench load fuzz fixtures types tools

## Build the game and sit down at a table with bots.
play: | cargo
	$(CARGO) run --release --bin whiteout -- play $(ARGS)

## Everything that must hold: format, lints, tests.
test: tools lint
	$(CARGO) nextest run --workspace --no-fail-fast
	$(CARGO) test --workspace --doc --quiet

lint: | cargo
	$(CARGO) fmt --all --check
	$(CARGO) clippy --workspace --all-targets --quiet -- --deny warnings

## An hour or more of random games against the contract.
soak: tools
	$(CARGO) nextest run --release --workspace --run-ignored only

## Speed, as ratios that stand side by side in one run.
bench: | cargo
	$(CARGO) bench --package whiteout-boardgame

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

cargo:
	@command -v $(CARGO) >/dev/null || { echo "Rust is missing: install it with rustup, see README.md" >&2; exit 2; }
