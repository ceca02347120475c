//! The numbers behind a level. Found by hand for the novice, by many thousands of games for the others (`examples/tune.rs`):
//! the search for the expert's went on where a regular player stops.

use crate::style::styles;

styles! {
    /// Rounds for which Boiler and Generator should be able to run.
    reserve_rounds: 4.5, 2.94, 2.18;
    /// Fuel for a Generator that does not run.
    fuel_in_darkness: 0.4, 0.348, 0.3;
    /// Light against warmth.
    generator_fuel: 0.4, 0.4, 0.375;
    /// Cooking while there is food.
    kitchen: 1.0, 0.735, 0.644;
    /// The Weather Station against a walk to the Boiler.
    station: 0.7, 0.388, 0.312;
    /// Sending the S.O.S.
    sos: 7.0, 13.7, 16.1;
    /// Weapons while few are armed.
    armory: 2.4, 4.86, 5.73;
    /// Weapons once many are armed.
    armory_armed: 1.0, 1.01, 0.97;
    /// More of it when the Alien is about or fire may be needed.
    armory_hunted: 3.2, 3.18, 2.58;
    /// Items without Keys in hand.
    warehouse: 2.8, 2.02, 1.64;
    /// More of it when a vehicle waits for its Keys.
    warehouse_ready: 2.5, 1.55, 1.52;
    /// Blood Bags while nobody knows who is who.
    laboratory: 5.0, 6.92, 20.7;
    /// Repairing a Boiler near its end.
    boiler_repair: 1.5, 1.5, 1.22;
    /// Repairing a Generator that has failed.
    light_again: 4.0, 4.0, 2.07;
    /// Repairing a Generator that runs.
    generator_repair: 0.4, 0.4, 0.526;
    /// Work on a way out that is nearly open.
    way_out: 5.4, 1.68, 1.4;
    /// Less of it for each step per head that is missing.
    way_out_far: 2.2, 2.19, 1.36;
    /// The Radio for few hands.
    radio_few: 80.0, 132.0, 385.0;
    /// A vehicle for whoever has Keys.
    vehicle_with_keys: 2.5, 3.25, 2.79;
    /// Less of a vehicle once help is on its way.
    vehicle_with_rescue: 1.5, 2.08, 1.79;
    /// All of it when it freezes.
    way_out_freezing: 1.6, 1.6, 2.01;
    /// What becoming an Alien costs a Human.
    infection: 30.0, 63.0, 181.0;
    /// What being eaten costs.
    death: 12.0, 10.2, 10.9;
    /// A place where another card would help too.
    other_card: 0.3, 0.262, 0.194;
    /// A Human who hands in Sabotage.
    human_sabotage: 5.0, 2.99, 2.08;
    /// A second pair of hands where only one can work.
    second_alone: 0.55, 0.761, 0.93;
    /// More hands where all can work.
    cooperation: 0.25, 0.25, 0.251;
    /// More hands than there is work.
    too_many: 0.4, 0.89, 1.44;
    /// A meeting, whatever comes of it.
    meeting: 0.4, 0.4, 0.403;
    /// Danger that a weapon may keep away.
    avoidable: 0.5, 0.385, 0.497;
    /// Catching a dog together.
    dog_together: 1.2, 1.01, 0.775;
    /// Standing with somebody while the Pack Leader roams.
    pack_together: 0.0, 1.5, 1.5;
    /// How much the Alien likes the Boiler, as others guess.
    likes_boiler: 3.5, 2.85, 2.16;
    /// Meeting an Alien as strong as those who stand there.
    tie: 1.5, 1.19, 0.953;
    /// Danger to whoever holds fire.
    armed_danger: 0.15, 0.161, 0.0911;
    /// Leading the next round.
    leader_token: 0.7, 0.912, 0.835;
    /// A new hand and a safe bed.
    sleep: 0.1, 0.126, 0.126;
    /// More of it with nothing but Sabotage in hand.
    stuck: 1.6, 1.4, 1.39;
    /// Less of it for each who sleeps already.
    crowded_bed: 0.5, 0.5, 0.766;
    /// What Fuel and Tools are kept for.
    use_item: 1.5, 1.25, 0.89;
    /// A Human turned, to an Alien.
    prey: 5.0, 10.2, 10.2;
    /// How often an Alien hands in Sabotage, in a hundred.
    sabotage_often: 45.0, 137.0, 137.0;
    /// A good place to be seen in with it.
    sabotage_place: 0.8, 0.4, 0.4;
    /// The Sabotage itself.
    sabotage_worth: 1.5, 1.74, 1.74;
    /// A Special Action, which throws the hand away.
    alien_special: 1.0, 0.819, 0.819;
    /// Work for show.
    cover: 0.7, 0.214, 0.214;
    /// One Human to turn.
    prey_one: 0.5, 2.04, 2.04;
    /// Each of two Humans to turn.
    prey_two: 0.4, 0.0887, 0.0887;
    /// Less company the further up the disk.
    shy: 0.5, 0.203, 0.203;
    /// An Alien in bed turns nobody.
    alien_sleep: 1.0, 1.28, 1.28;
    /// An Alien alone with a dog looks odd.
    alien_dog: 2.5, 2.98, 2.98;
    /// How often an Alien shows itself when the others are about to leave.
    show_leaving: 20.0, 2.81, 2.81;
    /// How often at maximum suspicion.
    show_suspect: 15.0, 1.6, 1.6;
    /// How often when others carry on in secret.
    show_brood: 8.0, 4.53, 4.53;
    /// Certainty to leave with before the cold kills.
    go_freezing: 0.15, 0.176, 0.15;
    /// Certainty to leave with.
    go: 0.7, 0.881, 0.772;
    /// Less of it when no Test is to come.
    go_no_labs: 0.12, 0.146, 0.168;
    /// Less of it once it freezes.
    go_cold: 0.2, 0.214, 0.32;
    /// Less of it while the Alien hunts.
    go_hunted: 0.1, 0.0781, 0.0838;
    /// Less of it without fuel.
    go_no_fuel: 0.1, 0.116, 0.12;
    /// Doubt up to which somebody is let aboard.
    let_in: 0.5, 0.522, 0.478;
    /// An Alien votes with the crowd.
    alien_vote_disk: 0.5, 0.423, 0.423;
    /// An Alien votes against those who would board before it.
    alien_vote_first: 0.0, 0.423, 0.423;
    /// Leading the next round, to an Alien.
    alien_leads: 0.0, 7.08, 7.08;
    /// What a secret Alien fears from an exposed one.
    alien_fear: 0.0, 0.3, 0.3;
    /// A Human votes with the crowd.
    vote_disk: 0.1, 0.1, 0.107;
    /// Doubt from which a Test is worth a bag.
    test: 0.08, 0.0853, 0.0642;
    /// How often an Alien who leads stops where a Human goes on.
    alien_turn: 40.0, 101.0, 101.0;
    /// How often an Alien who leads gives cards to the wrong ones.
    alien_assign: 50.0, 79.0, 79.0;
    /// No arms, items and tokens for those in doubt.
    arms_trust: 4.0, 2.76, 3.13;
    /// How often an Alien who leads lets a room burn.
    alien_burn_leave: 35.0, 25.2, 25.2;
    /// Risk from which a shot is fired.
    avoid_firearm: 0.02, 0.0157, 0.016;
    /// Risk from which a blow is struck.
    avoid_melee: 0.15, 0.13, 0.13;
    /// Risk from which a reload is spent.
    avoid_flame: 0.5, 0.609, 0.709;
    /// How often the Alien goes for the Boiler.
    boil: 0.6, 0.802, 0.802;
    /// How often it goes for a dog.
    eat_dogs: 0.5, 0.253, 0.253;
    /// Eating a Human.
    eat_human: 6.0, 7.32, 7.32;
    /// Breaking the Boiler.
    break_boiler: 9.0, 9.0, 9.0;
    /// Harming the Boiler.
    harm_boiler: 3.5, 3.5, 3.5;
    /// Spoiling a way out that is open.
    spoil_way_out: 7.0, 5.54, 5.54;
    /// How far from the best a place may be.
    noise: 0.6, 0.598, 0.697;
    /// How often an Alien slips its token in, as others guess.
    offers: 0.9, 1.0, 1.0;
    /// How often a Human who may choose hands in Sabotage, as others guess.
    human_gives_sabotage: 0.06, 0.073, 0.107;
    /// How often an Alien does.
    alien_gives_sabotage: 0.3, 0.308, 0.306;
    /// How often a Human walks in on somebody, as others guess.
    human_joins: 0.3, 0.199, 0.143;
    /// How often an Alien does.
    alien_joins: 0.5, 0.718, 0.481;
    /// Somebody who walks in on two.
    joins_two: 1.667, 1.27, 1.47;
    /// How much of it tells anything while the Alien hunts.
    joins_hunted: 0.0, 0.205, 0.264;
    /// How much of an Alien goes anywhere at all.
    read_rooms: 0.0, 0.3, 0.345;
    /// How far from the best a Human goes.
    room_spread: 1.5, 1.02, 1.02;
    /// A Special Action.
    read_special: 1.0, 1.0, 0.99;
    /// Somebody who keeps others away.
    read_avoids: 1.0, 0.6, 0.38;
    /// Somebody who fights the Alien.
    read_fights: 1.0, 0.6, 0.644;
    /// Somebody who uses up Fuel or Tools.
    read_helps: 1.0, 0.52, 0.748;
    /// How much of an Alien who leads gives cards to anybody at all.
    read_assigns: 0.0, 0.573, 0.774;
    /// A Leader who stops while there is good work to be done.
    read_stops: 1.0, 2.31, 3.06;
    /// Somebody who could have boarded and did not.
    read_stays: 1.0, 0.1, 0.0922;
    /// Somebody who offers a Test.
    read_offers: 1.0, 0.4, 0.4;
    /// A Human who points at an Alien, against one who points at a Human.
    vote_at_alien: 1.0, 1.38, 0.751;
    /// An Alien who points at a Human, against the same.
    alien_votes: 1.0, 1.85, 1.54;
    /// An Alien who points at an Alien, against the same.
    vote_at_own: 1.0, 0.241, 0.104;
    /// Somebody who goes to bed.
    read_sleeps: 1.0, 1.0, 0.819;
    /// Whether it keeps in mind how the others see things.
    masks: 0.0, 1.0, 1.0;
    /// How often it speaks when it has something to say.
    talks: 0.0, 0.685, 0.868;
    /// A Human who accuses an Alien, against one who accuses a Human.
    accuse_alien: 1.0, 1.95, 1.95;
    /// An Alien who accuses a Human, against the same.
    frame_human: 1.0, 0.694, 0.448;
    /// An Alien who accuses an Alien, against the same.
    accuse_own: 1.0, 0.725, 0.842;
    /// A Human who trusts an Alien, against one who trusts a Human.
    trust_alien: 1.0, 0.688, 0.583;
    /// An Alien who trusts a Human, against the same.
    flatter_human: 1.0, 1.0, 0.827;
    /// An Alien who trusts an Alien, against the same.
    vouch_for_own: 1.0, 1.37, 1.37;
    /// Claims that cannot all be true, from Humans alone.
    honest_mistake: 1.0, 0.1, 0.1;
    /// A room for which somebody trusted asked for help.
    asked_for_help: 0.0, 1.0, 1.16;
}

impl Style {
    /// A regular player who errs more often.
    pub fn wilder(times: f32) -> Self {
        Self { noise: times * Self::REGULAR.noise, ..Self::REGULAR }
    }
}
