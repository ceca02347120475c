//! Rule ids and rejections: codes and data, never prose.

use core::fmt;

use serde::Serialize;

/// The name of a rule, such as `bg.enc.dog-alone`. Its text stands in `data/text`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize)]
#[serde(transparent)]
pub struct RuleId(pub &'static str);

impl fmt::Debug for RuleId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.0)
    }
}

impl fmt::Display for RuleId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.0)
    }
}

/// Why an action was not accepted. Nothing has changed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Rejection {
    /// What is wrong, as a stable word for programs.
    pub code: &'static str,
    /// The rule it rests on.
    pub rule: RuleId,
}

impl fmt::Display for Rejection {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} ({})", self.code, self.rule)
    }
}

impl std::error::Error for Rejection {}
