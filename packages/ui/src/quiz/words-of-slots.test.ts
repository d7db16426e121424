import { expect, it } from 'vitest';
import type { LetterSlot } from './letter-place.ts';
import { wordsOfSlots } from './words-of-slots.ts';

const slotsOf = (text: string): LetterSlot[] =>
  [...text].map((letter) => ({ kind: /\w/.test(letter) ? 'letter' : 'standing', text: letter }));
const wordsOf = (text: string) =>
  wordsOfSlots(slotsOf(text)).map((word) => word.map((slot) => slot.text).join(''));

it.each([
  ['cat', ['cat']],
  ['ice cream', ['ice ', 'cream']],
  ['arc-en-ciel', ['arc-', 'en-', 'ciel']],
  ["o'clock (a.m.)", ["o'clock ", '(a.m.)']],
])('parts %s after spaces and hyphens only', (text, words) => {
  expect(wordsOf(text)).toEqual(words);
});

it('counts the letters, not what stands between them', () => {
  const letters = wordsOfSlots(slotsOf('a-b c'))
    .flat()
    .filter(({ kind }) => kind === 'letter');
  expect(letters.map(({ at }) => at)).toEqual([0, 1, 2]);
});
