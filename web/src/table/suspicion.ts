// What a disk of suspicion says, and the rule behind it.

export interface Said {
  key: string;
  rule: string;
}

/** `alone`: the game for 1 to 3 players, where nobody hands in a card and a Threat stands on the track. */
export function suspicionSaid(level: number, most: number, alone: boolean): Said {
  const full = level >= most;
  const key = level < 0 ? 'suspicion-green' : full ? 'suspicion-red' : 'suspicion-is';
  if (!alone) return { key, rule: 'bg.vote.maximum' };
  return full
    ? { key: 'solo-suspicion-full', rule: 'solo.threat.six' }
    : { key, rule: 'solo.threat.compare' };
}
