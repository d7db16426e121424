import { WordMode } from '@wordhoard/contract/enumeration';
import { maxHomograph } from '@wordhoard/contract/limits';
import { wordKey } from '@wordhoard/contract/text';
import { computeWordId } from '@wordhoard/contract/word-id';
import type { Database } from '../../../platform/database/database.ts';
import { findTranslationsOfWords } from '../../translation/store.ts';
import { findWordsById } from '../../word/store.ts';

interface UnclearLine {
  text: string;
  mode: WordMode | undefined;
  /** The number that the file names. */
  homograph: number | undefined;
  /** Whether the reader sees several words of the text. */
  hasHomographs: boolean | undefined;
  /** The first word of the text. */
  wordId: string | undefined;
  translations: readonly string[];
}

interface Reading {
  langCode: string;
  tranLangCode: string | undefined;
  callerId: string | undefined;
}

/**
 * Chooses the word that each line means: the one that the file names, else the first that has one of the translations
 * of the line, else the first of all.
 */
export async function chooseHomographs<Line extends UnclearLine>(
  database: Database,
  lines: readonly Line[],
  { langCode, tranLangCode = '', callerId }: Reading,
): Promise<(Line & { key: string })[]> {
  const candidates = lines.map((line) => listCandidates(line, langCode));
  const seen = await findWordsById(database, [...new Set(candidates.flat())], callerId);
  const seenById = new Map(seen.map((found) => [found.id, found]));
  const options = { callerId, langCode: tranLangCode };
  const translations = await findTranslationsOfWords(database, [...seenById.keys()], options);
  const meaningsOf = Map.groupBy(translations, ({ wordId }) => wordId);
  return lines.map((line, index) => {
    const found = (candidates[index] ?? []).flatMap((id) => seenById.get(id) ?? []);
    const given = new Set(line.translations.map(wordKey));
    const translated = found.find(({ id }) =>
      meaningsOf.get(id)?.some(({ dest }) => given.has(wordKey(dest.text))),
    );
    const homograph = line.homograph ?? translated?.homograph;
    const id = line.homograph === undefined ? (translated?.id ?? line.wordId) : found[0]?.id;
    const key = `${line.mode ?? WordMode.Word} ${homograph ?? 1} ${wordKey(line.text)}`;
    return { ...line, homograph, wordId: id, key };
  });
}

function listCandidates({ text, mode, ...line }: UnclearLine, langCode: string): string[] {
  const named = { langCode, text, mode };
  if (line.homograph !== undefined) return [computeWordId({ ...named, homograph: line.homograph })];
  if (!line.hasHomographs || line.translations.length === 0) return [];
  return Array.from({ length: maxHomograph }, (_, index) =>
    computeWordId({ ...named, homograph: index + 1 }),
  );
}
