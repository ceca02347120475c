// What the person has picked so far. The plan, the cards and the list all speak to this one.
import type { Spot } from '$lib/plan/layout';
import type { Action, Seat } from '$lib/wire/types';
import { handsIn, seatOfChoice, spotOfChoice, wayOf, type Choice, type Offer } from './offer';

export class Chooser {
  spot = $state<Spot | null>(null);
  give = $state<string | null>(null);
  /** Strength that rooms are to get: nothing of it is sent before the whole plan is. */
  wanted = $state.raw<Partial<Record<Spot, number>>>({});

  constructor(
    private readonly offered: () => Offer,
    private readonly act: (action: Action) => void,
  ) {}

  readonly offer = $derived.by(() => this.offered());

  /** Ways of handing in a card, or whatever else is picked first, each with a choice that shows it. */
  readonly gives = $derived.by(() => {
    const ways = new Map<string, Choice>();
    for (const choice of this.offer.choices) {
      if (handsIn(choice)) ways.set(wayOf(choice), choice);
    }
    return ways;
  });

  readonly litSpots = $derived.by(() => {
    const spots = new Set<Spot>();
    for (const choice of this.offer.choices) {
      const spot = spotOfChoice(choice);
      if (spot && this.#fits(choice)) spots.add(spot);
    }
    return spots;
  });

  readonly litSeats = $derived.by(() => {
    // What is handed over comes before to whom.
    const choices =
      this.offer.shape === 'share'
        ? this.offer.choices.filter((choice) => this.#complete(choice))
        : this.offer.choices;
    return new Set<Seat>(choices.map(seatOfChoice).filter((seat): seat is Seat => seat !== null));
  });

  /** The one action that everything picked so far amounts to. */
  readonly ready = $derived.by(() =>
    this.spot === null
      ? null
      : (this.offer.choices.find((choice) => spotOfChoice(choice) === this.spot && this.#complete(choice)) ??
        null),
  );

  #fits(choice: Choice): boolean {
    return this.give === null || this.#complete(choice);
  }

  #complete(choice: Choice): boolean {
    return !handsIn(choice) || wayOf(choice) === this.give;
  }

  clear(): void {
    this.spot = null;
    this.wanted = {};
    // Whoever sends people begins with the first of them.
    const settled = this.gives.size === 1 || this.offer.shape === 'send';
    this.give = (settled && [...this.gives.keys()][0]) || null;
  }

  pickGive(word: string): void {
    this.give = word;
    if (this.spot && !this.litSpots.has(this.spot)) this.spot = null;
  }

  pickSpot(spot: Spot): void {
    if (!this.litSpots.has(spot)) return;
    if (this.offer.shape === 'place') this.spot = spot;
    else if (this.offer.shape === 'plan') this.#tap(spot);
    else
      this.#take(
        this.offer.choices.find((choice) => spotOfChoice(choice) === spot && this.#complete(choice)),
      );
  }

  pickSeat(seat: Seat): void {
    if (this.offer.shape === 'send') return this.pickGive(`who-${seat}`);
    this.#take(this.offer.choices.find((choice) => seatOfChoice(choice) === seat && this.#complete(choice)));
  }

  take(choice: Choice | null | undefined): void {
    this.#take(choice);
  }

  confirm(): void {
    this.#take(this.ready);
  }

  /** The least and the most Strength that a room may still be sent; nothing once its share is settled. */
  #bounds(spot: Spot): { least: number; most: number } {
    const sent = this.offer.choices
      .filter((choice) => choice.kind === 'stack' && spotOfChoice(choice) === spot)
      .map((choice) => Number(choice.held.strength));
    return { least: Math.min(...sent), most: Math.max(0, ...sent) };
  }

  /** What a room would get with one more: a sector of the UFO takes no less than it asks for. */
  #raised(spot: Spot): number {
    return Math.max((this.wanted[spot] ?? 0) + 1, this.#bounds(spot).least);
  }

  mayRaise(spot: Spot): boolean {
    const others = Object.entries(this.wanted).reduce((sum, [at, n]) => (at === spot ? sum : sum + n), 0);
    return others + this.#raised(spot) <= this.#bounds(spot).most;
  }

  raise(spot: Spot): void {
    if (this.mayRaise(spot)) this.wanted = { ...this.wanted, [spot]: this.#raised(spot) };
  }

  lower(spot: Spot): void {
    const less = (this.wanted[spot] ?? 0) - 1;
    this.wanted = { ...this.wanted, [spot]: less < this.#bounds(spot).least ? 0 : less };
  }

  /** On the plan a tap sends one more there, and none once no more is left. */
  #tap(spot: Spot): void {
    if (this.mayRaise(spot)) this.raise(spot);
    else this.wanted = { ...this.wanted, [spot]: 0 };
  }

  #take(choice: Choice | null | undefined): void {
    if (choice) this.act(choice.action);
  }
}
