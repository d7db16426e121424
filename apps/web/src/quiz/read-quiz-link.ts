import { limits } from '@wordhoard/contract/limits';
import { isId } from '../storage/is-id.ts';
import { isDirection, isKindChoice, type QuizChoice, type QuizSource } from './quiz-choice.ts';
import { modeNames, type NamedTable, tableOf } from './quiz-link.ts';

/** What an address says of how to play; what makes no sense in it is left out. */
export function readChoice(parameters: URLSearchParams): Partial<QuizChoice> {
  const kind = parameters.get('kind');
  const mode = Object.entries(modeNames).find(([name]) => name === parameters.get('mode'))?.[1];
  const direction = parameters.get('direction');
  const count = wholeNumber(parameters.get('count'), limits.quizMaxWords);
  return {
    ...(isKindChoice(kind) && { kind }),
    ...(mode !== undefined && { mode }),
    ...(isDirection(direction) && { direction }),
    ...(count !== undefined && count > 0 && { wordCount: count }),
  };
}

const highestSeed = 0xffff_ffff;

export const readSeed = (parameters: URLSearchParams): number | undefined =>
  wholeNumber(parameters.get('seed'), highestSeed);

function wholeNumber(text: string | null, most: number): number | undefined {
  const number = Number(text);
  return text && Number.isInteger(number) && number >= 0 && number <= most ? number : undefined;
}

/** What an address wants to be played. A table may be named without its columns. */
export type NamedSource = Exclude<QuizSource, { kind: 'list' | 'table' }> | NamedTable;

export function readSource(parameters: URLSearchParams): NamedSource | undefined {
  const read = (name: string) => parameters.get(name) || undefined;
  const [table, tag, text] = [read('table'), read('tag'), read('search')];
  if (table) return tableOf(table, read('learn'), read('translation'));
  const langCode = read('lang');
  if (langCode === undefined) return undefined;
  if (tag) return { kind: 'tag', code: tag, langCode };
  return text ? { kind: 'search', text, langCode } : readWords(parameters, langCode);
}

function readWords(parameters: URLSearchParams, langCode: string): NamedSource | undefined {
  const own = parameters.get('own');
  if (own === 'saved' || own === 'known' || own === 'missed') {
    return { kind: 'own', knowing: own, langCode };
  }
  const named = parameters.get('words')?.toLowerCase().split(',') ?? [];
  const ids = named.filter(isId).slice(0, limits.quizMaxWords);
  return ids.length === 0 ? undefined : { kind: 'words', ids, langCode };
}
