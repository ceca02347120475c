//! The keys of answers that mean something else at every question.

/// What `Yes`, `No` and `Pass` are called.
#[derive(Clone, Copy)]
pub(crate) struct Answers {
    pub(crate) yes: &'static str,
    pub(crate) no: &'static str,
    pub(crate) pass: &'static str,
}

pub(crate) const PLAIN: Answers = Answers { yes: "choice-yes", no: "choice-no", pass: "choice-pass" };

pub(crate) const fn yes_no(yes: &'static str, no: &'static str) -> Answers {
    Answers { yes, no, ..PLAIN }
}

pub(crate) const fn pass(pass: &'static str) -> Answers {
    Answers { pass, ..PLAIN }
}
