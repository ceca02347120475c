// Rules name their options in backticks; the sentence that does is the explanation of the option.

export function optionSentence(text: string, option: string): string {
  const mark = `\`${option}\``;
  const at = text.indexOf(mark);
  if (at < 0) return '';
  const colon = text.indexOf(':', at);
  if (colon < 0) return text;
  // It goes on until another option is named, or the text ends.
  const rest = text.slice(colon + 1);
  const next = rest.search(/\p{Lu}[\p{L}]* `[a-z_]+`/u);
  const sentence = (next < 0 ? rest : rest.slice(0, next)).trim();
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}
