import { removeMarks, toHiragana } from '@wordhoard/quiz-engine/text';
import { getTransliteration, type Transliteration } from './transliterations.ts';

/** Where the first sequence of a table is that of a keyboard, and not the sound. */
const soundOf: Readonly<Record<string, string>> = { η: 'i', ω: 'o', χ: 'kh', ξ: 'ks', υ: 'i' };

const built = new Map<Transliteration, ReadonlyMap<string, string>>();

/**
 * Writes a text in Latin letters, roughly as it sounds: one of the spellings that are read as the text.
 *
 * @returns the text in Latin letters; silent letters are left out. Undefined if the language has no table
 */
export function romanise(text: string, langCode: string): string | undefined {
  const table = getTransliteration(langCode);
  if (table === undefined) return undefined;
  const letters = built.get(table) ?? invert(table);
  built.set(table, letters);
  const folded = toHiragana(text.normalize('NFC').toLowerCase().replaceAll('ё', 'е'));
  let written = '';
  for (let start = 0; start < folded.length; ) {
    const length = [3, 2, 1].find((one) => letters.has(folded.slice(start, start + one))) ?? 1;
    const part = folded.slice(start, start + length);
    written += letters.get(part) ?? letters.get(removeMarks(part)) ?? keepOther(part);
    start += length;
  }
  return written;
}

const keepOther = (part: string): string => (/[\s\p{Script=Latin}]/u.test(part) ? part : '');

/** The most usual sequence for each letter. */
function invert({ options }: Transliteration): ReadonlyMap<string, string> {
  const found = new Map<string, { sequence: string; place: number }>();
  for (const [sequence, letters] of options) {
    if (!/^\p{Script=Latin}+$/u.test(sequence)) continue;
    for (const [place, letter] of letters.entries()) {
      const known = found.get(letter);
      if (letter !== '' && (known === undefined || place < known.place))
        found.set(letter, { sequence, place });
    }
  }
  const written = [...found].map(([letter, { sequence }]): [string, string] => [letter, sequence]);
  return new Map([...written, ...Object.entries(soundOf)]);
}
