import { WordMode } from '@wordhoard/contract/enumeration';
import { alternatives, level, perLanguage } from './concepts.ts';
import type { Concept, ContentLangCode } from './content.ts';
import { ContentError, parseTabSeparated, type Row } from './tab-separated.ts';

/** The languages with a file of idioms. */
export const idiomLangCodes = [
  'en',
  'de',
  'es',
  'fr',
  'ru',
] as const satisfies readonly ContentLangCode[];
type IdiomLangCode = (typeof idiomLangCodes)[number];

/** The group of all idioms: their list and their tag. They have the tags of their themes too. */
export const idiomGroup = 'idioms';

/** Reads the idioms of a language, with their definitions and their equivalents in the other languages. */
export function parseIdioms(file: string, text: string, langCode: IdiomLangCode): Concept[] {
  const others = idiomLangCodes.filter((other) => other !== langCode);
  const columns = ['level', 'themes', 'idiom', 'definition', ...others];
  return parseTabSeparated(file, text, columns).map((row) => ({
    group: idiomGroup,
    themes: alternatives(required(file, row, 'themes')),
    mode: WordMode.Idiom,
    speechPart: 'other',
    level: level(file, row),
    words: perLanguage((code) => {
      if (code === langCode) return [required(file, row, 'idiom')];
      return others.some((other) => other === code) ? alternatives(row.cell(code)) : [];
    }),
    definitions: { [langCode]: required(file, row, 'definition') },
  }));
}

function required(file: string, row: Row, column: string): string {
  const cell = row.cell(column);
  if (cell === '') throw new ContentError(file, row.line, `${column} is missing`);
  return cell;
}
