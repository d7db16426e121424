import type { QuizSource } from '@wordhoard/contract';
import type { Database } from '../../platform/database/database.ts';
import { ApplicationError } from '../../platform/errors/application-error.ts';
import type { RequestContext } from '../../platform/http/request-context.ts';
import { findVisibleList, findWordsOfList } from '../list/store.ts';
import { toDay } from '../review/activity.ts';
import { findOwnWords } from '../review/own-words.ts';
import { findExistingTag, findWordsOfTag } from '../tag/store.ts';
import { chooseSearchedWords } from '../word/search.ts';
import { findWords, selectWords, type WordRow } from '../word/select-words.ts';
import { findWordsById } from '../word/store.ts';
import { getListTheme, getTagTheme, getWordsTheme, type Theme } from '../word/theme.ts';
import { quizLimits } from './candidate.ts';

export type WordSource = Exclude<QuizSource, { kind: 'table' }>;
type SourceOf<Kind extends WordSource['kind']> = Extract<WordSource, { kind: Kind }>;

export interface SourceWords {
  words: WordRow[];
  langCode: string;
  /** Distractors are picked from this group first. */
  group?: string;
  /** What the words are about. */
  theme?: Theme;
}

const allWords = { page: 1, pageSize: quizLimits.candidates };

/** Finds the words of a source that the caller sees. */
export function findSourceWords(
  database: Database,
  source: WordSource,
  tranLangCode: string,
  context: RequestContext,
): Promise<SourceWords> {
  switch (source.kind) {
    case 'list':
      return selectFromList(database, source, context);
    case 'tag':
      return selectFromTag(database, source, context);
    case 'search':
      return selectFromSearch(database, source, tranLangCode);
    case 'own':
      return selectOwnWords(database, source, context);
    case 'words':
    case 'lesson':
      return selectNamedWords(database, source, context);
  }
}

async function selectFromList(
  database: Database,
  source: SourceOf<'list'>,
  { caller }: RequestContext,
): Promise<SourceWords> {
  const list = await findVisibleList(database, source, caller);
  const words = await findWordsOfList(database, list, caller?.id, allWords);
  return { words, langCode: list.langCode, group: list.id, theme: getListTheme(list.id) };
}

async function selectFromTag(
  database: Database,
  { code, langCode }: SourceOf<'tag'>,
  context: RequestContext,
): Promise<SourceWords> {
  const tag = await findExistingTag(database, code, context);
  const { rows } = await findWordsOfTag(database, { tagId: tag.id, langCode }, allWords);
  return { words: rows, langCode, group: tag.id, theme: getTagTheme(tag.id) };
}

async function selectFromSearch(
  database: Database,
  { text, langCode, mode }: SourceOf<'search'>,
  tranLangCode: string,
): Promise<SourceWords> {
  const { rows } =
    text === ''
      ? await findWords(database, { langCode, mode }, allWords)
      : await selectWords(
          database,
          chooseSearchedWords({ text, langCode, tranLangCode, mode }, allWords),
        );
  return { words: rows, langCode };
}

async function selectOwnWords(
  database: Database,
  { knowing, langCode, day }: SourceOf<'own'>,
  { caller, now }: RequestContext,
): Promise<SourceWords> {
  if (caller === undefined) throw new ApplicationError('NotAuthorized');
  const own = { userId: caller.id, langCode, day: day ?? toDay(now) };
  return { words: await findOwnWords(database, own, knowing, quizLimits.candidates), langCode };
}

async function selectNamedWords(
  database: Database,
  { ids, langCode }: SourceOf<'words' | 'lesson'>,
  { caller }: RequestContext,
): Promise<SourceWords> {
  const words = await findWordsById(database, [...new Set(ids)], caller?.id);
  const theme = getWordsTheme(ids);
  return { words: words.filter((word) => word.langCode === langCode), langCode, theme };
}
