import type { Delimiter } from './delimiter.ts';

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
