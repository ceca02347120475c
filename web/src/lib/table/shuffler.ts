// This device's part of the deal: sealed when its person is ready, opened when the host has pressed start.
//
// What was seen is written down before anything is opened. A part is opened once: a server that asks for it again beside
// other seals has changed them, and what was written down first stays.
import { hex } from '$lib/text/hex';
import type { Answer } from '$lib/wire/line';
import type { Command, Seat, TablePage } from '$lib/wire/types';
import { deals, type KeptDeal } from './deals';
import { bytesOf, sealOf } from './fair';

export class Shuffler {
  /** Something is on its way that need not be sent twice. */
  #sending = false;
  /** This device has opened its part, and waits for the deal. */
  #answered = false;

  constructor(
    private readonly table: string,
    private readonly ask: (command: Command) => Promise<Answer>,
  ) {}

  /** Says that this person is ready, with a fresh part under seal. */
  ready(page: TablePage, seat: Seat): Promise<Answer> {
    const deal = this.#deal(page);
    const part = hex([...crypto.getRandomValues(new Uint8Array(32))]);
    deals.keep({ ...deal, parts: [part, ...deal.parts] });
    const seal = bytesOf(sealOf(bytesOf(part), page.commitment, seat));
    return this.ask({ ready: { ready: true, seal } });
  }

  /** Takes in the page as it is now; `fresh` when the connection is new, and others may have done something meanwhile. */
  see(page: TablePage, seat: Seat | null, fresh: boolean): void {
    if (page.phase !== 'lobby') {
      this.#answered = false;
      return;
    }
    const deal = this.#deal(page);
    if (!deals.of(this.table, page.games)) deals.keep(deal);
    if (page.shuffle?.waiting) this.#shuffling(page, seat, deal);
    else if (seat !== null) this.#waiting(page, seat, deal, fresh);
  }

  #deal(page: TablePage): KeptDeal {
    const { games: game, commitment } = page;
    const fresh = {
      table: this.table,
      game,
      commitment: hex(commitment),
      parts: [],
      starts: 0,
      shuffle: null,
    };
    return deals.of(this.table, game) ?? fresh;
  }

  /** Devices are asked to open what they have sealed. */
  #shuffling(page: TablePage, seat: Seat | null, deal: KeptDeal): void {
    const seals = (page.shuffle?.seals ?? []).map((seal) => seal && hex(seal));
    const last = deal.shuffle;
    const used = last?.mine
      ? sealOf(bytesOf(last.mine.part), bytesOf(deal.commitment), last.mine.seat)
      : null;
    const another = last?.deadline !== page.deadline && !(last?.mine && seals[last.mine.seat] === used);
    let now = deal;
    if (another) {
      now = {
        ...deal,
        starts: deal.starts + 1,
        shuffle: { deadline: page.deadline ?? 0, seals, mine: null },
      };
      deals.keep(now);
    }
    if (seat === null || !page.shuffle?.waiting?.includes(seat)) return;
    const known = [now.shuffle?.mine?.part, ...now.parts].filter((part) => part !== undefined);
    const part = known.find((part) => sealOf(bytesOf(part), page.commitment, seat) === seals[seat]);
    if (part === undefined || !now.shuffle) return;
    if (!now.shuffle.mine)
      deals.keep({ ...now, parts: [], shuffle: { ...now.shuffle, mine: { seat, part } } });
    this.#send(async () => {
      const answer = await this.ask({ unseal: { part: bytesOf(part) } });
      this.#answered ||= answer.ok;
    });
  }

  /** Nobody has pressed start, or it was called off. */
  #waiting(page: TablePage, seat: Seat, deal: KeptDeal, fresh: boolean): void {
    const ready = page.seats[seat]?.ready ?? false;
    const seal = page.shuffle?.seals[seat] ?? null;
    const known = deal.parts.some(
      (part) => seal && sealOf(bytesOf(part), page.commitment, seat) === hex(seal),
    );
    // Another device answered too late: whoever was ready still is, with another part.
    const calledOff = this.#answered && !ready && !page.shuffle?.silent.includes(seat);
    this.#answered = false;
    // What was sealed elsewhere, or is lost, cannot be opened here.
    if (calledOff || (fresh && ready && !known)) this.#send(() => this.ready(page, seat));
  }

  #send(what: () => Promise<unknown>): void {
    if (this.#sending) return;
    this.#sending = true;
    void what().finally(() => (this.#sending = false));
  }
}
