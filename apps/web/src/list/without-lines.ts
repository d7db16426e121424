/** Text without some of its lines, which are counted from 1. */
export function withoutLines(text: string, lines: readonly number[]): string {
  return text
    .split(/\r\n?|\n/)
    .filter((_, index) => !lines.includes(index + 1))
    .join('\n');
}
