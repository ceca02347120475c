//! Why a command was not carried out: a code, never prose. Nothing has changed.

use serde::Serialize;
use whiteout_core::Rejection;

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Refusal {
    pub code: &'static str,
    /// The rule of the game it rests on, if it is one.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub rule: Option<&'static str>,
    /// Keys and reasons, where several things are wrong at once.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub faults: Vec<String>,
}

impl Refusal {
    pub const fn new(code: &'static str) -> Self {
        Self { code, rule: None, faults: Vec::new() }
    }
}

impl From<Rejection> for Refusal {
    fn from(rejection: Rejection) -> Self {
        Self { code: rejection.code, rule: Some(rejection.rule.0), faults: Vec::new() }
    }
}
