//! See `data/boardgame/rules.toml`.
