import type { WordRecord } from '@wordhoard/contract';
import { WordMode } from '@wordhoard/contract/enumeration';
import { foldForSearch } from '@wordhoard/contract/text';
import { listRetyped } from '@wordhoard/quiz-engine/keyboard';
import { replaceLookAlikes, splitLeadingWord } from '@wordhoard/quiz-engine/text';
import type { StoredWord } from './content-store.ts';
import type { OfflineContent } from './offline-content.ts';

interface WordSearch {
  text: string;
  langCode?: string | undefined;
  /** Bits of WordMode; by default words and idioms. */
  mode?: number | undefined;
}

/** The stored words that a text may mean, in any of their forms or by a translation, the closest first. */
export function searchWords(
  { words }: Pick<OfflineContent, 'words'>,
  { text, langCode, mode = WordMode.Word | WordMode.Idiom }: WordSearch,
): StoredWord[] {
  const [isWhole, isStart, isPart] = [
    (found: string, wanted: string) => found === wanted,
    (found: string, wanted: string) => found.startsWith(wanted),
    (found: string, wanted: string) => found.includes(wanted),
  ];
  const candidates = [...words.values()]
    .filter(({ word }) => langCode === undefined || word.langCode === langCode)
    .filter(({ word }) => (mode & word.mode) !== 0)
    .map((stored) => ({ stored, texts: listTexts(stored.word).map(foldForSearch) }));
  const typed = [text, splitLeadingWord(text.trim(), langCode ?? '').rest].map(foldForSearch);
  const found = [isWhole, isStart, isPart].flatMap((fits) =>
    candidates.filter(({ texts }) => texts.some((one) => typed.some((each) => fits(one, each)))),
  );
  return [...new Set(found.map(({ stored }) => stored))];
}

/** The text of stored words that was typed on another keyboard, or with letters of another script. */
export function findMeantText(
  content: Pick<OfflineContent, 'words'>,
  search: WordSearch,
): string | undefined {
  const { text, langCode } = search;
  const isFound = (meant: string) => searchWords(content, { ...search, text: meant }).length > 0;
  if (isFound(text)) return undefined;
  return [replaceLookAlikes(text, langCode), ...listRetyped(text, langCode)].find(isFound);
}

const listTexts = ({ text, trans, grammar }: WordRecord): string[] =>
  [
    text,
    ...trans.map(({ dest }) => dest.text),
    grammar?.plural,
    grammar?.reading,
    grammar?.reading?.replaceAll(' ', ''),
    grammar?.romanisation,
    ...(grammar?.forms ?? []).map((form) => form.text),
    ...(grammar?.variants ?? []),
  ].filter((one) => one !== undefined);
