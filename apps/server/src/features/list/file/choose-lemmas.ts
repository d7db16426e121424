import { wordKey } from '@wordhoard/contract/text';
import type { Database } from '../../../platform/database/database.ts';
import type { PastedText } from '../../collection/find-named-words.ts';
import { findTranslationsOfKeys } from '../../translation/store.ts';

interface PastedLine {
  word: PastedText;
  translations: readonly PastedText[];
}

interface Reading {
  langCode: string;
  tranLangCode: string | undefined;
  callerId: string | undefined;
}

type IsTranslation = (text: string, translation: string) => boolean;

/**
 * Chooses the words that forms in the lines mean. A text with translations is a form of the word that has one of them:
 * `Häuser` with `houses` is *Haus*, but `Rechts` with `right-hand` is not *Recht*. A translation is a form of what the word
 * has as a translation.
 */
export async function chooseLemmas(
  database: Database,
  lines: readonly PastedLine[],
  reading: Reading,
): Promise<{ text: string; translations: string[] }[]> {
  const isTranslation = await findPairs(database, lines, reading);
  return lines.map(({ word, translations }) => {
    const given = translations.flatMap(listTexts);
    const meant = word.lemmas.filter(
      (lemma) => given.length === 0 || given.some((one) => isTranslation(lemma, one)),
    );
    const text = takeOnly(meant) ?? word.text;
    return {
      text,
      translations: translations.map(
        (one) => takeOnly(one.lemmas.filter((lemma) => isTranslation(text, lemma))) ?? one.text,
      ),
    };
  });
}

/** Looks up those translations of words that decide whether a text is a form. */
async function findPairs(
  database: Database,
  lines: readonly PastedLine[],
  { langCode, tranLangCode = '', callerId }: Reading,
): Promise<IsTranslation> {
  const unclear = lines.filter(
    ({ word, translations }) =>
      translations.length > 0 && [word, ...translations].some(({ lemmas }) => lemmas.length > 0),
  );
  if (unclear.length === 0) return () => false;
  const words = unclear.flatMap(({ word }) => listTexts(word));
  const translations = unclear.flatMap((line) => line.translations.flatMap(listTexts));
  const found = await findTranslationsOfKeys(
    database,
    [
      { langCode, keys: listKeys(words) },
      { langCode: tranLangCode, keys: listKeys(translations) },
    ],
    callerId,
  );
  const pairs = new Set(found.map(({ key, destKey }) => `${key}\t${destKey}`));
  return (text, translation) => pairs.has(`${wordKey(text)}\t${wordKey(translation)}`);
}

const listTexts = ({ text, lemmas }: PastedText): string[] => [text, ...lemmas];

const listKeys = (texts: readonly string[]): string[] => [...new Set(texts.map(wordKey))];

const takeOnly = ([only, ...others]: readonly string[]): string | undefined =>
  others.length === 0 ? only : undefined;
