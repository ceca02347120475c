//! Bodies of answers that hold what one seat alone may know.
//!
//! Packing tells as much by its length as the text itself, and would swallow any spaces. So such a body is packed here: the
//! text as usual, the spaces behind it as they are.

use axum::http::header;
use axum::response::{IntoResponse, Response};
use flate2::{Compress, Compression, Crc, FlushCompress};

/// What is private in a history packs at least so well, because it repeats itself.
const PACKS: usize = 6;
/// What comes behind the packed text: its checksum and length.
const TRAILER: usize = 8;
/// The head of a block that is not packed, and its longest content.
const BLOCK_HEAD: usize = 5;
const BLOCK: usize = 0xffff;
/// No name, no time, no system.
const HEAD: [u8; 10] = [0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff];

/// A body of JSON whose length says nothing of what one seat alone may know.
#[derive(Debug)]
pub(crate) struct Opaque {
    bytes: Vec<u8>,
    packed: bool,
}

impl Opaque {
    /// Holds what everybody may know.
    pub(crate) fn open(text: String) -> Self {
        Self { bytes: text.into_bytes(), packed: false }
    }

    /// As long as `public` and room for what is private, or as a multiple of that room.
    pub(crate) fn beside(public: &str, text: String, room: usize, packed: bool) -> Self {
        if packed {
            let known = HEAD.len() + deflate(public.as_bytes()).len();
            Self::packed(&text, known, room / PACKS)
        } else {
            Self::plain(text, public.len(), room)
        }
    }

    /// As long as any other of its kind.
    pub(crate) fn of_length(text: String, length: usize, packed: bool) -> Self {
        if packed { Self::packed(&text, 0, length) } else { Self::plain(text, 0, length) }
    }

    fn plain(mut text: String, known: usize, room: usize) -> Self {
        let private = text.len().saturating_sub(known);
        super::pad(&mut text, private, room);
        Self::open(text)
    }

    fn packed(text: &str, known: usize, room: usize) -> Self {
        let mut bytes = HEAD.to_vec();
        bytes.extend(deflate(text.as_bytes()));
        let least = bytes.len() + BLOCK_HEAD + TRAILER;
        let room = room.max(1);
        let rooms = least.saturating_sub(known).div_ceil(room).max(1);
        let mut left = known + rooms * room - bytes.len() - TRAILER;
        let mut crc = Crc::new();
        crc.update(text.as_bytes());
        loop {
            // What is left behind a block has room for the head of another, or is nothing.
            let spaces = if left <= BLOCK + BLOCK_HEAD { left - BLOCK_HEAD } else { BLOCK.min(left - 2 * BLOCK_HEAD) };
            left -= BLOCK_HEAD + spaces;
            let length = spaces as u16;
            bytes.push(u8::from(left == 0));
            bytes.extend(length.to_le_bytes());
            bytes.extend((!length).to_le_bytes());
            let from = bytes.len();
            bytes.resize(from + spaces, b' ');
            crc.update(&bytes[from..]);
            if left == 0 {
                break;
            }
        }
        bytes.extend(crc.sum().to_le_bytes());
        bytes.extend(crc.amount().to_le_bytes());
        Self { bytes, packed: true }
    }

    #[cfg(test)]
    pub(crate) fn into_text(self) -> String {
        String::from_utf8(self.bytes).expect("not packed")
    }

    #[cfg(test)]
    const fn len(&self) -> usize {
        self.bytes.len()
    }
}

impl IntoResponse for Opaque {
    fn into_response(self) -> Response {
        let json = [(header::CONTENT_TYPE, "application/json")];
        // No proxy may pack it anew.
        let as_it_is = [(header::CACHE_CONTROL, "no-store, no-transform")];
        if self.packed {
            (json, as_it_is, [(header::CONTENT_ENCODING, "gzip"), (header::VARY, "accept-encoding")], self.bytes)
                .into_response()
        } else {
            (json, self.bytes).into_response()
        }
    }
}

/// Packed up to a whole byte, so that blocks may follow.
fn deflate(text: &[u8]) -> Vec<u8> {
    let mut packing = Compress::new(Compression::default(), false);
    let mut packed = Vec::new();
    loop {
        packed.reserve(text.len() / 4 + 1024);
        let read = packing.total_in() as usize;
        // It fails only when nothing is left to do.
        let _ = packing.compress_vec(&text[read..], &mut packed, FlushCompress::Sync);
        if packed.len() < packed.capacity() && packing.total_in() as usize == text.len() {
            return packed;
        }
    }
}

#[cfg(test)]
mod tests {
    use std::io::Read as _;

    use flate2::read::GzDecoder;

    use super::*;

    fn unpacked(body: &Opaque) -> String {
        let mut text = String::new();
        GzDecoder::new(&body.bytes[..]).read_to_string(&mut text).expect("sound gzip");
        text
    }

    #[test]
    fn what_is_packed_says_the_same_at_any_length() {
        let text = format!("{{\"legal\":[{}1]}}", "123,".repeat(500));
        for length in (200..1_000).chain([65_530, 65_560, 65_570, 131_000, 131_080, 300_000]) {
            let body = Opaque::of_length(text.clone(), length, true);
            assert_eq!(body.len(), length);
            assert_eq!(unpacked(&body).trim_end(), text);
        }
    }

    #[test]
    fn what_is_private_does_not_show_in_the_length() {
        let public = "{\"steps\":[\"Anna enters the kitchen.\"]}".repeat(50);
        let one = format!("{public}{{\"blood\":\"human\"}}");
        let two = format!("{public}{{\"blood\":\"imitation\",\"hand\":[0,1,2,3]}}");
        for packed in [false, true] {
            let [one, two] = [&one, &two].map(|text| Opaque::beside(&public, text.clone(), 1_200, packed));
            assert_eq!(one.len(), two.len());
        }
    }

    #[test]
    fn long_texts_are_packed_whole() {
        let text: String =
            (0..200_000_u32).map(|n| char::from(b'a' + (n.wrapping_mul(2_654_435_761) >> 27) as u8)).collect();
        let body = Opaque::of_length(text.clone(), 400_000, true);
        assert_eq!((body.len(), unpacked(&body).trim_end()), (400_000, text.as_str()));
    }
}
