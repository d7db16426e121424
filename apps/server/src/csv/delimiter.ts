export type Delimiter = ',' | ';' | '\t';

/** Quoted cells may hold any delimiter. */
const quotedCells = /(?<=^|[\t,;])[^\S\n]*"(?:[^"]|"")*"/gm;

/**
 * A tab wherever there is one, since no word holds it. Else the one that most lines have first:
 * `cat,кошка;кот` is split at its comma and `cat;кошка, кот` at its semicolon.
 */
export function detectDelimiter(text: string): Delimiter {
  const unquoted = text.replace(quotedCells, '');
  if (unquoted.includes('\t')) return '\t';
  const first = unquoted.split('\n').map((line) => /[,;]/.exec(line)?.[0]);
  const timesFirst = (delimiter: string) => first.filter((one) => one === delimiter).length;
  return timesFirst(';') > timesFirst(',') ? ';' : ',';
}
