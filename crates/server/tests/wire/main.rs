//! The server from outside: real sockets on this machine, nothing but the protocol.

#![allow(unreachable_pub, reason = "helpers are shared between the modules of this one test")]

mod client;
mod hand_clock;
mod protocol;
mod shapes;
mod shuffles;

mod absence;
mod clocks;
mod diary;
mod directory;
mod evening;
mod figures;
mod flood;
mod hints;
mod hostile;
mod imports;
mod late;
mod library;
mod links;
mod manners;
mod measure;
mod operator;
mod outpost;
mod picture;
mod rematch;
mod screening;
mod storage;
mod together;
mod types;
mod upkeep;
