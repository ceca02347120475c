//! The league as a drawing: a line for each pairing, a dot for the share of the Humans, a bar for its interval.

use std::fmt::Write as _;

use super::standing::League;

const LEFT: f64 = 250.0;
const WIDTH: f64 = 440.0;
const LINE: f64 = 26.0;
const TOP: f64 = 56.0;

pub(super) fn draw(league: &League) -> String {
    let bottom = TOP + LINE * league.pairings.len() as f64;
    let x = |rate: f64| LEFT + WIDTH * rate;
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {:.0} {:.0}\" font-family=\"sans-serif\" font-size=\"13\">\n\
         <rect width=\"100%\" height=\"100%\" fill=\"#fff\"/>\n\
         <text x=\"16\" y=\"26\" font-size=\"16\">Humans win, {} players, 95 % intervals</text>\n",
        LEFT + WIDTH + 90.0,
        bottom + 40.0,
        league.players
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
    for (i, p) in league.pairings.iter().enumerate() {
        let y = TOP + LINE * (i as f64 + 0.5);
        let _ = writeln!(
            svg,
            "<text x=\"16\" y=\"{0:.1}\">{1} Humans, {2} {9}</text>\
             <line x1=\"{3:.1}\" x2=\"{4:.1}\" y1=\"{5:.1}\" y2=\"{5:.1}\" stroke=\"#246\" stroke-width=\"3\"/>\
             <circle cx=\"{6:.1}\" cy=\"{5:.1}\" r=\"5\" fill=\"#246\"/>\
             <text x=\"{7:.1}\" y=\"{0:.1}\">{8:.1} %</text>",
            y + 4.0,
            p.humans,
            p.aliens,
            x(p.low),
            x(p.high),
            y,
            x(p.rate),
            LEFT + WIDTH + 14.0,
            100.0 * p.rate,
            league.enemies()
        );
    }
    svg.push_str("</svg>\n");
    svg
}
