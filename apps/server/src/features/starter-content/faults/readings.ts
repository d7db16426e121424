import { splitHomograph } from '../../word/numbered-text.ts';
import type { Content } from '../content.ts';

/** Words with their comparable readings. */
export type ReadingDictionary = ReadonlyMap<string, ReadonlySet<string>>;

type ReadingLangCode = 'ja' | 'zh';

/** Compares the readings of a language with those of a dictionary. */
export function compareReadings(
  dictionary: ReadingDictionary,
  { grammar }: Pick<Content, 'grammar'>,
  langCode: ReadingLangCode,
) {
  const known = grammar.flatMap((row) => {
    const { reading } = row.grammar;
    const expected = dictionary.get(splitHomograph(row.text).text);
    if (row.langCode !== langCode || reading === undefined || expected === undefined) return [];
    return [{ text: row.text, reading, expected }];
  });
  const disagreements = known.filter(
    ({ reading, expected }) => !expected.has(comparableReading(reading, langCode)),
  );
  return {
    known: known.length,
    agreeing: known.length - disagreements.length,
    disagreements: disagreements.map(
      ({ text, reading, expected }) => `${text} ${reading}: ${[...expected].join(', ')}`,
    ),
  };
}

/** Reads the lines of EDICT: `上手 [じょうず] /(adj-na) skilful/`. */
export const parseEdict = (text: string): ReadingDictionary =>
  collect(text.matchAll(/^(\S+) \[([^\]]+)\]/gmu), 'ja');

/** Reads the lines of CC-CEDICT: `學習 学习 [xue2 xi2] /to learn/`. */
export const parseCedict = (text: string): ReadingDictionary =>
  collect(text.matchAll(/^[^#\s]\S* (\S+) \[([^\]]+)\]/gmu), 'zh');

function collect(lines: Iterable<RegExpExecArray>, langCode: ReadingLangCode): ReadingDictionary {
  const dictionary = new Map<string, Set<string>>();
  for (const [, word = '', reading = ''] of lines) {
    const readings = dictionary.get(word) ?? new Set();
    dictionary.set(word, readings.add(comparableReading(reading, langCode)));
  }
  return dictionary;
}

const comparableReading = (reading: string, langCode: ReadingLangCode): string =>
  langCode === 'zh' ? comparablePinyin(reading) : toHiragana(reading);

const toHiragana = (kana: string): string =>
  kana.replace(/[ァ-ヶ]/gu, (letter) => String.fromCharCode(letter.charCodeAt(0) - 0x60));

const toneNumbers: Readonly<Record<string, string>> = {
  '\u0304': '1',
  '\u0301': '2',
  '\u030C': '3',
  '\u0300': '4',
};

/** The letters and then the tones, so that it makes no difference where a tone is written: `xuexi 22`. */
function comparablePinyin(pinyin: string): string {
  const written = pinyin
    .toLowerCase()
    .replaceAll('u:', 'ü')
    .replaceAll('v', 'ü')
    .replace(/r5/gu, 'r')
    .normalize('NFD')
    .replace(/[\u0300\u0301\u0304\u030C]/gu, (mark) => toneNumbers[mark] ?? '');
  const letters = written.replace(/(?!\u0308)\P{L}/gu, '');
  return `${letters} ${written.replace(/[^1-4]/gu, '')}`;
}
