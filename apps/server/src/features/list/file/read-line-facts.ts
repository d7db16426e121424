import type { SpeechPartCode } from '@wordhoard/contract/enumeration';
import type { WordEntry } from '@wordhoard/word-import';
import { readNoun } from '../../collection/find-named-words.ts';
import { readFacts, type WordFacts } from './add-facts.ts';
import { isExported } from './read-exported.ts';
import type { ReadLine } from './read-import.ts';

interface Languages {
  langCode: string;
  tranLangCode: string;
}

/** What a line says about a known word, or also what its article and its translations tell of a new one. */
export function readLineFacts({ entry, wordId }: ReadLine, languages: Languages): WordFacts[] {
  if (entry === undefined) return [];
  const guessed =
    wordId === undefined && !isExported(entry)
      ? {
          ...guessSpeechPart(entry, languages),
          ...entry,
          ...readGender(entry, languages.langCode),
        }
      : entry;
  return [readFacts(guessed, languages) ?? []].flat();
}

/** The gender that the article of a new noun tells, unless the line names it. */
export function readGender(entry: WordEntry, langCode: string) {
  const isTold = entry.gender !== undefined || isExported(entry);
  const noun = isTold ? undefined : readNoun(entry.text, langCode);
  return noun && { gender: noun.gender };
}

/** What an article, a gender or a plural tells of a new word, or “to” before all of its English translations. */
function guessSpeechPart(
  { text, gender, plural, meanings }: WordEntry,
  { langCode, tranLangCode }: Languages,
): { speechPart: SpeechPartCode } | undefined {
  if (gender ?? plural ?? readNoun(text, langCode)) return { speechPart: 'noun' };
  const isVerb =
    /^en\b/.test(tranLangCode) && meanings.every((meaning) => /^to \p{L}/u.test(meaning));
  return isVerb && meanings.length > 0 ? { speechPart: 'verb' } : undefined;
}
