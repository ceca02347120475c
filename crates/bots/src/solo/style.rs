//! The numbers behind a level: what things are worth to the players, who are all on one side.

use crate::style::styles;

styles! {
    /// A counter off the broken Radio.
    repair_radio: 1.63, 1.63, 1.63;
    /// The last counter off it, which lets somebody call for help.
    radio_works: 1.0, 1.0, 1.0;
    /// Calling for help.
    sos: 5.0, 5.0, 5.0;
    /// A Blood Bag while there is somebody to test, and time for it.
    blood_bag: 2.66, 2.66, 2.66;
    /// Warmth where it would end before help comes.
    warmth: 1.0, 1.0, 1.0;
    /// Warmth that is not needed yet.
    spare_warmth: 0.154, 0.154, 0.154;
    /// Light, by fuel or repair of the Generator.
    light: 0.349, 0.349, 0.349;
    /// Cooking.
    food: 0.352, 0.352, 0.352;
    /// A weapon.
    weapon: 0.672, 0.672, 0.672;
    /// An item.
    item: 0.346, 0.346, 0.346;
    /// Keys where no help comes by air.
    keys: 3.89, 3.89, 3.89;
    /// A choice of weather.
    weather: 0.228, 0.228, 0.228;
    /// A unit of work on a vehicle while help may come by air, and when none comes any more.
    vehicle: 0.171, 0.171, 0.171;
    vehicle_alone: 1.75, 1.75, 1.75;
    /// Somebody in the Dormitory who can turn a die.
    sleeper: 0.784, 0.784, 0.784;
    /// How often work that was planned gets done.
    done: 0.873, 0.873, 0.873;

    /// The first loss, which lets the Alien out.
    outbreak: 3.63, 3.63, 3.63;
    /// Another point of Strength.
    strength: 1.3, 1.3, 1.3;
    /// The only proven Human, and each further one as a part of that.
    proven: 10.0, 10.0, 10.0;
    proven_more: 0.5, 0.5, 0.5;
    /// Somebody doubtful while there is much to do, and when help is on its way.
    doubtful: 1.11, 1.11, 1.11;
    doubtful_late: 0.554, 0.554, 0.554;
    /// Spaces that the Threat and a disk come nearer to each other in a round: one by night, the rest by dice.
    pace: 2.08, 2.08, 2.08;
    /// Rounds that it takes to get away once help is there.
    lingering: 5.05, 5.05, 5.05;
    /// How much what the Threat may do in a round weighs against the same a round earlier.
    foresight: 0.733, 0.733, 0.733;
    /// A dog that is caught.
    dog_caught: 0.8, 0.8, 0.8;

    /// The Alien may come out of a Test. So nobody is tested before help is this near in rounds, unless it is out already,
    test_from: 8.46, 8.46, 8.46;
    /// or somebody's disk is so near the Threat.
    test_near: 1.68, 1.68, 1.68;
    /// How far from the best a choice may be.
    noise: 1.5, 0.03, 0.03;
}
