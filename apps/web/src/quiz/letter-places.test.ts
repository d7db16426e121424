import { buildLetterMatch } from '@wordhoard/quiz-engine';
import { expect, it } from 'vitest';
import { placesOfAnswer, spellPlaces } from './letter-places.ts';

const build = (text: string) =>
  buildLetterMatch(
    { wordId: text, text, langCode: 'en', accepted: [text], prompt: { text: 'asked' } },
    () => 0.7,
  );

it.each(['cat', 'ice-cream', 'to go', 'שָׁלוֹם', 'aab'])(
  'spells %s and finds its letters again',
  (text) => {
    const question = build(text);
    const placed = placesOfAnswer(question, text);
    expect(placed).not.toContain(null);
    expect(new Set(placed).size).toBe(question.letters.length);
    expect(spellPlaces(question, placed)).toBe(text);
  },
);

it('tells a letter with marks from the bare one', () => {
  const { letters, slots } = build('بَاب');
  const bareFirst = letters.toSorted((one, other) => one.length - other.length);
  const placed = placesOfAnswer({ letters: bareFirst, slots }, 'بَاب');
  expect(spellPlaces({ letters: bareFirst, slots }, placed)).toBe('بَاب');
  expect(placed).not.toContain(null);
});

it('has nothing in its places where nothing was answered', () => {
  const question = build('cat');
  expect(placesOfAnswer(question, '')).toEqual(question.letters.map(() => null));
});
