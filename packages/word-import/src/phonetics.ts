import type { TextRecord } from './records.ts';

const sounds = /[ˈˌːəɪʊɔɛæʃʒθðŋɑɐʌɜɡɲʎɹɾʁχβɣʔ]|\u0303/;
/** They occur in no alphabet. */
const sureSounds = /[ˈˌːɪʊæθðɑɐʌɜɡɲʎɹɾʁχʔ]/;
const enclosed = /^(?:\[([^[\]]+)\]|\/([^/]+)\/|\|([^|]+)\|)$/;

/** Whether a text without its brackets has signs of the International Phonetic Alphabet. */
export const hasSounds = (text: string): boolean => sounds.test(text);

/** Whether a cell has the pronunciation of a word: brackets or slashes around it, or signs that no alphabet has. */
export const isPhonetic = (cell: string): boolean => enclosed.test(cell) || sureSounds.test(cell);

/** Removes the brackets or slashes around a pronunciation. */
export const unwrapSounds = (cell: string): string => {
  const [, squares, slashes, bars] = enclosed.exec(cell) ?? [];
  return (squares ?? slashes ?? bars ?? cell).trim();
};

const leading = /^(?<sounds>\[[^[\]]+\]|\/[^/]+\/)\s*(?<dash>(?:[–—=:-]|->|=>|→)\s+)?(?=\S)/;

/**
 * Makes the pronunciation before a translation a cell of its own: `cat – [kæt] – кошка`, `cat – [kæt] кошка`. Most rows have to
 * have it.
 */
export function splitPhonetics(records: readonly TextRecord[]): readonly TextRecord[] {
  const found = records.map(({ cells }) => leading.exec(cells[1] ?? ''));
  const wide = records.filter(({ cells }) => cells.length > 1);
  const clear = found.filter(
    (one) => one?.groups?.['dash'] || hasSounds(one?.groups?.['sounds'] ?? ''),
  );
  if (clear.length * 2 <= wide.length) return records;
  return records.map((record, index) => {
    const [word = '', second, ...others] = record.cells;
    if (second === undefined) return record;
    const { 0: match = '', groups } = found[index] ?? { 0: '' };
    const cells = [word, groups?.['sounds'] ?? '', second.slice(match.length), ...others];
    return { ...record, cells };
  });
}
