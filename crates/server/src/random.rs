//! Chance from the operating system, at the outermost edge only.

/// Fresh bytes that nobody can guess.
pub(crate) fn bytes<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    // Without a source of chance no table may be dealt; there is nothing sensible to go on with.
    getrandom::fill(&mut bytes).unwrap_or_else(|error| panic!("the system gives no randomness: {error}"));
    bytes
}
