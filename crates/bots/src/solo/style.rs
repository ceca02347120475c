//! The numbers behind a level: what things are worth to the players, who are all on one side.

use crate::style::styles;

styles! {
    /// A counter off the broken Radio.
    repair_radio: 1.2, 1.2, 1.2;
    /// The last counter off it, which lets somebody call for help.
    radio_works: 1.0, 1.0, 1.0;
    /// Calling for help.
    sos: 8.0, 8.0, 8.0;
    /// A Blood Bag while there is somebody to test, and time for it.
    blood_bag: 2.5, 2.5, 2.5;
    /// Warmth where it would end before help comes.
    warmth: 1.0, 1.0, 1.0;
    /// Warmth that is not needed yet.
    spare_warmth: 0.2, 0.2, 0.2;
    /// Light, by fuel or repair of the Generator.
    light: 0.4, 0.4, 0.4;
    /// Cooking.
    food: 0.3, 0.3, 0.3;
    /// A weapon.
    weapon: 0.6, 0.6, 0.6;
    /// An item.
    item: 0.3, 0.3, 0.3;
    /// Keys where no help comes by air.
    keys: 4.0, 4.0, 4.0;
    /// A choice of weather.
    weather: 0.3, 0.3, 0.3;
    /// A unit of work on a vehicle while help may come by air, and when none comes any more.
    vehicle: 0.15, 0.15, 0.15;
    vehicle_alone: 2.0, 2.0, 2.0;
    /// Somebody in the Dormitory who can turn a die.
    sleeper: 0.7, 0.7, 0.7;
    /// How often work that was planned gets done.
    done: 0.6, 0.6, 0.6;

    /// The first loss, which lets the Alien out.
    outbreak: 4.0, 4.0, 4.0;
    /// Another point of Strength.
    strength: 0.8, 0.8, 0.8;
    /// The only proven Human, and each further one as a part of that.
    proven: 10.0, 10.0, 10.0;
    proven_more: 0.5, 0.5, 0.5;
    /// Somebody doubtful while there is much to do, and when help is on its way.
    doubtful: 1.5, 1.5, 1.5;
    doubtful_late: 0.5, 0.5, 0.5;
    /// Spaces that the Threat and a disk come nearer to each other in a round: one by night, the rest by dice.
    pace: 1.7, 1.7, 1.7;
    /// Rounds that it takes to get away once help is there.
    lingering: 4.0, 4.0, 4.0;
    /// How much what the Threat may do in a round weighs against the same a round earlier.
    foresight: 0.7, 0.7, 0.7;
    /// A dog that is caught.
    dog_caught: 0.2, 0.2, 0.2;

    /// The Alien may come out of a Test. So nobody is tested before help is this near in rounds, unless it is out already,
    test_from: 9.0, 9.0, 9.0;
    /// or somebody's disk is so near the Threat.
    test_near: 1.5, 1.5, 1.5;
    /// How far from the best a choice may be.
    noise: 1.5, 0.03, 0.03;
}
