const separator = /[,;]|\s[–—=-]\s/;
const dash = /\s[–—=-]\s/;
const quotedCell = /(^|[,;]|\ufeff)"/m;

/**
 * Plain notes such as `apple – яблоко` as text with tabs, if most of the lines that are parted are
 * parted so. What has tabs or quoted cells, or comes from Anki, says itself how it is parted.
 */
export function partAtDashes(text: string): string {
  if (text.includes('\t') || quotedCell.test(text) || /^\ufeff?#/.test(text)) return text;
  const lines = text.split('\n');
  const parted = lines.flatMap((line) => separator.exec(line)?.[0] ?? []);
  const dashed = parted.filter((sign) => dash.test(sign));
  if (dashed.length * 2 <= parted.length) return text;
  return lines.map((line) => line.replace(dash, '\t')).join('\n');
}
