import { WordMode } from '@wordhoard/contract/enumeration';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  canBeJoined,
  checkSomethingNew,
  checkTranslation,
  getOnlySpeechPart,
  type KnownWord,
} from './rules.ts';

const mode = WordMode.Word;
const hundo = { id: 'hundo', langCode: 'eo', mode, speechPartIds: [6] };
const can = { id: 'can', langCode: 'ia', mode, speechPartIds: [6] };
const definition = { ...hundo, id: 'besto', mode: WordMode.Definition };
const known = new Map<string, KnownWord>([hundo, can, definition].map((word) => [word.id, word]));

it('joins two visible words of different languages', () => {
  const proposal = { wordId: 'hundo', dest: { id: 'can' } };
  expect(checkTranslation(proposal, known, '0')).toEqual({
    word: hundo,
    dest: can,
    speechPartId: 6,
  });
});

it('joins nothing else', () => {
  const side = fc.record({
    langCode: fc.constantFrom('eo', 'ia'),
    mode: fc.constantFrom(...Object.values(WordMode)),
  });
  fc.assert(
    fc.property(side, side, (one, other) => {
      const isExplained = [one, other].some((each) => each.mode === WordMode.Definition);
      const isSame = one.langCode === other.langCode;
      expect(canBeJoined(one, other)).toBe(canBeJoined(other, one));
      if (isSame !== isExplained) expect(canBeJoined(one, other)).toBe(false);
    }),
  );
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
  [{ wordId: 'can', dest: { id: 'besto' } }, 'ParameterInvalid', '3.dest.id'],
  [
    { wordId: 'can', dest: { text: 'hunda besto', langCode: 'eo', mode: WordMode.Definition } },
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

it('joins a definition and a word of the same language, in either order', () => {
  const text = 'hejma besto';
  const dest = { text, langCode: 'eo', mode: WordMode.Definition };
  expect(checkTranslation({ wordId: 'hundo', dest }, known, '0')).toMatchObject({ dest });
  const proposal = { wordId: 'besto', dest: { id: 'hundo' } };
  expect(checkTranslation(proposal, known, '0')).toMatchObject({ dest: hundo });
});

it('gets the part of speech of its word if that has exactly one', () => {
  expect(getOnlySpeechPart([10])).toBe(10);
  expect(getOnlySpeechPart([6, 10])).toBe(7);
  expect(getOnlySpeechPart([])).toBe(7);
});

it('must add something new', () => {
  const old = { id: 'old', isNew: false };
  expect(() => checkSomethingNew([old, { id: 'new', isNew: true }], new Set())).not.toThrow();
  expect(() => checkSomethingNew([old], new Set())).toThrow('SimilarRecordAlreadyExists');
  expect(() => checkSomethingNew([old], new Set(['old']))).not.toThrow();
});
