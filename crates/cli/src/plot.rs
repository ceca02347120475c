//! Shares as drawings that need nothing else to be looked at.

use std::fmt::Write as _;

const LEFT: f64 = 250.0;
const WIDTH: f64 = 440.0;
const LINE: f64 = 26.0;
const TOP: f64 = 56.0;

/// A share that was counted, with what it may be in truth.
pub(crate) struct Row {
    pub(crate) label: String,
    pub(crate) rate: f64,
    /// From where to where the true share lies, nearly always.
    pub(crate) within: Option<(f64, f64)>,
}

/// A line for each share: a dot with a bar for its interval, or a bar as long as the share.
pub(crate) fn draw(title: &str, rows: &[Row]) -> String {
    let bottom = TOP + LINE * rows.len() as f64;
    let x = |rate: f64| LEFT + WIDTH * rate;
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {:.0} {:.0}\" font-family=\"sans-serif\" font-size=\"13\" \
         role=\"img\" aria-label=\"{title}\">\n\
         <rect width=\"100%\" height=\"100%\" fill=\"#fff\"/>\n\
         <text x=\"16\" y=\"26\" font-size=\"16\">{title}</text>\n",
        LEFT + WIDTH + 90.0,
        bottom + 40.0,
        title = escaped(title)
    );
    // Writing to a String cannot fail.
    for tenth in 0..=10u8 {
        let rate = f64::from(tenth) / 10.0;
        let colour = if tenth == 5 { "#888" } else { "#ddd" };
        let _ = writeln!(
            svg,
            "<line x1=\"{0:.1}\" x2=\"{0:.1}\" y1=\"{TOP:.0}\" y2=\"{bottom:.0}\" stroke=\"{colour}\"/>\
             <text x=\"{0:.1}\" y=\"{1:.0}\" text-anchor=\"middle\" fill=\"#555\">{2}</text>",
            x(rate),
            bottom + 20.0,
            10 * tenth
        );
    }
    for (i, row) in rows.iter().enumerate() {
        let y = TOP + LINE * (i as f64 + 0.5);
        let _ = match row.within {
            Some((low, high)) => write!(
                svg,
                "<line x1=\"{:.1}\" x2=\"{:.1}\" y1=\"{y:.1}\" y2=\"{y:.1}\" stroke=\"#246\" stroke-width=\"3\"/>\
                 <circle cx=\"{:.1}\" cy=\"{y:.1}\" r=\"5\" fill=\"#246\"/>",
                x(low),
                x(high),
                x(row.rate),
            ),
            None => write!(
                svg,
                "<rect x=\"{LEFT:.1}\" y=\"{:.1}\" width=\"{:.1}\" height=\"12\" fill=\"#246\"/>",
                y - 6.0,
                WIDTH * row.rate
            ),
        };
        let _ = writeln!(
            svg,
            "<text x=\"16\" y=\"{0:.1}\">{1}</text><text x=\"{2:.1}\" y=\"{0:.1}\">{3:.1} %</text>",
            y + 4.0,
            escaped(&row.label),
            LEFT + WIDTH + 14.0,
            100.0 * row.rate
        );
    }
    svg.push_str("</svg>\n");
    svg
}

/// Text that is nothing but text in a page.
pub(crate) fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whatever_is_written_on_it_stays_text() {
        let row = Row { label: "<b>\"a\" & b".to_owned(), rate: 0.25, within: None };
        let svg = draw("a < b", &[row]);
        assert!(svg.contains("&lt;b&gt;&quot;a&quot; &amp; b</text>") && svg.contains("aria-label=\"a &lt; b\""));
        assert!(svg.contains("25.0 %"));
    }
}
