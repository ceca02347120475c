//! The numbers behind a level.

use crate::style::styles;

styles! {
    /// How often an Imitation hands in Sabotage while nothing has gone wrong.
    bold: 0.25, 0.07, 0.0;
    /// More of it for each beyond four who hand in: in a crowd nobody knows who it was.
    bold_crowd: 0.0, 0.06, 0.25;
    /// More of it where there may be three of them.
    bold_third: 0.0, 0.1, 0.26;
    /// More of it where they may be half of the crew: nobody can stop them then.
    bold_half: 0.0, 0.3, 0.0;
    /// More of it for each level of Contagion.
    bold_level: 0.1, 0.0, 0.0;
    /// More of it in a battle.
    bold_battle: 0.0, 0.15, 0.0;
    /// How often an Imitation without Sabotage hands in what is of no use.
    quiet: 0.3, 0.9, 0.9;
    /// How often an Imitation who leads a team swaps to do harm.
    harmful_swap: 0.3, 0.1, 0.0;
    /// How often an Imitation who leads a team goes where nothing is to be found.
    strays: 0.3, 0.0, 0.0;
    /// How often an Imitation pays.
    imitation_pays: 0.35, 1.0, 1.0;
    /// How often an Imitation refuses a Human as Final Captain where it and another can stop anybody.
    spite: 0.0, 0.7, 0.93;
    /// The same where they cannot.
    spite_of_few: 0.0, 0.0, 0.05;
    /// How much rather an Imitation votes for a Final Captain whom it takes for its own.
    backs_own: 0.0, 0.0, 0.2;
    /// How little an Imitation names somebody whom all doubt.
    names_doubted: 0.7, 0.7, 0.7;
    /// How often an Imitation leaves undone what its powers and its Gear could do for the Humans, or uses them for harm.
    idles: 1.0, 1.0, 0.05;
    /// How often an Imitation takes those along whom all doubt.
    odd_team: 1.0, 1.0, 0.05;
    /// How often an Imitation exchanges by what it wants, and not as often as a Human would.
    hoards: 1.0, 1.0, 0.05;
    /// Doubtful people on a team.
    team_doubt: 1.0, 2.0, 2.0;
    /// People on a team who say that they have something for it.
    team_helps: 0.0, 0.05, 0.05;
    /// Gear on a team.
    team_gear: 0.0, 0.05, 0.05;
    /// A fire that is put out on the way in.
    douse_fire: 1.2, 2.0, 2.0;
    /// Smoke that is.
    douse_smoke: 0.0, 1.0, 1.0;
    /// A way that costs a card I hold.
    pay_mine: 0.6, 0.3, 0.3;
    /// A way that costs a card of somebody else.
    pay_theirs: 1.6, 0.8, 0.8;
    /// Somebody's blood seen, against doing nothing.
    test: 0.5, 0.5, 0.5;
    /// Doubt from which a Human calls for fire.
    torch: 0.75, 0.55, 0.55;
    /// Doubt from which a Human votes for it.
    torch_vote: 0.6, 0.35, 0.35;
    /// Doubt up to which a Human wants somebody for Final Captain.
    lead: 0.35, 0.3, 0.3;
    /// How many End Blood Tests a Final Captain reckons ahead.
    tests_ahead: 1.0, 1.0, 2.0;
    /// Doubt from which a Captain is tied up.
    tie: 0.65, 0.7, 0.7;
    /// Doubt from which somebody is left behind.
    leave: 0.65, 0.5, 0.5;
    /// Cards of no use from which a Molotov is thrown away for others.
    molotov: 3.5, 2.5, 2.5;
    /// How much better a hand must become by a card of the deck.
    settled: 0.03, 0.01, 0.01;
    /// Dynamite or fire saved for later.
    save_gear: 0.0, 0.1, 0.1;
    /// How far from the best a team or a room may be.
    noise: 0.25, 0.15, 0.15;
    /// How often a Human hands in Sabotage, as others guess.
    human_sabotages: 0.05, 0.02, 0.02;
    /// How often an Imitation does.
    imitation_sabotages: 0.3, 0.14, 0.25;
    /// How often an Imitation hands in what is of no use, as others guess.
    imitation_spoils: 0.0, 0.1, 0.18;
    /// How likely Imitations give themselves away by what they do with powers, Gear and cards, as others guess at first.
    careless: 1.0, 1.0, 0.5;
    /// Somebody who spends Gear for the team.
    read_helps: 1.0, 0.8, 0.8;
    /// Somebody who spends Gear for nothing.
    read_wastes: 1.0, 0.8, 2.0;
    /// A Captain who uses a power for the team.
    read_power: 1.0, 1.0, 0.6;
    /// One who could, or could send somebody to a fire, and does not.
    read_idles: 1.0, 1.0, 2.0;
    /// Somebody who throws a Molotov away.
    read_molotov: 1.0, 1.0, 1.2;
    /// Somebody who exchanges cards.
    read_exchanges: 1.0, 1.0, 0.7;
    /// Somebody who could, and keeps them all.
    read_keeps: 1.0, 1.0, 1.3;
    /// A Captain who takes those along whom I doubt most; who leaves them behind is as much less doubtful.
    read_team: 1.0, 1.0, 1.4;
    /// A Human who names an Imitation for Final Captain, against one who names a Human.
    names_imitation: 1.0, 1.0, 0.7;
    /// An Imitation who names an Imitation, against the same.
    names_own: 1.0, 1.0, 1.2;
    /// How often an Imitation pays, as others guess.
    read_pays: 0.35, 0.8, 0.8;
    /// A Captain whose mission succeeds as it was handed in.
    read_succeeded: 1.0, 0.85, 0.8;
    /// One whose mission fails like that, without Sabotage.
    read_failed: 1.0, 1.5, 1.5;
    /// One whose mission succeeds after a swap.
    read_swapped: 1.0, 2.0, 2.0;
    /// One whose mission fails after a swap.
    read_spoilt: 1.0, 1.3, 1.3;
    /// A Captain who goes where nothing is to be found.
    read_strays: 1.0, 3.0, 3.0;
    /// A Human who votes to burn an Imitation, against one who votes to burn a Human.
    torch_imitation: 1.0, 1.5, 1.5;
    /// An Imitation who votes to burn an Imitation, against the same.
    torch_own: 1.0, 0.8, 0.8;
    /// How often a Human refuses a Human as Final Captain, as others guess.
    refuses_human: 0.1, 0.03, 0.03;
    /// How often a Human refuses an Imitation.
    refuses_imitation: 0.1, 0.5, 0.5;
    /// How often an Imitation refuses anybody.
    imitation_refuses: 0.1, 0.06, 0.06;
    /// The same where two of them can stop anybody.
    imitation_stops: 0.1, 0.8, 0.8;
    /// How often it speaks when it has something to say.
    talks: 0.6, 0.7, 0.7;
    /// A Human who accuses an Imitation, against one who accuses a Human.
    accuse_imitation: 1.2, 1.05, 1.05;
    /// An Imitation who accuses a Human, against the same.
    frame_human: 1.0, 1.0, 1.0;
    /// An Imitation who accuses an Imitation, against the same.
    accuse_own: 1.0, 0.9, 0.9;
    /// A Human who trusts an Imitation, against one who trusts a Human.
    trust_imitation: 0.9, 0.95, 0.95;
    /// An Imitation who trusts a Human, against the same.
    flatter_human: 1.0, 1.0, 1.0;
    /// An Imitation who trusts an Imitation, against the same.
    vouch_for_own: 1.0, 1.1, 1.1;
    /// How much more a word counts of somebody who has seen the blood.
    after_test: 2.0, 4.0, 4.0;
    /// Claims that cannot all be true, from Humans alone.
    honest_mistake: 0.5, 0.3, 0.3;
}
