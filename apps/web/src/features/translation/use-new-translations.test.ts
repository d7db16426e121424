import { ApiFailure } from '@wordhoard/api-client';
import { WordMode } from '@wordhoard/contract/enumeration';
import { expect, it } from 'vitest';
import { draftOf, emptyRow, newTranslationsOf, rowError, rowsOf } from './use-new-translations.ts';

const apfel = { text: ' Apfel ', speechPartId: '6' };
const obst = { text: 'Obst', destId: 'word-2', speechPartId: '' };

it('restores rows from a draft without the empty ones', () => {
  expect(rowsOf(draftOf([apfel, emptyRow, { ...obst, destId: undefined }]))).toEqual([
    apfel,
    { text: 'Obst', speechPartId: '' },
  ]);
});

it('starts with an empty row', () => {
  expect(rowsOf(undefined)).toEqual([emptyRow]);
  expect(rowsOf({ 'part 0': '6' })).toEqual([emptyRow]);
});

it('identifies a chosen word by its id and another by its text', () => {
  const mode = WordMode.Word;
  const target = { wordId: 'word-1', langCode: 'de', mode };
  expect(newTranslationsOf([apfel, emptyRow, obst], target)).toEqual([
    { wordId: 'word-1', speechPartId: 6, dest: { text: 'Apfel', langCode: 'de', mode } },
    { wordId: 'word-1', dest: { id: 'word-2' } },
  ]);
});

it('shows the server’s errors in the right row', () => {
  const failure = new ApiFailure(400, {
    fields: [{ path: '1.dest.text', code: 'maxLength', message: 'Too long' }],
  });
  expect([0, 1].map((row) => rowError(failure, row))).toEqual([undefined, 'Too long']);
});
