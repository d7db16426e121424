import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import {
  type Concept,
  type ContentLangCode,
  contentLangCodes,
} from '../../features/starter-content/content.ts';

/** The dictionaries of Debian's packages `hunspell-*`. */
const dictionaries: Partial<Record<ContentLangCode, string>> = {
  en: 'en_GB',
  de: 'de_DE',
  es: 'es_ES',
  fr: 'fr',
  ru: 'ru_RU',
  it: 'it_IT',
  pt: 'pt_BR',
  uk: 'uk_UA',
  pl: 'pl_PL',
};

/** The languages that `hunspell` may check. */
export const spelledLangCodes = contentLangCodes.filter((langCode) => dictionaries[langCode]);

interface Spelling {
  dictionary: string;
  /** The number of words of the concepts. */
  wordCount: number;
  /** Parts of words that are neither in the dictionary nor among the reviewed exceptions. */
  unknown: string[];
}

/**
 * Checks the spelling of the words of a language.
 *
 * @returns undefined if `hunspell` or its dictionary is not installed
 */
export async function checkSpelling(
  concepts: readonly Concept[],
  langCode: ContentLangCode,
): Promise<Spelling | undefined> {
  const dictionary = dictionaries[langCode];
  if (dictionary === undefined) return undefined;
  const words = new Set(concepts.flatMap((concept) => concept.words[langCode]));
  const unknown = await unknownWords(dictionary, [...words]);
  if (unknown === undefined) return undefined;
  const reviewed = exceptionsOf(langCode);
  const unreviewed = unknown.filter((word) => !reviewed.has(word));
  return { dictionary, wordCount: words.size, unknown: unreviewed };
}

async function unknownWords(
  dictionary: string,
  words: readonly string[],
): Promise<string[] | undefined> {
  const spelling = promisify(execFile)('hunspell', ['-d', dictionary, '-i', 'utf-8', '-l']);
  spelling.child.stdin?.on('error', () => undefined).end(words.join('\n'));
  try {
    const { stdout } = await spelling;
    return [...new Set(stdout.split('\n').filter((line) => line !== ''))];
  } catch {
    return undefined;
  }
}

/** The file has a line for each language: its code, a tab, and words between spaces. */
function exceptionsOf(langCode: ContentLangCode): ReadonlySet<string> {
  const lines = readFileSync(new URL('spelling-exceptions.tsv', import.meta.url), 'utf8').split(
    '\n',
  );
  const [, words = ''] = lines.find((line) => line.startsWith(`${langCode}\t`))?.split('\t') ?? [];
  return new Set(words.split(' '));
}
