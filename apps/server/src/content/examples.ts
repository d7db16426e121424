import type { ContentExample } from './content.ts';
import { parseTabSeparated } from './tab-separated.ts';

export function parseExamples(file: string, text: string): ContentExample[] {
  return parseTabSeparated(file, text, ['langCode', 'word', 'example']).map(({ cell }) => ({
    langCode: cell('langCode'),
    text: cell('word'),
    example: cell('example'),
  }));
}
