//! The numbers behind a level. Found by hand for the novice, by many thousands of games for the regular player
//! (`examples/tune.rs`).

macro_rules! styles {
    ($($(#[$doc:meta])* $name:ident: $novice:literal, $regular:literal;)+) => {
        /// How a player weighs things.
        #[derive(Clone, Debug)]
        pub struct Style {
            $($(#[$doc])* pub(crate) $name: f32,)+
        }

        impl Style {
            pub const NOVICE: Self = Self { $($name: $novice,)+ };
            pub const REGULAR: Self = Self { $($name: $regular,)+ };

            /// A regular player who errs more often.
            pub fn wilder(times: f32) -> Self {
                Self { noise: times * Self::REGULAR.noise, ..Self::REGULAR }
            }

            /// Every number by name.
            pub fn numbers(&mut self) -> Vec<(&'static str, &mut f32)> {
                vec![$((stringify!($name), &mut self.$name),)+]
            }
        }
    };
}

styles! {
    /// Rounds for which Boiler and Generator should be able to run.
    reserve_rounds: 4.5, 4.5;
    /// Fuel for a Generator that does not run.
    fuel_in_darkness: 0.4, 0.4;
    /// Light against warmth.
    generator_fuel: 0.4, 0.4;
    /// Cooking while there is food.
    kitchen: 1.0, 1.0;
    /// The Weather Station against a walk to the Boiler.
    station: 0.7, 0.7;
    /// Sending the S.O.S.
    sos: 7.0, 7.0;
    /// Weapons while few are armed.
    armory: 2.4, 2.4;
    /// Weapons once many are armed.
    armory_armed: 1.0, 1.0;
    /// More of it when the Alien is about or fire may be needed.
    armory_hunted: 3.2, 3.2;
    /// Items without Keys in hand.
    warehouse: 2.8, 2.8;
    /// More of it when a vehicle waits for its Keys.
    warehouse_ready: 2.5, 2.5;
    /// Blood Bags while nobody knows who is who.
    laboratory: 5.0, 5.0;
    /// Repairing a Boiler near its end.
    boiler_repair: 1.5, 1.5;
    /// Repairing a Generator that has failed.
    light_again: 4.0, 4.0;
    /// Repairing a Generator that runs.
    generator_repair: 0.4, 0.4;
    /// Work on a way out that is nearly open.
    way_out: 5.4, 5.4;
    /// Less of it for each step per head that is missing.
    way_out_far: 2.2, 2.2;
    /// The Radio for few hands.
    radio_few: 80.0, 80.0;
    /// A vehicle for whoever has Keys.
    vehicle_with_keys: 2.5, 2.5;
    /// Less of a vehicle once help is on its way.
    vehicle_with_rescue: 1.5, 1.5;
    /// All of it when it freezes.
    way_out_freezing: 1.6, 1.6;
    /// What becoming an Alien costs a Human.
    infection: 30.0, 30.0;
    /// What being eaten costs.
    death: 12.0, 12.0;
    /// A place where another card would help too.
    other_card: 0.3, 0.3;
    /// A Human who hands in Sabotage.
    human_sabotage: 5.0, 5.0;
    /// A second pair of hands where only one can work.
    second_alone: 0.55, 0.55;
    /// More hands where all can work.
    cooperation: 0.25, 0.25;
    /// More hands than there is work.
    too_many: 0.4, 0.4;
    /// A meeting, whatever comes of it.
    meeting: 0.4, 0.4;
    /// Danger that a weapon may keep away.
    avoidable: 0.5, 0.5;
    /// Catching a dog together.
    dog_together: 1.2, 1.2;
    /// How much the Alien likes the Boiler, as others guess.
    likes_boiler: 3.5, 3.5;
    /// Meeting an Alien as strong as those who stand there.
    tie: 1.5, 1.5;
    /// Danger to whoever holds fire.
    armed_danger: 0.15, 0.15;
    /// Leading the next round.
    leader_token: 0.7, 0.7;
    /// A new hand and a safe bed.
    sleep: 0.1, 0.1;
    /// More of it with nothing but Sabotage in hand.
    stuck: 1.6, 1.6;
    /// Less of it for each who sleeps already.
    crowded_bed: 0.5, 0.5;
    /// What Fuel and Tools are kept for.
    use_item: 1.5, 1.5;
    /// A Human turned, to an Alien.
    prey: 5.0, 10.2;
    /// How often an Alien hands in Sabotage, in a hundred.
    sabotage_often: 45.0, 137.0;
    /// A good place to be seen in with it.
    sabotage_place: 0.8, 0.4;
    /// The Sabotage itself.
    sabotage_worth: 1.5, 1.74;
    /// A Special Action, which throws the hand away.
    alien_special: 1.0, 0.819;
    /// Work for show.
    cover: 0.7, 0.214;
    /// One Human to turn.
    prey_one: 0.5, 2.04;
    /// Each of two Humans to turn.
    prey_two: 0.4, 0.0887;
    /// Less company the further up the disk.
    shy: 0.5, 0.203;
    /// An Alien in bed turns nobody.
    alien_sleep: 1.0, 1.28;
    /// An Alien alone with a dog looks odd.
    alien_dog: 2.5, 2.98;
    /// How often an Alien shows itself when the others are about to leave.
    show_leaving: 20.0, 2.81;
    /// How often at maximum suspicion.
    show_suspect: 15.0, 1.6;
    /// How often when others carry on in secret.
    show_brood: 8.0, 4.53;
    /// Certainty to leave with before the cold kills.
    go_freezing: 0.15, 0.15;
    /// Certainty to leave with.
    go: 0.7, 0.7;
    /// Less of it when no Test is to come.
    go_no_labs: 0.12, 0.12;
    /// Less of it once it freezes.
    go_cold: 0.2, 0.2;
    /// Less of it while the Alien hunts.
    go_hunted: 0.1, 0.1;
    /// Less of it without fuel.
    go_no_fuel: 0.1, 0.1;
    /// Doubt up to which somebody is let aboard.
    let_in: 0.5, 0.5;
    /// An Alien votes with the crowd.
    alien_vote_disk: 0.5, 0.423;
    /// An Alien votes against those who would board before it.
    alien_vote_first: 0.0, 0.423;
    /// Leading the next round, to an Alien.
    alien_leads: 0.0, 7.08;
    /// What a secret Alien fears from an exposed one.
    alien_fear: 0.0, 0.3;
    /// A Human votes with the crowd.
    vote_disk: 0.1, 0.1;
    /// Doubt from which a Test is worth a bag.
    test: 0.08, 0.08;
    /// How often an Alien who leads stops where a Human goes on.
    alien_turn: 40.0, 101.0;
    /// How often an Alien who leads gives cards to the wrong ones.
    alien_assign: 50.0, 79.0;
    /// No arms, items and tokens for those in doubt.
    arms_trust: 4.0, 4.0;
    /// How often an Alien who leads lets a room burn.
    alien_burn_leave: 35.0, 25.2;
    /// Risk from which a shot is fired.
    avoid_firearm: 0.02, 0.02;
    /// Risk from which a blow is struck.
    avoid_melee: 0.15, 0.15;
    /// Risk from which a reload is spent.
    avoid_flame: 0.5, 0.5;
    /// How often the Alien goes for the Boiler.
    boil: 0.6, 0.802;
    /// How often it goes for a dog.
    eat_dogs: 0.5, 0.253;
    /// Eating a Human.
    eat_human: 6.0, 7.32;
    /// Breaking the Boiler.
    break_boiler: 9.0, 9.0;
    /// Harming the Boiler.
    harm_boiler: 3.5, 3.5;
    /// Spoiling a way out that is open.
    spoil_way_out: 7.0, 5.54;
    /// How far from the best a place may be.
    noise: 0.6, 0.6;
    /// How often an Alien slips its token in, as others guess.
    offers: 0.9, 0.9;
    /// How often a Human who may choose hands in Sabotage, as others guess.
    human_gives_sabotage: 0.06, 0.06;
    /// How often an Alien does.
    alien_gives_sabotage: 0.3, 0.42;
    /// How often a Human walks in on somebody, as others guess.
    human_joins: 0.3, 0.3;
    /// How often an Alien does.
    alien_joins: 0.5, 0.6;
    /// Somebody who walks in on two.
    joins_two: 1.667, 1.0;
    /// How much of it tells anything while the Alien hunts.
    joins_hunted: 0.0, 0.3;
    /// How much of an Alien goes anywhere at all.
    read_rooms: 0.0, 0.3;
    /// How far from the best a Human goes.
    room_spread: 1.5, 1.5;
    /// A Special Action.
    read_special: 1.0, 1.0;
    /// Somebody who keeps others away.
    read_avoids: 1.0, 0.6;
    /// Somebody who fights the Alien.
    read_fights: 1.0, 0.6;
    /// Somebody who uses up Fuel or Tools.
    read_helps: 1.0, 0.6;
    /// How much of an Alien who leads gives cards to anybody at all.
    read_assigns: 0.0, 0.5;
    /// A Leader who stops while there is good work to be done.
    read_stops: 1.0, 1.8;
    /// Somebody who could have boarded and did not.
    read_stays: 1.0, 0.1;
    /// Somebody who offers a Test.
    read_offers: 1.0, 0.4;
    /// A Human who points at an Alien, against one who points at a Human.
    vote_at_alien: 1.0, 1.3;
    /// An Alien who points at a Human, against the same.
    alien_votes: 1.0, 1.2;
    /// An Alien who points at an Alien, against the same.
    vote_at_own: 1.0, 0.4;
    /// Somebody who goes to bed.
    read_sleeps: 1.0, 1.0;
    /// Whether it keeps in mind how the others see things.
    masks: 0.0, 1.0;
    /// How often it speaks when it has something to say.
    talks: 0.0, 0.6;
    /// A Human who accuses an Alien, against one who accuses a Human.
    accuse_alien: 1.0, 1.4;
    /// An Alien who accuses a Human, against the same.
    frame_human: 1.0, 1.1;
    /// An Alien who accuses an Alien, against the same.
    accuse_own: 1.0, 0.6;
    /// A Human who trusts an Alien, against one who trusts a Human.
    trust_alien: 1.0, 0.7;
    /// An Alien who trusts a Human, against the same.
    flatter_human: 1.0, 1.0;
    /// An Alien who trusts an Alien, against the same.
    vouch_for_own: 1.0, 1.2;
    /// Claims that cannot all be true, from Humans alone.
    honest_mistake: 1.0, 0.15;
    /// A room for which somebody trusted asked for help.
    asked_for_help: 0.0, 1.0;
}
