import { buildLetterMatch } from '@wordhoard/quiz-engine';
import { expect, it } from 'vitest';
import {
  draftOfBuilding,
  positionsOfAnswer,
  restoreBuilding,
  spellPositions,
} from './letter-building.ts';

const question = { letters: ['a', 'c', 't'] };
const nothing = { placed: [null, null, null], hinted: [] };

it.each([{ placed: [1, null, null], hinted: [] }, { placed: [1, null, 2], hinted: [0] }, nothing])(
  'restores a partially built word: %j',
  (building) => {
    expect(restoreBuilding(question, draftOfBuilding(building))).toEqual(building);
  },
);

it.each([
  ['nothing', undefined],
  ['another word', { placed: '1,', hinted: '' }],
  ['a letter that is not in the word', { placed: '3,,', hinted: '' }],
  ['a letter in two places', { placed: '1,1,', hinted: '' }],
  ['no numbers', { placed: 'a,b,c', hinted: 'd' }],
])('starts empty if the stored value is %s', (_, draft) => {
  expect(restoreBuilding(question, draft)).toEqual(nothing);
});

it('does not restore a hint in an empty position', () => {
  expect(restoreBuilding(question, { placed: '1,,', hinted: '0,2,7' }).hinted).toEqual([0]);
});

const build = (text: string) =>
  buildLetterMatch(
    { wordId: text, text, langCode: 'en', accepted: [text], prompt: { text: 'asked' } },
    () => 0.7,
  );

it.each(['cat', 'ice-cream', 'to go', 'שָׁלוֹם', 'aab'])(
  'spells %s and finds its letters again',
  (text) => {
    const question = build(text);
    const placed = positionsOfAnswer(question, text);
    expect(placed).not.toContain(null);
    expect(new Set(placed).size).toBe(question.letters.length);
    expect(spellPositions(question, placed)).toBe(text);
  },
);

it('distinguishes a letter with diacritics from its base letter', () => {
  const { letters, slots } = build('بَاب');
  const bareFirst = letters.toSorted((one, other) => one.length - other.length);
  const placed = positionsOfAnswer({ letters: bareFirst, slots }, 'بَاب');
  expect(spellPositions({ letters: bareFirst, slots }, placed)).toBe('بَاب');
  expect(placed).not.toContain(null);
});

it('is empty without an answer', () => {
  const question = build('cat');
  expect(positionsOfAnswer(question, '')).toEqual(question.letters.map(() => null));
});
