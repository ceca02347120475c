export type Language = 'en' | 'it' | 'pt-BR';

/** Each by the name its speakers know it by. */
export const LANGUAGES: readonly { tag: Language; name: string; short: string }[] = [
  { tag: 'en', name: 'English', short: 'EN' },
  { tag: 'it', name: 'Italiano', short: 'IT' },
  { tag: 'pt-BR', name: 'Português (Brasil)', short: 'PT' },
];
