//! The picture itself: a tree of those who turned, then those who stayed Human.

use std::collections::HashMap;
use std::sync::LazyLock;

use serde::Deserialize;
use whiteout_core::Seat;
use whiteout_table::Look;

use super::svg::{Anchor, Face, Panel, Sheet, wrapped};
use super::{Portrait, Scene, Turned};

const WIDTH: i32 = 1_200;
const MARGIN: i32 = 60;
/// As much as most places that show a picture want.
const LEAST_HEIGHT: i32 = 630;
const NODE: i32 = 92;
const INDENT: i32 = 48;
const CHIP: [i32; 2] = [350, 78];
const CHIPS: i32 = 3;
const GAP: i32 = 15;
/// Letters of a sentence in one line.
const LINE: usize = 74;

const NIGHT: &str = "#081420";
const NIGHT_PANEL: &str = "#102434";
const BLOOD_PANEL: &str = "#24100f";
const LINE_COLOUR: &str = "#2c4a60";
const ICE: &str = "#e8f3fa";
const ICE_DIM: &str = "#a9c1d2";
const ALARM: &str = "#ff6b5e";
const LAMP: &str = "#ffb84d";
const INK: &str = "#06111b";

/// How players are told apart, the same as at the table.
#[derive(Deserialize, Default)]
struct Looks {
    colours: Vec<String>,
    shapes: Vec<String>,
    letter_drops: Vec<i32>,
}

static LOOKS: LazyLock<Looks> = LazyLock::new(|| {
    let file = include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/../../data/looks.json"));
    serde_json::from_str(file).unwrap_or_default()
});

pub(super) fn draw(scene: &Scene) -> String {
    let mut sheet = Sheet::default();
    let right = WIDTH - MARGIN;
    snow(&mut sheet);
    sheet.words([MARGIN, 96], Face::new(56, ICE).bold(), &scene.title);
    sheet.words([right, 96], Face::new(28, ICE_DIM).anchored(Anchor::End), &scene.when);
    let mut y = 146;
    for line in wrapped(&scene.outcome, LINE) {
        sheet.words([MARGIN, y], Face::new(28, if scene.bright { LAMP } else { ALARM }), &line);
        y += 36;
    }
    y = tree(&mut sheet, scene, y);
    y += 36;
    sheet.words([MARGIN, y], Face::new(26, ICE_DIM).bold(), &scene.humans_title);
    y += 18;
    if scene.humans.is_empty() {
        sheet.words([MARGIN, y + 30], Face::new(26, ICE), &scene.nobody);
    }
    for (i, portrait) in (0..).zip(&scene.humans) {
        let at = [MARGIN + i % CHIPS * (CHIP[0] + GAP), y + i / CHIPS * (CHIP[1] + GAP)];
        chip(&mut sheet, scene, portrait, at);
    }
    let rows = (scene.humans.len() as i32 + CHIPS - 1) / CHIPS;
    y += rows.max(1) * (CHIP[1] + GAP);
    let height = (y + 56).max(LEAST_HEIGHT);
    sheet.words([right, height - 28], Face::new(24, ICE_DIM).bold().anchored(Anchor::End), "Whiteout");
    sheet.finish([WIDTH, height], NIGHT, &scene.title, &told(scene))
}

/// The same without a picture.
fn told(scene: &Scene) -> String {
    let turned = scene
        .turned
        .iter()
        .map(|(who, turned)| format!("{} ({}): {}, {}.", who.character, who.player, who.side, fate(who, &turned.how)));
    let humans = scene.humans.iter();
    let humans = humans.map(|who| format!("{} ({}): {}.", who.character, who.player, fate(who, &who.side)));
    core::iter::once(scene.outcome.clone()).chain(turned).chain(humans).collect::<Vec<_>>().join(" ")
}

/// The same, with what became of whoever was lost.
fn fate(portrait: &Portrait, told: &str) -> String {
    portrait.loss.as_ref().map_or_else(|| told.to_owned(), |loss| format!("{told}, {loss}"))
}

/// Everybody who turned, below the one who turned them; where the tree ends.
fn tree(sheet: &mut Sheet, scene: &Scene, top: i32) -> i32 {
    let mut places: HashMap<Seat, [i32; 2]> = HashMap::new();
    let mut y = top;
    for (portrait, turned) in in_order(scene) {
        let above = turned.by.and_then(|by| places.get(&by)).copied();
        let x = above.map_or(MARGIN, |[x, _]| x + INDENT);
        if let Some([from_x, from_y]) = above {
            let (trunk, middle) = (from_x + INDENT / 2, y + NODE / 2);
            sheet.path(&format!("M{trunk} {}V{middle}H{x}", from_y + NODE), ALARM);
        }
        places.insert(portrait.seat, [x, y]);
        let stroke = if portrait.won { LAMP } else { ALARM };
        sheet.panel(Panel { at: [x, y], size: [WIDTH - MARGIN - x, NODE], fill: BLOOD_PANEL, stroke });
        piece(sheet, scene, portrait, [x + 50, y + NODE / 2], 1.45);
        named(sheet, portrait, [x + 98, y + 40]);
        sheet.words([x + 98, y + 74], Face::new(23, ICE), &fate(portrait, &turned.how));
        let side = Face::new(28, ALARM).bold().anchored(Anchor::End);
        sheet.phrases([WIDTH - MARGIN - 20, y + 40], side, &marked(portrait, side));
        y += NODE + GAP;
    }
    y
}

