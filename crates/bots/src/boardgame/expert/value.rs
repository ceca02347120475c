//! How likely the Humans win from a position that is seen whole: a small net, trained on games of regular players
//! (`examples/value.rs`).

use std::sync::LazyLock;

use super::features::COUNT;

/// Nodes between the numbers of a position and the answer.
pub const NODES: usize = 24;
/// Numbers of a net: for each node its bias, its weight in the answer and one for each input; and a bias of the answer.
pub const SIZE: usize = NODES * (COUNT + 2) + 1;

/// The trained net. Its file is tested, so a fault in it never comes this far.
static NET: LazyLock<Net> = LazyLock::new(|| {
    Net::from_text(include_str!("../../../../../data/bots/boardgame-value.txt")).unwrap_or(Net([0.0; SIZE]))
});

/// Numbers of a net, node by node.
#[derive(Clone, Debug)]
pub struct Net(pub [f32; SIZE]);

impl Net {
    pub fn from_text(text: &str) -> Option<Self> {
        let numbers: Vec<f32> = text.split_whitespace().map(str::parse).collect::<Result<_, _>>().ok()?;
        numbers.try_into().ok().map(Self)
    }

    /// The chance of the Humans.
    pub fn humans(&self, features: &[f32; COUNT]) -> f32 {
        let (last, nodes) = (self.0[SIZE - 1], self.0[..SIZE - 1].chunks_exact(COUNT + 2));
        let sum = nodes.fold(last, |sum, node| {
            let input: f32 = node[2..].iter().zip(features).map(|(weight, x)| weight * x).sum();
            sum + node[1] * (node[0] + input).tanh()
        });
        1.0 / (1.0 + (-sum).exp())
    }
}

pub(super) fn humans(features: &[f32; COUNT]) -> f32 {
    NET.humans(features)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_file_holds_a_whole_net() {
        let net = Net::from_text(include_str!("../../../../../data/bots/boardgame-value.txt")).expect("a whole net");
        assert!(net.0.iter().all(|number| number.is_finite()));
        assert!(net.0.iter().any(|number| number.abs() > 0.1), "it has been trained");
    }

    #[test]
    fn half_a_net_is_none() {
        assert!(Net::from_text("0.5 0.5").is_none());
        assert!(Net::from_text("much").is_none());
    }
}
