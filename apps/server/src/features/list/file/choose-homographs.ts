import type { WordOption } from '@wordhoard/contract';
import { WordMode } from '@wordhoard/contract/enumeration';
import { wordKey } from '@wordhoard/contract/text';
import type { Database } from '../../../platform/database/database.ts';
import { findTranslationsOfWords } from '../../translation/store.ts';
import { findHomographIds, findWordsById } from '../../word/store.ts';

type Candidate = Pick<WordOption, 'id' | 'homograph' | 'trans'>;

interface UnclearLine {
  text: string;
  mode: WordMode | undefined;
  /** The number that the reader or the file names. */
  homograph: number | undefined;
  /** The first word of the text. */
  first: Candidate | undefined;
  translations: readonly string[];
}

interface Reading {
  tranLangCode: string | undefined;
  callerId: string | undefined;
}

/**
 * Chooses the word that each line means: the one with the number that the reader or the file names, else the first that
 * has one of the translations of the line, else the first of all.
 */
export async function chooseHomographs<Line extends UnclearLine>(
  database: Database,
  lines: readonly Line[],
  reading: Reading,
) {
  const homographsOf = await findHomographs(database, lines, reading);
  return lines.map(({ first, ...line }) => {
    const homographs = first && homographsOf.get(first.id);
    const meant = findMeant(line, homographs ?? (first ? [first] : []));
    const homograph = line.homograph ?? (homographs && meant?.homograph);
    const key = `${line.mode ?? WordMode.Word} ${homograph ?? 1} ${wordKey(line.text)}`;
    return { ...line, homograph, homographs, wordId: meant?.id, key };
  });
}

function findMeant(
  { homograph, translations }: Omit<UnclearLine, 'first'>,
  words: readonly Candidate[],
): Candidate | undefined {
  if (homograph !== undefined) return words.find((word) => word.homograph === homograph);
  const given = new Set(translations.map(wordKey));
  const isGiven = ({ trans = [] }: Candidate) =>
    trans.some(({ dest }) => given.has(wordKey(dest.text)));
  return words.find(isGiven) ?? words[0];
}

/** All words of the texts that several words have, by the ids of the first ones. */
async function findHomographs(
  database: Database,
  lines: readonly UnclearLine[],
  { tranLangCode: langCode = '', callerId }: Reading,
): Promise<Map<string, WordOption[]>> {
  const firstIds = [...new Set(lines.flatMap(({ first }) => first?.id ?? []))];
  const others = await findHomographIds(database, firstIds, callerId);
  const idsOf = Map.groupBy(others, ({ askedId }) => askedId);
  const ids = [...idsOf].flatMap(([first, same]) => [first, ...same.map(({ id }) => id)]);
  const words = await findWordsById(database, ids, callerId);
  const translations = await findTranslationsOfWords(database, ids, { callerId, langCode });
  const transOf = Map.groupBy(translations, ({ wordId }) => wordId);
  const optionOf = new Map(
    words.map((found) => [found.id, { ...found, trans: transOf.get(found.id) ?? [] }]),
  );
  return new Map(
    [...idsOf].map(([first, same]) => [
      first,
      [first, ...same.map(({ id }) => id)].flatMap((id) => optionOf.get(id) ?? []),
    ]),
  );
}
