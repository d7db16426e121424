import { obstacleTo, type QuizKind } from '@wordhoard/quiz-engine';
import { describe, expect, it } from 'vitest';
import { buildItem } from '../test/factory.ts';

const cat = buildItem();
const dog = buildItem({ text: 'dog' });
const picture = buildItem({ imageKey: 'cat.webp' });

describe('what stands in the way', () => {
  it.each<[QuizKind, typeof cat, (typeof cat)[], string | undefined]>([
    ['cards', picture, [], undefined],
    ['match-up', cat, [cat], 'TooFewWords'],
    ['match-up', cat, [dog], undefined],
    ['multiple-choice', cat, [], 'TooFewOptions'],
    ['multiple-choice', cat, [buildItem({ wordId: 'another', text: 'Cat' })], 'TooFewOptions'],
    ['multiple-choice', cat, [dog], undefined],
    ['letter-match', picture, [], 'PictureCannotBeTyped'],
    ['letter-match', buildItem({ text: 'a-a a' }), [], 'UnsuitableLetters'],
    ['letter-match', buildItem({ text: 'ab'.repeat(13) }), [], 'UnsuitableLetters'],
    ['letter-match', buildItem({ text: 'ab'.repeat(12) }), [], undefined],
    ['spelling', picture, [], 'PictureCannotBeTyped'],
    ['spelling', buildItem({ text: 'a' }), [], undefined],
  ])('[Q80] of %s: %o beside %o', (kind, item, others, obstacle) => {
    expect(obstacleTo(kind, item, others)).toBe(obstacle);
  });
});
