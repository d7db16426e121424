import type { Word } from '@wordhoard/contract';
import { EntryStatus } from '@wordhoard/contract/enumeration';
import { expect, it } from 'vitest';
import { hasMoreTranslations, listHeadTranslations } from './word-translations.tsx';

it('shows a translation that belongs to two parts of speech once below the word', () => {
  const speechPart = (texts: string[]) => ({
    tranFeed: { data: texts.map((text) => ({ dest: { id: text, text } })) },
  });
  const speechParts = [speechPart(['naranja', 'anaranjado']), speechPart(['naranja'])];
  const shown = listHeadTranslations({ speechParts } as unknown as Pick<Word, 'speechParts'>);
  expect(shown.map(({ dest }) => dest.text)).toEqual(['naranja', 'anaranjado']);
});

it.each([
  ['the senses of two translations', [{ en: 'of the alphabet' }, { en: 'message on paper' }], true],
  ['the sense of a single translation', [{ en: 'season' }], false],
  ['translations without a sense', [null, null], false],
])('lists %s below the head: %j', (_, senses, isListed) => {
  const data = senses.map((sense) => ({ sense, status: EntryStatus.Approved }));
  const speechParts = [{ tranFeed: { data } }] as unknown as Word['speechParts'];
  expect(hasMoreTranslations({ speechParts })).toBe(isListed);
});
