//! Why something was not accepted, in words.

use fluent_bundle::FluentArgs;
use whiteout_core::Rejection;

use crate::phrase::Phrase;
use crate::{Spoken, Texts};

impl<G: Spoken> Texts<G> {
    /// What is wrong, and the title of the rule it rests on.
    pub fn rejection(&self, rejection: &Rejection) -> String {
        let key = format!("problem-{}", rejection.code);
        let problem = self
            .library
            .format(&key, None, &FluentArgs::new())
            // Codes are words, not variants: one that is new here still gets a sentence.
            .unwrap_or_else(|| self.plain("problem-unnamed"));
        match self.rule_title(rejection.rule.0) {
            Some(rule) => Phrase::new(*self).text("problem", problem).text("rule", rule).say("problem-with-rule"),
            None => problem,
        }
    }
}
