//! What only the 1-3 player game has. Its six Characters sit at the table of the big game as its seats; here stand the
//! players who own them, the Action Dice and the Threat Token.

mod action;
mod event;
mod fold;
mod legal;
mod reject;
mod step;
mod table;

pub use self::action::{SoloAction, Spot};
pub use self::event::{News, SoloEvent};
pub use self::step::{AfterTurning, SoloStep, Then};
pub use self::table::{Die, DieState, Solo, SoloRules};

pub(crate) use self::legal::{legal, rerolls};
pub(crate) use self::reject::{explain, rests_here};
