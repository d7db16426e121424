import { ApiFailure } from '@wordhoard/api-client';
import { WordMode } from '@wordhoard/contract/enumeration';
import { expect, it } from 'vitest';
import { createEmptyRow, findRowError, toNewTranslations } from './use-new-translations.ts';

const apfel = { id: 'tran-1', text: ' Apfel ', speechPartId: '6' };
const dest = { mode: WordMode.Idiom, homograph: 2 };
const sein = { id: 'tran-2', text: 'sein', dest, speechPartId: '' };

it('names a word by its text, and a chosen one also by its mode and number', () => {
  const mode = WordMode.Word;
  const target = { wordId: 'word-1', langCode: 'de', mode };
  expect(toNewTranslations([apfel, createEmptyRow(), sein], target)).toEqual([
    {
      id: 'tran-1',
      wordId: 'word-1',
      speechPartId: 6,
      dest: { text: 'Apfel', langCode: 'de', mode },
    },
    { id: 'tran-2', wordId: 'word-1', dest: { text: 'sein', langCode: 'de', ...dest } },
  ]);
});

it('shows the server’s errors in the right row', () => {
  const failure = new ApiFailure(400, {
    fields: [{ path: '1.dest.text', code: 'maxLength', message: 'Too long' }],
  });
  expect([0, 1].map((row) => findRowError(failure, row))).toEqual([undefined, 'Too long']);
});
