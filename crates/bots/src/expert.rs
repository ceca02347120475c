//! A player of any game who looks ahead: supposes worlds that agree with everything seen, as often as they are likely,
//! and plays the best choices by rule on in all of them. What a position is worth is the game's own.

use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng as _;
use whiteout_core::{Game, Observer as _, Seat};

use crate::player::{Action, Claim, Event, View, Wits};
use crate::search::Found;
use crate::{Because, Bot, Budget, Hindsight, Why};

/// Wits that can look ahead.
pub trait Foresight: Wits {
    /// The numbers that an expert's rules of thumb go by.
    const STYLE: Self::Style;

    /// Somebody who has seen nothing yet, and will see what this seat does.
    fn observer(view: &View<Self>) -> Option<<Self::Game as Game>::Observer>;

    /// Whether a question is worth a thought, by what everybody sees of it.
    fn ponders(view: &View<Self>) -> bool;

    /// The legal choices worth looking into, the regular one first; none where rules of thumb do as well.
    fn candidates(
        &mut self,
        ahead: &Ahead<'_, Self::Game>,
        legal: &[Action<Self>],
        regular: Action<Self>,
        rng: &mut Xoshiro256PlusPlus,
    ) -> Option<Vec<Action<Self>>>;

    /// Plays these choices on, and compares them with the first.
    fn compare(
        &mut self,
        ahead: &Ahead<'_, Self::Game>,
        choices: Vec<Action<Self>>,
        rng: &mut Xoshiro256PlusPlus,
    ) -> Option<Found<Action<Self>>>;

    /// What an action would be for.
    fn because(&mut self, view: &View<Self>, action: Action<Self>) -> Because;
}

/// What a search starts from.
#[derive(Debug)]
pub struct Ahead<'a, G: Game> {
    pub(crate) view: &'a G::View,
    pub(crate) observer: &'a G::Observer,
    pub(crate) budget: &'a Budget,
}

/// Thinks before it acts.
#[derive(Debug)]
pub struct Expert<W: Foresight> {
    rng: Xoshiro256PlusPlus,
    wits: W,
    budget: Budget,
    observer: Option<<W::Game as Game>::Observer>,
    /// Events seen before the first view told the rules.
    waiting: Vec<Event<W>>,
    why: Option<Why<Action<W>>>,
}

impl<W: Foresight> Expert<W> {
    pub fn new(seed: u64, budget: Budget) -> Self {
        Self::with_style(seed, W::STYLE, budget)
    }

    /// One whose rules of thumb go by other numbers.
    pub fn with_style(seed: u64, style: W::Style, budget: Budget) -> Self {
        Self {
            rng: Xoshiro256PlusPlus::seed_from_u64(seed),
            wits: W::new(seed, style),
            budget,
            observer: None,
            waiting: Vec::new(),
            why: None,
        }
    }

    /// Looks into the most promising of the choices and returns the best, if there was anything to see.
    fn search(&mut self, view: &View<W>, legal: &[Action<W>], regular: Why<Action<W>>) -> Option<Why<Action<W>>> {
        let observer = self.observer.as_ref().filter(|_| W::ponders(view))?;
        let ahead = Ahead { view, observer, budget: &self.budget };
        let choices = self.wits.candidates(&ahead, legal, regular.action, &mut self.rng)?;
        let found = self.wits.compare(&ahead, choices, &mut self.rng)?;
        Some(found.told(regular, |action| self.wits.because(view, action)))
    }

    fn look(&mut self, view: &View<W>) {
        if self.observer.is_none()
            && let Some(mut observer) = W::observer(view)
        {
            self.waiting.drain(..).for_each(|event| observer.see(&event));
            self.observer = Some(observer);
        }
    }
}

impl<W: Foresight> Bot<W::Game> for Expert<W>
where
    <W::Game as Game>::Observer: Send,
    Event<W>: Send,
    Action<W>: Send,
{
    fn see(&mut self, event: &Event<W>) {
        self.wits.see(event);
        match &mut self.observer {
            Some(observer) => observer.see(event),
            None => self.waiting.push(event.clone()),
        }
    }

    fn hear(&mut self, speaker: Seat, claim: Claim<W>) {
        self.wits.hear(speaker, claim);
    }

    fn choose(&mut self, view: &View<W>) -> Action<W> {
        let Some(legal) = self.wits.look(view) else { return W::NOTHING };
        self.look(view);
        if let [only] = legal[..] {
            return only;
        }
        let Some(regular) = self.wits.choose(view, &legal, &mut self.rng) else { return W::NOTHING };
        let choice = self.search(view, &legal, regular).unwrap_or(regular);
        self.why = Some(choice);
        choice.action
    }

    fn look_back(&mut self, view: &View<W>, made: Action<W>) -> Option<Hindsight<Action<W>>> {
        let better = self.choose(view);
        if better == made || !W::ponders(view) {
            return None;
        }
        let observer = self.observer.as_ref()?;
        let ahead = Ahead { view, observer, budget: &self.budget };
        let found = self.wits.compare(&ahead, vec![made, better], &mut self.rng)?;
        let (_, value) = found.better.or(found.second)?;
        let because = self.wits.because(view, better);
        Some(Hindsight { better, because, value, made: found.regular, looked: found.looked })
    }

    fn ponders(&self, view: &View<W>) -> bool {
        W::ponders(view)
    }

    fn speak(&mut self) -> Option<Claim<W>> {
        self.wits.speak()
    }

    fn doubts(&mut self, view: &View<W>) -> Vec<f32> {
        self.wits.doubts(view)
    }

    fn why(&self) -> Option<Why<Action<W>>> {
        self.why
    }
}
