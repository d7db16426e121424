import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

const consonants = 'bdfgklmnprstvz';
const vowels = 'aeiou';
const speechParts = ['noun', 'noun', 'noun', 'verb', 'adjective', ''];
/** Of translations per word: dictionaries share translations between words. */
const sharedTranslations = 0.6;

/** Writes a CSV dictionary of distinct random words with one to three translations. It is the same each time. */
export async function writeDictionary(path: string, entryCount: number): Promise<void> {
  await pipeline(Readable.from(writeLines(entryCount)), createWriteStream(path));
}

function* writeLines(entryCount: number): Iterable<string> {
  const random = createRandom();
  const upTo = (limit: number) => Math.floor(random() * limit);
  const writeWord = (number: number) => {
    const syllables = Array.from(
      { length: 2 + upTo(3) },
      () => `${consonants[upTo(consonants.length)]}${vowels[upTo(vowels.length)]}`,
    );
    return `${syllables.join('')}${number.toString(36)}`;
  };
  const translations = Array.from({ length: Math.ceil(entryCount * sharedTranslations) }, (_, n) =>
    writeWord(n),
  );
  yield 'word,translations,part of speech\n';
  for (let number = 0; number < entryCount; number += 1) {
    const part = upTo(speechParts.length);
    // Translations have the part of speech of their word.
    const translated = Array.from({ length: 1 + upTo(2.2) }, () => {
      const group = upTo(translations.length / speechParts.length);
      return translations[group * speechParts.length + part] ?? translations[part];
    });
    yield `${writeWord(number)},${translated.join(';')},${speechParts[part]}\n`;
  }
}

/** Mulberry32: random enough for words. */
function createRandom(): () => number {
  let state = 1;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
