//! What goes over the wire, in the form in which it goes: kept as text, to be compared with what comes next.

use core::marker::PhantomData;

use serde::{Serialize, Serializer};
use serde_json::value::{RawValue, to_raw_value};

/// The JSON of a page that holds a `T`.
#[derive(Clone, Debug)]
pub(crate) struct Written<T> {
    json: Box<RawValue>,
    of: PhantomData<T>,
}

impl<T> Written<T> {
    pub(crate) fn new(page: &impl Serialize) -> Self {
        Self { json: to_raw_value(page).unwrap_or_else(|_| RawValue::NULL.to_owned()), of: PhantomData }
    }

    /// Nothing is shown.
    pub(crate) fn null() -> Self {
        Self { json: RawValue::NULL.to_owned(), of: PhantomData }
    }

    pub(crate) fn get(&self) -> &str {
        self.json.get()
    }
}

impl<T> PartialEq for Written<T> {
    fn eq(&self, other: &Self) -> bool {
        self.get() == other.get()
    }
}

impl<T> Serialize for Written<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.json.serialize(serializer)
    }
}
