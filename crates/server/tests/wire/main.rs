//! The server from outside: real sockets on this machine, nothing but the protocol.

#![allow(unreachable_pub, reason = "helpers are shared between the modules of this one test")]

mod client;
mod protocol;
mod shapes;

mod diary;
mod evening;
mod hostile;
mod manners;
mod rematch;
mod storage;
mod types;
