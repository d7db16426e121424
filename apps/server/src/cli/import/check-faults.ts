import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { type Content, contentLangCodes } from '../../features/starter-content/content.ts';
import { findFaults } from '../../features/starter-content/faults/faults.ts';
import {
  findWorseFigures,
  measureFigures,
  readFigureLimits,
} from '../../features/starter-content/faults/figures.ts';
import {
  findMissingForms,
  parseFrequencyList,
} from '../../features/starter-content/faults/frequency.ts';
import {
  findRarerHeadwords,
  findTaughtTwice,
} from '../../features/starter-content/faults/order.ts';
import {
  compareReadings,
  parseCedict,
  parseEdict,
} from '../../features/starter-content/faults/readings.ts';
import { checkReadable } from '../../platform/errors/command-failure.ts';

type Print = (line: string) => void;

/**
 * Prints the figures of each language, those that are worse than their limits, and what is certainly wrong.
 *
 * @returns the number of faults
 */
export function printFaults(content: Content, list: boolean, print: Print): number {
  const figures = measureFigures(content);
  print(['', ...Object.keys(figures[0] ?? {}).slice(1)].join('\t'));
  for (const row of figures) print(Object.values(row).join('\t'));
  if (list) printDoubts(content, print);
  const worse = findWorseFigures(figures, readFigureLimits());
  for (const figure of worse) print(`worse than before: ${figure}`);
  const faults = findFaults(content);
  for (const { langCode, kind, detail } of faults) print(`wrong ${kind}: ${langCode} ${detail}`);
  return worse.length + faults.length;
}

function printDoubts(content: Content, print: Print): void {
  for (const langCode of contentLangCodes) {
    const rarer = findRarerHeadwords(content, langCode);
    for (const cell of rarer) print(`  ${langCode} rarer word first: ${cell}`);
    const twice = findTaughtTwice(content, langCode);
    for (const name of twice) print(`  ${langCode} taught twice: ${name}`);
  }
}

export const percent = (part: number, whole: number): string =>
  `${((100 * part) / Math.max(whole, 1)).toFixed(1)} %`;

/** Dictionaries of readings, in the encoding of their files. EDICT is where its Debian package puts it. */
const readingDictionaries = [
  { langCode: 'ja', file: '../edict/edict', encoding: 'euc-jp', parse: parseEdict },
  { langCode: 'zh', file: 'cedict_ts.u8', encoding: 'utf-8', parse: parseCedict },
] as const;

/** Prints how far installed dictionaries agree with the readings of Japanese and Chinese words. */
export async function printReadings(
  content: Content,
  { list, folder }: { list: boolean; folder: string },
  print: Print,
): Promise<void> {
  for (const { langCode, file, encoding, parse } of readingDictionaries) {
    const path = join(folder, file);
    if (!existsSync(path)) continue;
    const dictionary = parse(new TextDecoder(encoding).decode(await readFile(path)));
    const { known, agreeing, disagreements } = compareReadings(dictionary, content, langCode);
    print(`${path}: ${agreeing} of ${known} readings agree (${percent(agreeing, known)})`);
    if (list) for (const line of disagreements) print(`  ${line}`);
  }
}

/**
 * Prints how many of the commonest forms of a language are known.
 *
 * @param path - a file whose name begins with the code of the language, as in FrequencyWords
 */
export async function printFrequency(
  content: Content,
  { list, path }: { list: boolean; path: string },
  print: Print,
): Promise<void> {
  await checkReadable(path);
  const langCode = basename(path).slice(0, 2);
  const common = parseFrequencyList(await readFile(path, 'utf8'));
  const missing = findMissingForms(common, content, langCode);
  const known = common.length - missing.length;
  print(
    `${path}: ${known} of ${common.length} common forms are known (${percent(known, common.length)})`,
  );
  if (list && missing.length > 0) print(`  ${missing.join(', ')}`);
}
