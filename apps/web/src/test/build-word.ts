import { EntryStatus, Knowing, WordMode } from '@wordhoard/contract/enumeration';
import type { WordRecord } from '../features/word/queries.ts';

interface WordWishes {
  text?: string;
  translations?: readonly string[];
  picture?: string | undefined;
}

/** A word as the server sends it for a card. */
export function buildWord({
  text = 'Sofa',
  translations = ['sofa'],
  picture,
}: WordWishes = {}): WordRecord {
  const id = `word ${text}`;
  return {
    id,
    text,
    langCode: 'de',
    mode: WordMode.Word,
    example: null,
    knowing: Knowing.Unknown,
    image:
      picture === undefined
        ? null
        : {
            id: `image of ${text}`,
            wordId: id,
            url: picture,
            status: EntryStatus.Approved,
            licence: 'MIT',
            source: 'Fluent Emoji by Microsoft',
          },
    trans: translations.map((translation) => ({
      id: `${text} ${translation}`,
      wordId: id,
      speechPartId: 6,
      status: EntryStatus.Approved,
      dest: { id: `word ${translation}`, text: translation, langCode: 'en', mode: WordMode.Word },
    })),
  };
}
