import { buildLetterMatch } from '@wordhoard/quiz-engine';
import { expect, it } from 'vitest';
import {
  findAnswerPositions,
  restoreBuilding,
  spellPositions,
  toDraft,
} from './letter-building.ts';

const slots = [...'cat'].map((text) => ({ kind: 'letter', text }) as const);
const question = { letters: ['a', 'c', 'x', 't'], slots };
const nothing = { placed: [null, null, null], hinted: [] };

it.each([{ placed: [1, null, null], hinted: [] }, { placed: [1, null, 2], hinted: [0] }, nothing])(
  'restores a partially built word: %j',
  (building) => {
    expect(restoreBuilding(question, toDraft(building))).toEqual(building);
  },
);

it.each([
  ['nothing', undefined],
  ['another word', { placed: '1,', hinted: '' }],
  ['a letter that does not exist', { placed: '4,,', hinted: '' }],
  ['a letter in two places', { placed: '1,1,', hinted: '' }],
  ['no numbers', { placed: 'a,b,c', hinted: 'd' }],
])('starts empty if the stored value is %s', (_, draft) => {
  expect(restoreBuilding(question, draft)).toEqual(nothing);
});

it('does not restore a hint in an empty position', () => {
  expect(restoreBuilding(question, { placed: '1,,', hinted: '0,2,7' }).hinted).toEqual([0]);
});

const build = (text: string, langCode = 'en') =>
  buildLetterMatch(
    { wordId: text, text, langCode, accepted: [text], prompt: { text: 'asked' } },
    () => 0.7,
  );

it.each(['cat', 'ice-cream', 'to go', 'שָׁלוֹם', 'aab', 'Anna', 'New York'])(
  'spells %s and finds its letters again',
  (text) => {
    const question = build(text);
    const placed = findAnswerPositions(question, text);
    expect(placed).not.toContain(null);
    expect(new Set(placed).size).toBe(placed.length);
    expect(spellPositions(question, placed)).toBe(text);
  },
);

it('distinguishes a letter with diacritics from its base letter', () => {
  const question = build('بَاب', 'ar');
  const letters = question.letters.toSorted((one, other) => one.length - other.length);
  const placed = findAnswerPositions({ ...question, letters }, 'بَاب');
  expect(spellPositions({ ...question, letters }, placed)).toBe('بَاب');
  expect(placed).not.toContain(null);
});

it('spells a spare letter as it is, and finds it again', () => {
  const question = build('Hund', 'de');
  const spare = question.letters.findIndex((letter) => !'hund'.includes(letter));
  const placed = findAnswerPositions(question, 'Hund').with(1, spare);
  const answer = spellPositions(question, placed);
  expect(answer).toBe(`H${question.letters[spare]}nd`);
  expect(findAnswerPositions(question, answer)).toEqual(placed);
});

it('is empty without an answer', () => {
  expect(findAnswerPositions(build('cat'), '')).toEqual([null, null, null]);
});
