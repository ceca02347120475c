//! The numbers behind the levels of a game, in one table.

/// Makes a `Style` with a number for each name, as the novice, the regular player and the expert have it.
macro_rules! styles {
    ($($(#[$doc:meta])* $name:ident: $novice:literal, $regular:literal, $expert:literal;)+) => {
        /// How a player weighs things.
        #[derive(Clone, Debug)]
        pub struct Style {
            $($(#[$doc])* pub(crate) $name: f32,)+
        }

        impl Style {
            pub const NOVICE: Self = Self { $($name: $novice,)+ };
            pub const REGULAR: Self = Self { $($name: $regular,)+ };
            pub const EXPERT: Self = Self { $($name: $expert,)+ };

            /// Every number by name.
            pub fn numbers(&mut self) -> Vec<(&'static str, &mut f32)> {
                vec![$((stringify!($name), &mut self.$name),)+]
            }
        }
    };
}

pub(crate) use styles;
