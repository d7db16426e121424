import { splitSenses } from '@wordhoard/word-import';

/**
 * Writes senses as a cell that an import reads again, with quotation marks around those that need them.
 *
 * @example joinSenses(['miles', 'km/h']); // 'miles; "km/h"'
 */
export function joinSenses(senses: readonly string[]): string {
  const quote = (one: string) => `"${one.replaceAll('"', '""')}"`;
  const quoteAmbiguous = (one: string) => (isReadAs(one, [one]) ? one : quote(one));
  const cell = senses.map(quoteAmbiguous).join('; ');
  return isReadAs(cell, senses) ? cell : senses.map(quote).join('; ');
}

const isReadAs = (cell: string, senses: readonly string[]): boolean =>
  [true, false].every((commas) => {
    const read = splitSenses(cell, { commas });
    return read.length === senses.length && read.every((one, at) => one === senses[at]);
  });
