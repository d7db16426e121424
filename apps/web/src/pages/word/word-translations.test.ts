import type { Word } from '@wordhoard/contract';
import { expect, it } from 'vitest';
import { listHeadTranslations } from './word-translations.tsx';

it('shows a translation that belongs to two parts of speech once below the word', () => {
  const speechPart = (texts: string[]) => ({
    tranFeed: { data: texts.map((text) => ({ dest: { id: text, text } })) },
  });
  const speechParts = [speechPart(['naranja', 'anaranjado']), speechPart(['naranja'])];
  const shown = listHeadTranslations({ speechParts } as unknown as Pick<Word, 'speechParts'>);
  expect(shown.map(({ dest }) => dest.text)).toEqual(['naranja', 'anaranjado']);
});
