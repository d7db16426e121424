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

/** The lines, such as `#separator:tab`, that Anki puts before the notes of a text file. */
const headerLine = /^#(separator|html|columns|tags|notetype|deck|guid|if matches)\b[^:]*:/i;
const separatorLine = /^#separator:\s*(.+?)\s*$/i;

const separators: Record<string, Delimiter> = {
  tab: '\t',
  '\t': '\t',
  comma: ',',
  ',': ',',
  semicolon: ';',
  ';': ';',
};

export interface AnkiHeader {
  lineCount: number;
  delimiter: Delimiter | undefined;
}

export function readAnkiHeader(lines: readonly string[]): AnkiHeader {
  const end = lines.findIndex((line) => !headerLine.test(line));
  const header = end === -1 ? lines : lines.slice(0, end);
  const separator = header.map((line) => separatorLine.exec(line)?.[1]).find(Boolean);
  return { lineCount: header.length, delimiter: separators[separator?.toLowerCase() ?? ''] };
}
