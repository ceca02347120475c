// What the person has picked so far. The plan, the cards and the list all speak to this one.
import type { Spot } from '$lib/plan/layout';
import type { Action, Seat } from '$lib/wire/types';
import { giveOf, giveWord, seatOfChoice, spotOfChoice, type Choice, type Offer } from './offer';

export class Chooser {
  spot = $state<Spot | null>(null);
  give = $state<string | null>(null);

  constructor(
    private readonly offered: () => Offer,
    private readonly act: (action: Action) => void,
  ) {}

  readonly offer = $derived.by(() => this.offered());

  /** Ways of handing in a card, each with a choice that shows it. */
  readonly gives = $derived.by(() => {
    const ways = new Map<string, Choice>();
    for (const choice of this.offer.choices) {
      if (choice.kind === 'place') ways.set(giveWord(giveOf(choice)), choice);
    }
    return ways;
  });

  readonly litSpots = $derived.by(() => {
    const spots = new Set<Spot>();
    for (const choice of this.offer.choices) {
      const spot = spotOfChoice(choice);
      if (spot && (choice.kind !== 'place' || this.#fits(choice))) spots.add(spot);
    }
    return spots;
  });

  readonly litSeats = $derived(
    new Set<Seat>(this.offer.choices.map(seatOfChoice).filter((seat): seat is Seat => seat !== null)),
  );

  /** The one action that everything picked so far amounts to. */
  readonly ready = $derived.by(() =>
    this.spot === null
      ? null
      : (this.offer.choices.find(
          (choice) =>
            spotOfChoice(choice) === this.spot &&
            (choice.kind !== 'place' || (this.give !== null && giveWord(giveOf(choice)) === this.give)),
        ) ?? null),
  );

  #fits(choice: Choice): boolean {
    return this.give === null || giveWord(giveOf(choice)) === this.give;
  }

  clear(): void {
    this.spot = null;
    this.give = this.gives.size === 1 ? [...this.gives.keys()][0]! : null;
  }

  pickGive(word: string): void {
    this.give = word;
    if (this.spot && !this.litSpots.has(this.spot)) this.spot = null;
  }

  pickSpot(spot: Spot): void {
    if (!this.litSpots.has(spot)) return;
    if (this.offer.shape === 'place') this.spot = spot;
    else if (this.offer.shape === 'plan') this.#raise(spot);
    else this.#take(this.offer.choices.find((choice) => spotOfChoice(choice) === spot));
  }

  pickSeat(seat: Seat): void {
    this.#take(this.offer.choices.find((choice) => seatOfChoice(choice) === seat));
  }

  take(choice: Choice | null | undefined): void {
    this.#take(choice);
  }

  confirm(): void {
    this.#take(this.ready);
  }

  /** Strengths that the plan may send to a room. */
  strengths(spot: Spot): number[] {
    return this.offer.choices
      .filter((choice) => choice.kind === 'stack' && spotOfChoice(choice) === spot)
      .map((choice) => Number(choice.held.strength));
  }

  stack(spot: Spot, strength: number): void {
    this.#take(
      this.offer.choices.find(
        (choice) =>
          choice.kind === 'stack' && spotOfChoice(choice) === spot && choice.held.strength === strength,
      ),
    );
  }

  /** On the plan a tap sends one more there, and none once no more is left. */
  #raise(spot: Spot): void {
    const [next] = this.strengths(spot)
      .filter((n) => n > this.drafted(spot))
      .sort((a, b) => a - b);
    this.stack(spot, next ?? 0);
  }

  /** Told by whoever knows the draft. */
  drafted: (spot: Spot) => number = () => 0;

  #take(choice: Choice | null | undefined): void {
    if (choice) this.act(choice.action);
  }
}
