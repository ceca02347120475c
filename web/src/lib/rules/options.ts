// Rules name their options in backticks; the sentence that does is the explanation of the option.

export function optionSentence(text: string, option: string): string {
  const mark = `\`${option}\``;
  const after = text.slice(text.indexOf(mark) + mark.length);
  // Perhaps with the value it speaks of, or the numbers there are.
  const named = text.includes(mark) ? /^(?:, [^:.]*| \([^)]*\))?:/.exec(after) : null;
  if (!named) return '';
  // It goes on until another option is named, or the text ends.
  const rest = after.slice(named[0].length);
  const next = rest.search(/\p{Lu}[\p{L}]* `[a-z0-9_]+`/u);
  const sentence = inWords(next < 0 ? rest : rest.slice(0, next));
  return sentence.replace(/^\p{L}/u, (letter) => letter.toUpperCase());
}

/** Options and their values as words: players need no signs of code. */
export const inWords = (text: string): string =>
  text.trim().replace(/`([^`]*)`/g, (_, word: string) => `“${word.replaceAll('_', ' ')}”`);
