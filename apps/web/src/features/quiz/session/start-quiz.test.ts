import { expect, it } from 'vitest';
import { buildMaterial } from '../../../test/build-material.ts';
import { planReview } from './start-quiz.ts';
import { buildPairItem } from './word-item.ts';

const items = buildMaterial({ texts: ['apple', 'pear', 'plum', 'cherry', 'fig'] }).pairs.map(
  buildPairItem,
);

it('asks each word once, in a harder kind the better it is remembered', () => {
  const strengths = [0, 1, 2, 3, 4] as const;
  const strengthOfWord = (wordId: string) =>
    strengths[items.findIndex((item) => item.wordId === wordId)] ?? 0;
  const planned = planReview({ items, strengthOfWord, pool: items });
  expect(planned.map(({ kind }) => kind)).toEqual([
    'multiple-choice',
    'multiple-choice',
    'letter-match',
    'spelling',
    'spelling',
  ]);
  expect(planned.map(({ item }) => item)).toEqual(items);
});

it('asks a word as a card if no other kind is possible', () => {
  const [only] = items.map((item) => ({ ...item, text: 'ooo', accepted: ['ooo'] }));
  if (only === undefined) throw new Error('There is no word');
  const planned = planReview({ items: [only], strengthOfWord: () => 1, pool: [only] });
  expect(planned).toEqual([{ item: only, kind: 'cards' }]);
});
