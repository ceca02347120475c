//! A game that is over as a picture to post: who was what, who turned whom and when, who won and why.

mod drawing;
mod svg;

use core::slice::from_ref;

use whiteout_core::{Seat, SeatSet};
use whiteout_table::{Look, Phase, Table};
use whiteout_text::{Language, Texts};

use crate::past::Past;
use crate::publish::events;
use crate::reading::Told as Answer;
use crate::replay::nth_game;
use crate::served::Served;

/// Somebody in the picture, with everything in words.
struct Portrait {
    seat: Seat,
    look: Look,
    /// The Character, and whoever played it.
    character: String,
    player: String,
    side: String,
    /// What became of whoever was lost, if the side does not tell it.
    loss: Option<String>,
    won: bool,
}

/// Somebody who turned: by whom, and how.
struct Turned {
    seat: Seat,
    by: Option<Seat>,
    how: String,
}

/// All that the picture shows.
struct Scene {
    title: String,
    /// The round in which it ended.
    when: String,
    outcome: String,
    /// Whether those who stayed Human won.
    bright: bool,
    /// In the order in which they turned.
    turned: Vec<(Portrait, Turned)>,
    humans_title: String,
    nobody: String,
    humans: Vec<Portrait>,
}

/// The `n`th game, from 0 on, as SVG. Whether it is over was asked before.
pub(crate) fn tell<G: Served>(past: &mut Past<G>, n: u32, language: Language) -> Answer {
    let (mut table, entries) = nth_game(past, n)?;
    let texts = Texts::<G>::of(language);
    let mut game = G::blank(table.config());
    let mut turned: Vec<Turned> = Vec::new();
    for entry in &entries {
        table.apply(entry);
        for event in events(from_ref(entry)) {
            let before = game.unmasked();
            game.apply(event);
            for seat in game.unmasked().minus(before).iter() {
                let how = texts.fate(&game.public_part(), event);
                turned.retain(|earlier| earlier.seat != seat);
                turned.push(Turned { seat, by: G::infector(event), how });
            }
        }
        if table.phase() == Phase::Over {
            return Ok(drawing::draw(&scene(&table, &game, turned, &texts)));
        }
    }
    Err("corrupt")
}

fn scene<G: Served>(table: &Table<G>, game: &G, turned: Vec<Turned>, texts: &Texts<G>) -> Scene {
    let board = game.public_part();
    let against = game.unmasked();
    let winners = game.outcome().map_or(SeatSet::EMPTY, |outcome| outcome.winners);
    let portrait = |seat: Seat| {
        let player = game.player_of(seat);
        let seated = table.seated(player)?;
        Some(Portrait {
            seat,
            look: seated.look,
            character: texts.seat(&board, seat),
            player: seated.name.clone(),
            side: texts.side(against.contains(seat)),
            loss: texts.loss(&board, seat),
            won: winners.contains(player),
        })
    };
    let humans: Vec<Portrait> = SeatSet::first(game.people()).minus(against).iter().filter_map(portrait).collect();
    Scene {
        title: texts.fate_title(),
        when: texts.round(&board),
        outcome: texts.outcome(&board).unwrap_or_default(),
        bright: humans.iter().any(|human| human.won),
        turned: turned
            .into_iter()
            .filter(|turned| against.contains(turned.seat))
            .filter_map(|turned| Some((portrait(turned.seat)?, turned)))
            .collect(),
        humans_title: texts.fate_humans(),
        nobody: texts.fate_nobody(),
        humans,
    }
}
