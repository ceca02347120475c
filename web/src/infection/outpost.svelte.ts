// The same game as everywhere, with the table and the hand of Infection at Outpost 31.
import { useGame, type Game } from '$lib/table/game.svelte';
import type { Mission, Own, Table } from './types';

export interface Outpost {
  game: Game;
  readonly table: Table;
  readonly own: Own | null;
  readonly mission: Mission | null;
}

export function useOutpost(): Outpost {
  const game = useGame();
  // Nothing is derived here: whoever derives from it depends on the game itself, wherever this was called.
  return {
    game,
    get table() {
      return game.board as unknown as Table;
    },
    get own() {
      return game.own as unknown as Own | null;
    },
    get mission() {
      const { turn, rules } = this.table;
      const log = turn.mission === null ? undefined : rules.logs[turn.mission];
      return typeof log === 'object' ? log.mission : null;
    },
  };
}
