//! The numbers behind a level.

use crate::style::styles;

styles! {
    /// How often an Imitation hands in Sabotage while nothing has gone wrong.
    bold: 0.25, 0.2, 0.2;
    /// More of it for each level of Contagion.
    bold_level: 0.1, 0.05, 0.05;
    /// More of it in a battle.
    bold_battle: 0.0, 0.15, 0.15;
    /// More of it the more the others doubt it anyway.
    bold_doubted: 0.0, 0.8, 0.8;
    /// How often an Imitation without Sabotage hands in what is of no use.
    quiet: 0.3, 0.9, 0.9;
    /// How often an Imitation who leads a team swaps to do harm.
    harmful_swap: 0.3, 0.8, 0.8;
    /// How often an Imitation who leads a team goes where nothing is to be found.
    strays: 0.3, 0.3, 0.3;
    /// How often an Imitation pays, as it does and as others guess.
    imitation_pays: 0.35, 0.5, 0.5;
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
    /// Doubt from which a Human calls for fire.
    torch: 0.75, 0.7, 0.7;
    /// Doubt from which a Human votes for it.
    torch_vote: 0.6, 0.55, 0.55;
    /// Doubt up to which a Human wants somebody for Final Captain.
    lead: 0.35, 0.3, 0.3;
    /// Doubt from which a Captain is tied up.
    tie: 0.65, 0.6, 0.6;
    /// Dynamite or fire saved for later.
    save_gear: 0.0, 0.1, 0.1;
    /// How far from the best a team or a room may be.
    noise: 0.25, 0.15, 0.15;
    /// How often a Human hands in Sabotage, as others guess.
    human_sabotages: 0.05, 0.02, 0.02;
    /// How often an Imitation does.
    imitation_sabotages: 0.3, 0.45, 0.45;
    /// How often an Imitation hands in what is of no use, as others guess.
    imitation_spoils: 0.0, 0.3, 0.3;
    /// Somebody who spends Gear for the team.
    read_helps: 1.0, 0.6, 0.6;
    /// A Captain who goes where nothing is to be found.
    read_strays: 1.0, 2.0, 2.0;
    /// A Human who votes to burn an Imitation, against one who votes to burn a Human.
    torch_imitation: 1.0, 1.5, 1.5;
    /// An Imitation who votes to burn an Imitation, against the same.
    torch_own: 1.0, 0.8, 0.8;
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
