//! `whiteout serve` as a process of its own: killed in the middle of things, and crowded.

#![allow(unreachable_pub, reason = "helpers are shared between the modules of this one test")]

mod program;
#[allow(dead_code, reason = "shared with the tests of the server, which need more of it")]
#[path = "../../../server/tests/wire/protocol.rs"]
mod protocol;
#[path = "../../../server/tests/wire/shapes.rs"]
mod shapes;

mod crowd;
mod kill;
mod operator;
mod stop;
mod upkeep;
