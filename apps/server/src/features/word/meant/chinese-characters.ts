import shinjitai from 'opencc-js/dict/JPShinjitaiCharacters';
import simplified from 'opencc-js/dict/STCharacters';
import traditional from 'opencc-js/dict/TSCharacters';

/** Reads a dictionary of characters: `from to to|from to`. The first of several is the most usual. */
const read = (dictionary: string): [from: string, to: string][] =>
  dictionary.split('|').map((entry) => {
    const [from = '', to = ''] = entry.split(' ');
    return [from, to];
  });

const toSimplified = new Map(read(traditional));
const toTraditional = new Map(read(simplified));
const toJapanese = new Map(read(shinjitai).map(([modern, old]) => [old, modern]));

const convert = (text: string, table: ReadonlyMap<string, string>): string =>
  Array.from(text, (character) => table.get(character) ?? character).join('');

/** A text in the characters of the other countries that use them: simplified, traditional, and those of Japan. */
export function listCharacterVariants(text: string): string[] {
  const traditionalText = convert(text, toTraditional);
  return [convert(text, toSimplified), traditionalText, convert(traditionalText, toJapanese)];
}
