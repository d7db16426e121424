import { findUnavailableReason, type QuizKind } from '@wordhoard/quiz-engine';
import { describe, expect, it } from 'vitest';
import { buildItem } from '../../test/factory.ts';

const cat = buildItem();
const dog = buildItem({ text: 'dog' });
const article = buildItem({ text: 'das', options: ['der', 'das'], kinds: ['multiple-choice'] });
const loanword = buildItem({ text: 'Mango', prompt: { text: 'mango', langCode: 'de' } });
const image = buildItem({ imageKey: 'cat.webp' });
const definition = buildItem({ text: 'a small pet that purrs', isDefinition: true });
const explained = buildItem({
  text: 'hen',
  prompt: { text: 'a bird that lays eggs', langCode: 'en', isDefinition: true },
});

describe('findUnavailableReason', () => {
  it.each<[QuizKind, typeof cat, (typeof cat)[], string | undefined]>([
    ['cards', image, [], undefined],
    ['match-up', cat, [cat], 'TooFewWords'],
    ['match-up', cat, [dog], undefined],
    ['multiple-choice', cat, [], 'TooFewOptions'],
    ['multiple-choice', cat, [buildItem({ wordId: 'another', text: 'Cat' })], 'TooFewOptions'],
    ['multiple-choice', cat, [dog], undefined],
    ['multiple-choice', article, [], undefined],
    ['multiple-choice', buildItem({ options: ['cat'] }), [], 'TooFewOptions'],
    ['spelling', article, [dog], 'UnsuitableKind'],
    ['letter-match', image, [], 'ImageCannotBeTyped'],
    ['letter-match', buildItem({ text: 'a-a a' }), [], 'UnsuitableLetters'],
    ['letter-match', buildItem({ text: 'Aa' }), [], 'UnsuitableLetters'],
    ['letter-match', buildItem({ text: 'ab'.repeat(13) }), [], 'UnsuitableLetters'],
    ['letter-match', buildItem({ text: 'ab'.repeat(12) }), [], undefined],
    ['spelling', loanword, [dog], 'UnsuitableKind'],
    ['multiple-choice', loanword, [dog], 'UnsuitableKind'],
    ['cards', loanword, [], undefined],
    ['spelling', image, [], 'ImageCannotBeTyped'],
    ['spelling', buildItem({ text: 'a' }), [], undefined],
    ['cards', definition, [], undefined],
    ['match-up', definition, [dog], 'DefinitionTooLong'],
    ['match-up', explained, [dog], 'DefinitionTooLong'],
    ['match-up', dog, [definition, explained], 'TooFewWords'],
    ['multiple-choice', definition, [dog], 'TooFewOptions'],
    ['multiple-choice', explained, [dog], undefined],
    ['letter-match', definition, [], 'DefinitionCannotBeTyped'],
    ['letter-match', explained, [], undefined],
    ['spelling', definition, [], 'DefinitionCannotBeTyped'],
    ['spelling', explained, [], undefined],
  ])('[Q80] of %s: %o with %o', (kind, item, others, obstacle) => {
    expect(findUnavailableReason(kind, item, others)).toBe(obstacle);
  });
});
