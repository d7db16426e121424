import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import {
  type Concept,
  type Content,
  type ContentLangCode,
  contentLangCodes,
} from '../../features/starter-content/content.ts';
import { comparable, compareWithDictionary } from '../../features/starter-content/coverage.ts';
import { findMisnamedWords } from '../../features/starter-content/plan-words.ts';
import { readContent } from '../../features/starter-content/read-content.ts';
import { splitHomograph } from '../../features/word/numbered-text.ts';
import { CommandFailure, exitCode } from '../../platform/errors/command-failure.ts';
import { parseArguments } from '../command.ts';
import { percent, printFaults, printFrequency, printReadings } from './check-faults.ts';
import { printSpeech } from './check-speech.ts';
import { readDictd } from './dictd.ts';
import { isBad } from './entry.ts';

export const checkUsage =
  'pnpm content check [--list] [--speech] [--dictionaries /usr/share/dictd] [--frequency de_50k.txt]...';

/** The codes of FreeDict, which names its files `freedict-eng-deu.index`. */
const dictionaryCodes: Partial<Record<ContentLangCode, string>> = {
  en: 'eng',
  de: 'deu',
  es: 'spa',
  fr: 'fra',
  ru: 'rus',
  it: 'ita',
  pt: 'por',
  pl: 'pol',
  ja: 'jpn',
  ar: 'ara',
};

/**
 * Prints how complete the starter content is, and what installed dictionaries do not confirm.
 *
 * @param args - what follows `check`
 * @param print - receives each line
 * @throws CommandFailure if the arguments do not match the usage
 */
export async function checkContent(args: readonly string[], print: (line: string) => void) {
  const options = {
    list: { type: 'boolean', default: false },
    speech: { type: 'boolean', default: false },
    dictionaries: { type: 'string', default: '/usr/share/dictd' },
    frequency: { type: 'string', multiple: true },
  } as const;
  const { values, positionals } = parseArguments(args, options, checkUsage);
  if (positionals.length > 0) throw new CommandFailure(exitCode.usage, checkUsage);
  const { list, speech, dictionaries, frequency = [] } = values;
  const content = readContent();
  const faults = printFaults(content, list, print);
  for (const name of findMisnamedWords(content)) print(`no such word, or not its number: ${name}`);
  await printAgreement(content, { list, folder: dictionaries }, print);
  await printReadings(content, { list, folder: dictionaries }, print);
  for (const path of frequency) await printFrequency(content, { list, path }, print);
  await printSpelling(content, list, print);
  if (speech) await printSpeech(content, { list }, print);
  if (faults > 0)
    throw new CommandFailure(exitCode.invalidData, `Faults of the content: ${faults}`);
}

async function printAgreement(
  { concepts }: Content,
  { list, folder }: { list: boolean; folder: string },
  print: (line: string) => void,
): Promise<void> {
  for (const { from, to, path } of installedDictionaries(folder)) {
    const dictionary = await readDictionary(path);
    const { known, agreeing, disagreements } = compareWithDictionary(dictionary, concepts, {
      from,
      to,
    });
    print(`${path}: ${agreeing} of ${known} concepts agree (${percent(agreeing, known)})`);
    if (!list) continue;
    for (const pair of disagreements) print(`  ${pair.from.join(', ')}: ${pair.to.join(', ')}`);
  }
}

function installedDictionaries(folder: string) {
  return contentLangCodes.flatMap((from) =>
    contentLangCodes.flatMap((to) => {
      const [source, target] = [dictionaryCodes[from], dictionaryCodes[to]];
      const path = join(folder, `freedict-${source}-${target}.index`);
      return source && target && existsSync(path) ? [{ from, to, path }] : [];
    }),
  );
}

async function readDictionary(path: string): Promise<Map<string, Set<string>>> {
  const dictionary = new Map<string, Set<string>>();
  for await (const row of readDictd(path)) {
    if (isBad(row)) continue;
    const word = comparable(row.text);
    const translations = dictionary.get(word) ?? new Set();
    for (const translation of row.translations) translations.add(comparable(translation));
    dictionary.set(word, translations);
  }
  return dictionary;
}

/** Words that `hunspell` does not know are often right: names of dishes, say. A person decides. */
async function printSpelling({ concepts }: Content, list: boolean, print: (line: string) => void) {
  for (const langCode of spelledLangCodes) {
    const spelling = await checkSpelling(concepts, langCode);
    if (spelling === undefined) continue;
    const { dictionary, wordCount, unknown } = spelling;
    const known = wordCount - unknown.length;
    print(`hunspell ${dictionary}: ${known} of ${wordCount} words (${percent(known, wordCount)})`);
    if (list && unknown.length > 0) print(`  ${unknown.join(', ')}`);
  }
}

/** The dictionaries of Debian's packages `hunspell-*`. */
const spellingDictionaries: Partial<Record<ContentLangCode, string>> = {
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
export const spelledLangCodes = contentLangCodes.filter(
  (langCode) => spellingDictionaries[langCode],
);

/**
 * Checks the spelling of the words of a language.
 *
 * @returns undefined if `hunspell` or its dictionary is not installed
 */
export async function checkSpelling(concepts: readonly Concept[], langCode: ContentLangCode) {
  const dictionary = spellingDictionaries[langCode];
  if (dictionary === undefined) return undefined;
  const words = new Set(
    concepts.flatMap((concept) => concept.words[langCode].map((word) => splitHomograph(word).text)),
  );
  const unknown = await unknownWords(dictionary, [...words]);
  if (unknown === undefined) return undefined;
  const reviewed = readExceptions(langCode);
  const unreviewed = unknown.filter((word) => !reviewed.has(word));
  return { dictionary, wordCount: words.size, unknown: unreviewed };
}

async function unknownWords(dictionary: string, words: readonly string[]) {
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
function readExceptions(langCode: ContentLangCode): ReadonlySet<string> {
  const lines = readFileSync(new URL('spelling-exceptions.tsv', import.meta.url), 'utf8').split(
    '\n',
  );
  const [, words = ''] = lines.find((line) => line.startsWith(`${langCode}\t`))?.split('\t') ?? [];
  return new Set(words.split(' '));
}
