import { grammar as grammarSchema } from '@wordhoard/contract';
import { z } from 'zod';
import type { ContentGrammar, ContentLangCode } from './content.ts';
import { ContentError, parseTabSeparated } from './tab-separated.ts';

const texts = ['gender', 'article', 'plural', 'reading', 'romanisation', 'stress', 'ipa'] as const;
const columns = ['word', ...texts, 'frequencyRank'];

/** Reads what dictionaries say about the words of a language. */
export function parseGrammar(
  file: string,
  text: string,
  langCode: ContentLangCode,
): ContentGrammar[] {
  return parseTabSeparated(file, text, columns).map(({ line, cell }) => {
    const written = texts.flatMap((column) => (cell(column) ? [[column, cell(column)]] : []));
    const rank = cell('frequencyRank');
    const fields = { ...Object.fromEntries(written), ...(rank && { frequencyRank: Number(rank) }) };
    const { success, data, error } = grammarSchema.safeParse(fields);
    if (!success) throw new ContentError(file, line, z.prettifyError(error));
    return { langCode, text: cell('word'), grammar: data };
  });
}
