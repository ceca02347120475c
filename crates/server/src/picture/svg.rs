//! A drawing as it is written: shapes and words, attributes alone. No script, style sheet, font or address is in it, and
//! whatever people wrote stands as text.

use std::fmt::Write as _;

/// Grows downwards.
#[derive(Default)]
pub(crate) struct Sheet {
    body: String,
}

/// How words are set.
#[derive(Clone, Copy)]
pub(crate) struct Face {
    pub(crate) size: u32,
    pub(crate) bold: bool,
    pub(crate) colour: &'static str,
    pub(crate) anchor: Anchor,
}

#[derive(Clone, Copy)]
pub(crate) enum Anchor {
    Start,
    Middle,
    End,
}

impl Face {
    pub(crate) const fn new(size: u32, colour: &'static str) -> Self {
        Self { size, bold: false, colour, anchor: Anchor::Start }
    }

    pub(crate) const fn bold(self) -> Self {
        Self { bold: true, ..self }
    }

    pub(crate) const fn anchored(self, anchor: Anchor) -> Self {
        Self { anchor, ..self }
    }
}

/// A frame with a ground.
#[derive(Clone, Copy)]
pub(crate) struct Panel {
    pub(crate) at: [i32; 2],
    pub(crate) size: [i32; 2],
    pub(crate) fill: &'static str,
    pub(crate) stroke: &'static str,
}

impl Sheet {
    // Writing into a string cannot fail.

    pub(crate) fn panel(&mut self, Panel { at: [x, y], size: [width, height], fill, stroke }: Panel) {
        let _ = writeln!(
            self.body,
            r#"<rect x="{x}" y="{y}" width="{width}" height="{height}" rx="12" fill="{fill}" stroke="{stroke}" stroke-width="2"/>"#
        );
    }

    pub(crate) fn dot(&mut self, [x, y]: [i32; 2], radius: u32, fill: &str, opacity: f32) {
        let _ = writeln!(self.body, r#"<circle cx="{x}" cy="{y}" r="{radius}" fill="{fill}" opacity="{opacity}"/>"#);
    }

    /// A line through these points, drawn by the letters of a path.
    pub(crate) fn path(&mut self, data: &str, stroke: &str) {
        let _ = writeln!(self.body, r#"<path d="{data}" fill="none" stroke="{stroke}" stroke-width="3"/>"#);
    }

    /// A filled shape, moved and made larger.
    pub(crate) fn shape(&mut self, data: &str, [x, y]: [i32; 2], scale: f32, fill: &str) {
        let data = escaped(data);
        let fill = escaped(fill);
        let _ =
            writeln!(self.body, r#"<path transform="translate({x} {y}) scale({scale})" d="{data}" fill="{fill}"/>"#);
    }

    pub(crate) fn words(&mut self, at: [i32; 2], face: Face, words: &str) {
        self.phrases(at, face, &[(face, words)]);
    }

    /// Several in one line, one after the other.
    pub(crate) fn phrases(&mut self, [x, y]: [i32; 2], face: Face, phrases: &[(Face, &str)]) {
        let anchor = match face.anchor {
            Anchor::Start => "start",
            Anchor::Middle => "middle",
            Anchor::End => "end",
        };
        let _ = write!(self.body, r#"<text x="{x}" y="{y}" text-anchor="{anchor}">"#);
        for (i, (face, words)) in phrases.iter().enumerate() {
            let (weight, gap) = (if face.bold { 700 } else { 400 }, if i == 0 { 0 } else { 12 });
            let (size, colour, words) = (face.size, face.colour, escaped(words));
            let _ = write!(
                self.body,
                r#"<tspan dx="{gap}" font-size="{size}" font-weight="{weight}" fill="{colour}">{words}</tspan>"#
            );
        }
        self.body.push_str("</text>\n");
    }

    /// The whole, with what it says for those who do not see it.
    pub(crate) fn finish(self, [width, height]: [i32; 2], ground: &str, title: &str, told: &str) -> String {
        let (title, told, body) = (escaped(title), escaped(told), self.body);
        format!(
            r#"<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" viewBox="0 0 {width} {height}" role="img" font-family="system-ui, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif">
<title>{title}</title>
<desc>{told}</desc>
<rect width="{width}" height="{height}" fill="{ground}"/>
{body}</svg>
"#
        )
    }
}

/// As text of XML: nothing in it is markup, and what XML does not allow at all is left out.
pub(crate) fn escaped(text: &str) -> String {
    let mut safe = String::with_capacity(text.len());
    for c in text.chars() {
        match c {
            '&' => safe.push_str("&amp;"),
            '<' => safe.push_str("&lt;"),
            '>' => safe.push_str("&gt;"),
            '"' => safe.push_str("&quot;"),
            '\'' => safe.push_str("&#39;"),
            '\u{fffe}' | '\u{ffff}' => {}
            c if c.is_control() && c != '\n' => {}
            c => safe.push(c),
        }
    }
    safe
}

/// Lines of about so many letters, broken between words.
pub(crate) fn wrapped(text: &str, letters: usize) -> Vec<String> {
    let mut lines = vec![String::new()];
    for word in text.split_whitespace() {
        let full =
            lines.last().is_some_and(|line| !line.is_empty() && line.chars().count() + word.chars().count() >= letters);
        if full {
            lines.push(String::new());
        }
        if let Some(line) = lines.last_mut() {
            if !line.is_empty() {
                line.push(' ');
            }
            line.push_str(word);
        }
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_that_people_write_is_markup() {
        assert_eq!(escaped("<script>'a' & \"b\"</script>\u{0}\u{1b}\u{ffff}"), {
            "&lt;script&gt;&#39;a&#39; &amp; &quot;b&quot;&lt;/script&gt;"
        });
    }

    #[test]
    fn long_sentences_are_broken_between_words() {
        assert_eq!(wrapped("The last Human has turned.", 12), ["The last", "Human has", "turned."]);
        assert_eq!(wrapped("Incomprehensibilities", 4), ["Incomprehensibilities"]);
        assert_eq!(wrapped("", 4), [""]);
    }
}
