import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { agreementWith, comparable } from '../../features/starter-content/agreement.ts';
import {
  type Content,
  type ContentLangCode,
  contentLangCodes,
} from '../../features/starter-content/content.ts';
import { type Coverage, coverageOf } from '../../features/starter-content/coverage.ts';
import { readContent } from '../../features/starter-content/read-content.ts';
import { CommandFailure, exitCode } from '../../platform/errors/command-failure.ts';
import { readDictd } from './dictd.ts';
import { isBad } from './entry.ts';
import { checkSpelling, spelledLangCodes } from './spelling.ts';

export const checkUsage = 'pnpm content check [--list] [--dictionaries /usr/share/dictd]';

const defaultFolder = '/usr/share/dictd';

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
export async function checkContent(
  args: readonly string[],
  print: (line: string) => void,
): Promise<void> {
  const { list, dictionaries } = readCheckOptions(args);
  const content = readContent();
  printCoverage(coverageOf(content), print);
  await printAgreement(content, { list, folder: dictionaries }, print);
  await printSpelling(content, list, print);
}

function readCheckOptions(args: readonly string[]): { list: boolean; dictionaries: string } {
  try {
    const options = {
      list: { type: 'boolean', default: false },
      dictionaries: { type: 'string', default: defaultFolder },
    } as const;
    return parseArgs({ args: [...args], options }).values;
  } catch {
    throw new CommandFailure(exitCode.usage, checkUsage);
  }
}

const columns = [
  'concepts',
  'words',
  'examples',
  'definitions',
  'idioms',
  'nouns',
  'gender',
  'plural',
  'reading',
  'romanisation',
  'stress',
  'ipa',
] as const satisfies readonly (keyof Coverage)[];

function printCoverage(coverage: readonly Coverage[], print: (line: string) => void): void {
  print(['', ...columns].join('\t'));
  for (const row of coverage) {
    print([row.langCode, ...columns.map((column) => row[column])].join('\t'));
  }
}

async function printAgreement(
  { concepts }: Content,
  { list, folder }: { list: boolean; folder: string },
  print: (line: string) => void,
): Promise<void> {
  for (const { from, to, path } of installedDictionaries(folder)) {
    const dictionary = await readDictionary(path);
    const { known, agreeing, disagreements } = agreementWith(dictionary, concepts, { from, to });
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
async function printSpelling(
  { concepts }: Content,
  list: boolean,
  print: (line: string) => void,
): Promise<void> {
  for (const langCode of spelledLangCodes) {
    const spelling = await checkSpelling(concepts, langCode);
    if (spelling === undefined) continue;
    const { dictionary, wordCount, unknown } = spelling;
    const known = wordCount - unknown.length;
    print(`hunspell ${dictionary}: ${known} of ${wordCount} words (${percent(known, wordCount)})`);
    if (list && unknown.length > 0) print(`  ${unknown.join(', ')}`);
  }
}

const percent = (part: number, whole: number): string =>
  `${((100 * part) / Math.max(whole, 1)).toFixed(1)} %`;
