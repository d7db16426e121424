import type { WordRecord } from '@wordhoard/contract';
import type { KeptWord } from '../../shared/sharing/kept-words.ts';
import type { ReviewRecord } from '../review/review-history.ts';
import type { StoredWord } from './content-store.ts';

/** The stored words that only the link of an unlisted list has shown, and that the learner has begun to learn. */
export function listKeptWords(
  stored: readonly StoredWord[],
  record: ReviewRecord,
): readonly KeptWord[] {
  const kept = stored.filter(({ id, word }) => word.isByLink && Object.hasOwn(record, id));
  const wordOf = new Map(kept.map(({ id, word }) => [id, word]));
  return [...wordOf.values()].map((word) => {
    // A word is stored once for each language of its translations.
    const copies = kept.filter(({ id }) => id === word.id);
    const translations = copies.flatMap((copy) => copy.word.trans.map(({ dest }) => dest));
    return toKeptWord(word, translations);
  });
}

const toKeptWord = (
  { id, langCode, text, homograph, mode, example, exampleDetails, grammar }: WordRecord,
  translations: readonly WordRecord['trans'][number]['dest'][],
): KeptWord => ({
  id,
  langCode,
  text,
  homograph,
  mode,
  example,
  exampleDetails,
  grammar,
  translations: translations.map((dest) => ({
    text: dest.text,
    langCode: dest.langCode,
    mode: dest.mode,
  })),
});
