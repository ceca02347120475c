// The server's sentences know seats by number alone; here people go by their names.

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Puts `names` where a sentence has the labels of their seats, each in the order of the seats. */
export function naming(labels: readonly string[], names: readonly string[]): (text: string) => string {
  const known = new Map(labels.map((label, seat) => [label, names[seat]]));
  // All at once, so that nobody called like a seat is taken for another.
  const pattern = new RegExp(`(?:${labels.map(escaped).join('|')})(?!\\d)`, 'g');
  return labels.length === 0
    ? (text) => text
    : (text) => text.replace(pattern, (label) => known.get(label) || label);
}

/** A question without those whom it is put to: one of them reads it. */
export function withoutWhom(prompt: string): string {
  const question = prompt.slice(prompt.indexOf(': ') + 1).trimStart();
  return question.charAt(0).toLocaleUpperCase() + question.slice(1);
}