/// Each of them followed by those they turned.
fn in_order(scene: &Scene) -> Vec<&(Portrait, Turned)> {
    fn below<'a>(scene: &'a Scene, by: Option<Seat>, order: &mut Vec<&'a (Portrait, Turned)>) {
        let shown = |seat: Seat| scene.turned.iter().any(|(who, _)| who.seat == seat);
        for one in scene.turned.iter().filter(|(_, turned)| turned.by.filter(|&by| shown(by)) == by) {
            order.push(one);
            below(scene, Some(one.0.seat), order);
        }
    }
    let mut order = Vec::with_capacity(scene.turned.len());
    below(scene, None, &mut order);
    order
}

fn chip(sheet: &mut Sheet, scene: &Scene, portrait: &Portrait, [x, y]: [i32; 2]) {
    let stroke = if portrait.won { LAMP } else { LINE_COLOUR };
    sheet.panel(Panel { at: [x, y], size: CHIP, fill: NIGHT_PANEL, stroke });
    piece(sheet, scene, portrait, [x + 42, y + CHIP[1] / 2], 1.2);
    let name = Face::new(27, ICE).bold();
    // Three lines lie closer together.
    let ([first, second], size) = if portrait.loss.is_some() { ([28, 48], 18) } else { ([35, 62], 20) };
    sheet.phrases([x + 84, y + first], name, &[(name, &portrait.character), (Face::new(24, LAMP), star(portrait))]);
    sheet.words([x + 84, y + second], Face::new(size, ICE_DIM), &portrait.player);
    if let Some(loss) = &portrait.loss {
        sheet.words([x + 84, y + 68], Face::new(size, ALARM), loss);
    }
}

fn named(sheet: &mut Sheet, portrait: &Portrait, at: [i32; 2]) {
    let name = Face::new(32, ICE).bold();
    sheet.phrases(at, name, &[(name, &portrait.character), (Face::new(23, ICE_DIM), &portrait.player)]);
}

fn marked(portrait: &Portrait, side: Face) -> [(Face, &str); 2] {
    [(side, &portrait.side), (Face::new(26, LAMP), star(portrait))]
}

/// Whoever won is marked by more than a colour.
const fn star(portrait: &Portrait) -> &'static str {
    if portrait.won { "★" } else { "" }
}

fn piece(sheet: &mut Sheet, scene: &Scene, portrait: &Portrait, [x, y]: [i32; 2], scale: f32) {
    let Look { colour, shape } = portrait.look;
    let text = |list: &'static [String], index: u8| list.get(usize::from(index)).map_or("", String::as_str);
    sheet.shape(text(&LOOKS.shapes, shape), [x, y], scale, text(&LOOKS.colours, colour));
    let drop = LOOKS.letter_drops.get(usize::from(shape)).copied().unwrap_or_default();
    let letters = initials(scene, portrait);
    let size = if letters.chars().count() > 1 { 16.0 } else { 19.0 };
    let face = Face::new((size * scale) as u32, INK).bold().anchored(Anchor::Middle);
    sheet.words([x, y + ((6 + drop) as f32 * scale) as i32], face, &letters);
}

/// Two letters where somebody else in the picture begins with the same one.
fn initials(scene: &Scene, portrait: &Portrait) -> String {
    let mut all = scene.turned.iter().map(|(who, _)| who).chain(&scene.humans);
    let first = portrait.character.chars().next();
    let shared = all.any(|who| who.seat != portrait.seat && who.character.chars().next() == first);
    portrait.character.chars().take(if shared { 2 } else { 1 }).collect()
}

/// Always the same few flakes.
fn snow(sheet: &mut Sheet) {
    for i in 0..48_i32 {
        let at = [(i * 379 + 41) % WIDTH, (i * 233 + 17) % LEAST_HEIGHT];
        sheet.dot(at, 1 + i.unsigned_abs() % 3, ICE, 0.12);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_look_can_be_drawn() {
        assert_eq!([LOOKS.colours.len(), LOOKS.shapes.len(), LOOKS.letter_drops.len()], [8; 3]);
    }

    fn somebody(seat: u8, character: &str, loss: Option<&str>) -> Portrait {
        Portrait {
            seat: Seat::at(seat),
            look: Look { colour: 0, shape: seat },
            character: character.to_owned(),
            player: "Ann".to_owned(),
            side: "Human".to_owned(),
            loss: loss.map(str::to_owned),
            won: false,
        }
    }

    #[test]
    fn who_begins_alike_is_told_apart_and_who_was_lost_is_told_so() {
        let turned = Turned { seat: Seat::at(0), by: None, how: "from the very beginning".to_owned() };
        let scene = Scene {
            title: String::new(),
            when: String::new(),
            outcome: String::new(),
            bright: false,
            turned: vec![(somebody(0, "Nauls", Some("assimilated")), turned)],
            humans_title: String::new(),
            nobody: String::new(),
            humans: vec![somebody(1, "Norris", Some("lost to the Thing")), somebody(2, "Garry", None)],
        };
        let [nauls, norris, garry] = [&scene.turned[0].0, &scene.humans[0], &scene.humans[1]];
        assert_eq!([nauls, norris, garry].map(|who| initials(&scene, who)), ["Na", "No", "G"]);
        let drawn = draw(&scene);
        assert!(
            drawn.contains(">from the very beginning, assimilated<") && drawn.contains(">lost to the Thing<"),
            "{drawn}"
        );
        assert!(drawn.contains("Norris (Ann): Human, lost to the Thing. Garry (Ann): Human."), "{drawn}");
    }
}
