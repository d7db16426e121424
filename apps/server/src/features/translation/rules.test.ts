import { limits } from '@wordhoard/contract/limits';
import { expect, it } from 'vitest';
import {
  checkPinCount,
  checkSomethingNew,
  checkTranslation,
  type KnownWord,
  onlySpeechPart,
} from './rules.ts';

const hundo = { id: 'hundo', langCode: 'eo', speechPartIds: [6] };
const can = { id: 'can', langCode: 'ia', speechPartIds: [6] };
const known = new Map<string, KnownWord>([hundo, can].map((word) => [word.id, word]));

it('joins two visible words of different languages', () => {
  const proposal = { wordId: 'hundo', dest: { id: 'can' } };
  expect(checkTranslation(proposal, known, '0')).toEqual({
    word: hundo,
    dest: can,
    speechPartId: 6,
  });
});

it('gives a word that is named by its text the same part of speech', () => {
  const proposal = { wordId: 'hundo', dest: { text: 'chien', langCode: 'fr' }, speechPartId: 7 };
  const dest = { text: 'chien', langCode: 'fr', speechPartId: 7 };
  expect(checkTranslation(proposal, known, '0')).toMatchObject({ dest, speechPartId: 7 });
});

it.each([
  [{ wordId: 'kato', dest: { id: 'can' } }, 'NotFound', '3.wordId'],
  [{ wordId: 'hundo', dest: { id: 'gatto' } }, 'NotFound', '3.dest.id'],
  [{ wordId: 'hundo', dest: { id: 'hundo' } }, 'ParameterInvalid', '3.dest.id'],
  [
    { wordId: 'can', dest: { text: 'cane', langCode: 'ia' } },
    'ParameterInvalid',
    '3.dest.langCode',
  ],
])('refuses %j as %s at %s', (proposal, code, path) => {
  const refusal = expect.objectContaining({
    code,
    fields: [expect.objectContaining({ path })],
  });
  expect(() => checkTranslation(proposal, known, '3')).toThrow(refusal);
});

it('gets the part of speech of its word if that has exactly one', () => {
  expect(onlySpeechPart([10])).toBe(10);
  expect(onlySpeechPart([6, 10])).toBe(7);
  expect(onlySpeechPart([])).toBe(7);
});

it('must add something new', () => {
  const old = { isNew: false };
  expect(() => checkSomethingNew([old, { isNew: true }])).not.toThrow();
  expect(() => checkSomethingNew([old])).toThrow('SimilarRecordAlreadyExists');
});

it('can be pinned below the maximum', () => {
  expect(() => checkPinCount(limits.translationMaxPins - 1)).not.toThrow();
  expect(() => checkPinCount(limits.translationMaxPins)).toThrow('MaxTranWordPinsExceeded');
});
