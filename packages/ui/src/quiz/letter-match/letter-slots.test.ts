import { expect, it } from 'vitest';
import { splitIntoWords } from './letter-slots.tsx';
import type { LetterSlot } from './placed-letters.tsx';

const toSlots = (text: string): LetterSlot[] =>
  [...text].map((letter) => ({ kind: /\w/.test(letter) ? 'letter' : 'fixed', text: letter }));
const splitWords = (text: string) =>
  splitIntoWords(toSlots(text)).map((word) => word.map((slot) => slot.text).join(''));

it.each([
  ['cat', ['cat']],
  ['ice cream', ['ice ', 'cream']],
  ['arc-en-ciel', ['arc-', 'en-', 'ciel']],
  ["o'clock (a.m.)", ["o'clock ", '(a.m.)']],
])('splits %s after spaces and hyphens only', (text, words) => {
  expect(splitWords(text)).toEqual(words);
});

it('numbers only the slots of letters', () => {
  const letters = splitIntoWords(toSlots('a-b c'))
    .flat()
    .filter(({ kind }) => kind === 'letter');
  expect(letters.map(({ slot }) => slot)).toEqual([0, 1, 2]);
});
