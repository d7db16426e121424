import type { QuizSource } from '@wordhoard/contract';
import { Knowing } from '@wordhoard/contract/enumeration';
import { sql } from 'drizzle-orm';
import { type Database, selectRows } from '../../../platform/database/database.ts';
import { ApplicationError } from '../../../platform/errors/application-error.ts';
import type { RequestContext } from '../../../platform/http/request-context.ts';
import { findList } from '../../list/store.ts';
import { findWordsOfList } from '../../list/word-feed.ts';
import { findTag, findWordsOfTag } from '../../tag/store.ts';
import { searchWords } from '../../word/search.ts';
import type { WordRow } from '../../word/select-words.ts';
import { findWordsById } from '../../word/store.ts';
import { visibleTo, wordColumns } from '../../word/visible.ts';
import { findWordsOfUser } from '../review/learner-words.ts';
import { quizLimits } from './candidate.ts';

export type WordSource = Exclude<QuizSource, { kind: 'table' }>;
type SourceOf<Kind extends WordSource['kind']> = Extract<WordSource, { kind: Kind }>;

export interface SourceWords {
  words: WordRow[];
  langCode: string;
  /** Wrong options come from it first. */
  group?: string;
}

const everything = { page: 1, pageSize: quizLimits.candidates };

/** The words of a source, as far as the context may see them. */
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
  const words = await findWordsOfList(database, list, caller?.id, everything);
  return { words, langCode: list.langCode, group: list.id };
}

async function wordsOfTag(
  database: Database,
  { code, langCode }: SourceOf<'tag'>,
  { caller }: RequestContext,
): Promise<SourceWords> {
  const tag = await findTag(database, code, caller?.id);
  if (tag === undefined) throw new ApplicationError('NotFound');
  const { rows } = await findWordsOfTag(database, { tagId: tag.id, langCode }, everything);
  return { words: rows, langCode, group: tag.id };
}

async function wordsOfSearch(
  database: Database,
  { text, langCode }: SourceOf<'search'>,
  tranLangCode: string,
): Promise<SourceWords> {
  const { rows } = await searchWords(database, { text, langCode, tranLangCode }, everything);
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
  const { rows } = await findWordsOfUser(database, filter, everything);
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

/** Words whose latest answer was wrong, the latest first. Only the latest quizzes are looked through. */
function findMissedWords(database: Database, userId: string, langCode: string): Promise<WordRow[]> {
  return selectRows(
    database,
    sql`select ${wordColumns}
        from (
          select distinct on (quiz_result.word_id) quiz_result.word_id, quiz_result.is_right,
            quiz_result.answered_at
          from (
            select id from quiz where user_id = ${userId}
            order by changed_at desc limit ${quizLimits.latestQuizzes}
          ) as latest
          join quiz_result on quiz_result.quiz_id = latest.id
          order by quiz_result.word_id, quiz_result.answered_at desc
        ) as answer
        join word on word.id = answer.word_id
        where not answer.is_right and word.lang_code = ${langCode} and ${visibleTo(userId)}
        order by answer.answered_at desc, word.id limit ${quizLimits.candidates}`,
  );
}
