import type { QuizSource } from '@wordhoard/contract';
import { Knowing } from '@wordhoard/contract/enumeration';
import { and, desc, eq, not } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database.ts';
import { ApplicationError } from '../../../platform/errors/application-error.ts';
import type { RequestContext } from '../../../platform/http/request-context.ts';
import { findList } from '../../list/store.ts';
import { findWordsOfList } from '../../list/word-feed.ts';
import { findTag, findWordsOfTag } from '../../tag/store.ts';
import { word } from '../../word/schema.ts';
import { searchWords } from '../../word/search.ts';
import type { WordRow } from '../../word/select-words.ts';
import { findWordsById } from '../../word/store.ts';
import { visibleTo, wordFields } from '../../word/visible.ts';
import { findWordsOfUser } from '../review/learner-words.ts';
import { quizLimits } from './candidate.ts';
import { quizResult, quizSession } from './schema.ts';

export type WordSource = Exclude<QuizSource, { kind: 'table' }>;
type SourceOf<Kind extends WordSource['kind']> = Extract<WordSource, { kind: Kind }>;

export interface SourceWords {
  words: WordRow[];
  langCode: string;
  /** Distractors are picked from this group first. */
  group?: string;
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
      return wordsOfList(database, source, context);
    case 'tag':
      return wordsOfTag(database, source, context);
    case 'search':
      return wordsOfSearch(database, source, tranLangCode);
    case 'own':
      return ownWords(database, source, context);
    case 'words':
      return namedWords(database, source, context);
  }
}

async function wordsOfList(
  database: Database,
  source: SourceOf<'list'>,
  { caller }: RequestContext,
): Promise<SourceWords> {
  const list = await findList(database, source, caller);
  if (list === undefined) throw new ApplicationError('NotFound');
  const words = await findWordsOfList(database, list, caller?.id, allWords);
  return { words, langCode: list.langCode, group: list.id };
}

async function wordsOfTag(
  database: Database,
  { code, langCode }: SourceOf<'tag'>,
  { caller }: RequestContext,
): Promise<SourceWords> {
  const tag = await findTag(database, code, caller?.id);
  if (tag === undefined) throw new ApplicationError('NotFound');
  const { rows } = await findWordsOfTag(database, { tagId: tag.id, langCode }, allWords);
  return { words: rows, langCode, group: tag.id };
}

async function wordsOfSearch(
  database: Database,
  { text, langCode }: SourceOf<'search'>,
  tranLangCode: string,
): Promise<SourceWords> {
  const { rows } = await searchWords(database, { text, langCode, tranLangCode }, allWords);
  return { words: rows, langCode };
}

async function ownWords(
  database: Database,
  { knowing, langCode }: SourceOf<'own'>,
  { caller }: RequestContext,
): Promise<SourceWords> {
  if (caller === undefined) throw new ApplicationError('NotAuthorized');
  const { id } = caller;
  if (knowing === 'missed')
    return { words: await findMissedWords(database, id, langCode), langCode };
  const filter = {
    userId: id,
    knowing: knowing === 'saved' ? Knowing.Saved : Knowing.Known,
    langCode,
    callerId: id,
  };
  const { rows } = await findWordsOfUser(database, filter, allWords);
  return { words: rows, langCode };
}

async function namedWords(
  database: Database,
  { ids, langCode }: SourceOf<'words'>,
  { caller }: RequestContext,
): Promise<SourceWords> {
  const words = await findWordsById(database, [...new Set(ids)], caller?.id);
  return { words: words.filter((word) => word.langCode === langCode), langCode };
}

/** Finds words whose latest answer was wrong, the latest first, in a limited number of sessions. */
function findMissedWords(database: Database, userId: string, langCode: string): Promise<WordRow[]> {
  const latest = database
    .select({ id: quizSession.id })
    .from(quizSession)
    .where(eq(quizSession.userId, userId))
    .orderBy(desc(quizSession.changedAt))
    .limit(quizLimits.latestSessions)
    .as('latest');
  const { wordId, correct, answeredAt } = quizResult;
  const answer = database
    .selectDistinctOn([wordId], { wordId, correct, answeredAt })
    .from(latest)
    .innerJoin(quizResult, eq(quizResult.quizId, latest.id))
    .orderBy(wordId, desc(answeredAt))
    .as('answer');
  return database
    .select(wordFields)
    .from(answer)
    .innerJoin(word, eq(word.id, answer.wordId))
    .where(and(not(answer.correct), eq(word.langCode, langCode), visibleTo(userId)))
    .orderBy(desc(answer.answeredAt), word.id)
    .limit(quizLimits.candidates);
}
