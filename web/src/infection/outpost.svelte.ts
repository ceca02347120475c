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
  const table = $derived(game.board as unknown as Table);
  const own = $derived(game.own as unknown as Own | null);
  const mission = $derived.by(() => {
    const log = table.turn.mission === null ? undefined : table.rules.logs[table.turn.mission];
    return typeof log === 'object' ? log.mission : null;
  });
  return {
    game,
    get table() {
      return table;
    },
    get own() {
      return own;
    },
    get mission() {
      return mission;
    },
  };
}
