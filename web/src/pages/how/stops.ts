// Where the walk-through stops, what it points at, and whether it waits for a move.

export interface Stop {
  key: string;
  /** Shown once this segment of the round has been played. */
  segment: number;
  target: string | null;
  /** The person makes the recorded move here; otherwise a button leads on. */
  move?: boolean;
}

export const STOPS: readonly Stop[] = [
  { key: 'welcome', segment: 0, target: null },
  { key: 'role', segment: 0, target: '.role' },
  { key: 'goal', segment: 0, target: '.plan svg' },
  { key: 'base', segment: 0, target: '.panel.station' },
  { key: 'people', segment: 0, target: '.people' },
  { key: 'place', segment: 0, target: '.dock', move: true },
  { key: 'tokens', segment: 1, target: '.dock', move: true },
  { key: 'take', segment: 2, target: '.dock', move: true },
  { key: 'actions', segment: 3, target: '.log' },
  { key: 'vote', segment: 3, target: '.dock', move: true },
  { key: 'reveal', segment: 4, target: '.dock', move: true },
  { key: 'evening', segment: 5, target: '.plan svg' },
  { key: 'dangers', segment: 5, target: '.panel.station' },
  { key: 'end', segment: 5, target: null },
];
