//! The result of a simulation as a page that needs nothing else to be read.

use std::fmt::Write as _;

use whiteout_core::HUMANS;
use whiteout_table::interval;

use super::report::Report;
use crate::plot::{Row, draw, escaped};

const STYLE: &str = "body{max-width:52rem;margin:2rem auto;padding:0 1rem;font:16px/1.5 system-ui,sans-serif;color:#123}\
                     svg{width:100%;height:auto}table{border-collapse:collapse}\
                     th,td{padding:.2rem .8rem;border-bottom:1px solid #cde;text-align:right}";

/// Side against side at every number of players, then how the games ended.
pub(super) fn write(reports: &[Report], about: &str) -> String {
    let game = reports.first().map_or("", |report| report.game);
    let mut page = format!(
        "<!doctype html>\n<html lang=\"en\">\n<meta charset=\"utf-8\">\n\
         <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n\
         <title>Whiteout: {game}</title>\n<style>{STYLE}</style>\n<h1>{game}</h1>\n<p>{}</p>\n",
        escaped(about)
    );
    let wins: Vec<Row> = reports.iter().map(humans).collect();
    page.push_str(&draw("Humans win, 95 % intervals", &wins));
    // Writing to a String cannot fail.
    page.push_str("<table>\n<tr><th>players<th>games<th>rounds a game<th>actions a game<th>errors\n");
    for report in reports {
        let _ = writeln!(
            page,
            "<tr><td>{}<td>{}<td>{:.2}<td>{:.1}<td>{}",
            report.players,
            report.games,
            report.rounds_mean,
            report.actions as f64 / report.games.max(1) as f64,
            report.errors
        );
    }
    page.push_str("</table>\n");
    for report in reports {
        let share = |count: u64| count as f64 / report.games.max(1) as f64;
        let row =
            |(reason, count): (&str, u64)| Row { label: reason.replace('_', " "), rate: share(count), within: None };
        let rows: Vec<Row> = report.reasons().into_iter().map(row).collect();
        page.push_str(&draw(&format!("How games of {} ended", report.players), &rows));
    }
    page.push_str("</html>\n");
    page
}

fn humans(report: &Report) -> Row {
    let won = report.wins.get(HUMANS).copied().unwrap_or(0);
    Row {
        label: format!("{} players", report.players),
        rate: won as f64 / report.games.max(1) as f64,
        within: Some(interval(won, report.games)),
    }
}
