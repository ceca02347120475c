import { expect, test } from 'vitest';
import { optionSentence } from './options';

const text =
  'Two seats may trade. Option `blind_trades`: the partner sees no names either. Option `no_lab_trades`: Lab Tokens cannot be traded.';

test('the words after an option explain it, up to the next option', () => {
  expect(optionSentence(text, 'blind_trades')).toBe('The partner sees no names either.');
  expect(optionSentence(text, 'no_lab_trades')).toBe('Lab Tokens cannot be traded.');
});

test('a text that does not name the option explains nothing', () => {
  expect(optionSentence(text, 'known_brood')).toBe('');
});
