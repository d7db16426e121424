import type { ResolvedQuizSettings, WordRecord } from '@wordhoard/contract';
import { WordMode } from '@wordhoard/contract/enumeration';
import {
  askWords,
  buildCandidates,
  type Candidate,
  type FindFillers,
  type QuizCandidates,
  quizLimits,
} from '@wordhoard/quiz-builder';
import { sql } from 'drizzle-orm';
import { type Database, selectRows } from '../../platform/database/database.ts';
import type { RequestContext } from '../../platform/http/request-context.ts';
import { list, listWord } from '../../schema/collection.ts';
import { presentCards } from '../card/cards.ts';
import { findWords } from '../word/select-words.ts';
import { findWordsById } from '../word/store.ts';
import { findSourceWords } from './source-words.ts';
import { loadTableQuestions } from './table-candidates.ts';

export async function loadCandidates(
  database: Database,
  settings: ResolvedQuizSettings,
  context: RequestContext,
): Promise<QuizCandidates> {
  const { source, tranLangCode } = settings;
  if (source.kind === 'table') {
    const table = await loadTableQuestions(database, source, tranLangCode, context);
    return { items: table.build(settings), fillers: [] };
  }
  const found = await findSourceWords(database, source, tranLangCode, context);
  const { langCode, group, theme, authorId } = found;
  const callerId = context.caller?.id;
  const words = await presentCards(database, found.words, {
    callerId,
    authorId,
    tranLangCode,
    theme,
  });
  const fillers = findFillers(database, langCode, { tranLangCode, context });
  return askWords({ words, group, findFillers: fillers }, settings);
}

export interface CardRequest {
  tranLangCode: string;
  context: RequestContext;
}

export async function findCandidates(
  database: Database,
  wordIds: readonly string[],
  {
    settings,
    context,
  }: {
    settings: Pick<ResolvedQuizSettings, 'tranLangCode' | 'asks' | 'mode' | 'direction'>;
    context: RequestContext;
  },
): Promise<Candidate[]> {
  const { tranLangCode } = settings;
  return buildCandidates(await findCards(database, wordIds, { tranLangCode, context }), settings);
}

/** Finds words of the same themes. If they are few, adds common words, which are the first words of a language. */
export const findFillers =
  (database: Database, langCode: string, asking: CardRequest): FindFillers =>
  async (candidates, settings) => {
    const asked = candidates.map(({ word }) => word.id);
    const relatedIds = await findWordsOfSameThemes(database, asked, quizLimits.fillers);
    const related = await findCards(database, relatedIds, asking);
    if (buildCandidates(related, settings).length >= quizLimits.minOthers) return related;
    const firstWords = { page: 1, pageSize: quizLimits.fillers };
    const { rows } = await findWords(
      database,
      { langCode, mode: chooseMode(candidates) },
      firstWords,
    );
    const known = new Set([...asked, ...relatedIds]);
    const others = rows.filter(({ id }) => !known.has(id));
    return [...related, ...(await presentCardsFor(database, others, asking))];
  };

/** Definitions are asked among definitions, and others among words and idioms. */
function chooseMode(candidates: readonly Candidate[]): WordMode | undefined {
  const isAsked = ({ word }: Candidate) => word.mode === WordMode.Definition;
  return candidates.length > 0 && candidates.every(isAsked) ? WordMode.Definition : undefined;
}

export async function findCards(
  database: Database,
  wordIds: readonly string[],
  asking: CardRequest,
): Promise<WordRecord[]> {
  if (wordIds.length === 0) return [];
  const words = await findWordsById(database, wordIds, asking.context.caller?.id);
  return presentCardsFor(database, words, asking);
}

const presentCardsFor = (
  database: Database,
  words: readonly { id: string }[],
  { tranLangCode, context: { caller } }: CardRequest,
): Promise<WordRecord[]> => presentCards(database, words, { callerId: caller?.id, tranLangCode });

// Raw SQL: a window function takes words from each list in turn.

/** The ids of other words of the same themes, from each theme in turn. Themes are the lists of the starter content. */
async function findWordsOfSameThemes(database: Database, wordIds: readonly string[], max: number) {
  const given = sql.param(wordIds);
  const rows = await selectRows<{ id: string }>(
    database,
    sql`select word_id as id
        from (
          select other.word_id, row_number() over (partition by other.list_id order by other.position) as place
          from ${listWord} as other
          where other.list_id in (
            select ${listWord.listId} from ${listWord}
            join ${list} on ${list.id} = ${listWord.listId} and ${list.userId} is null
            where ${listWord.wordId} = any(${given}::uuid[])
          )
        ) as other
        where word_id <> all(${given}::uuid[])
        group by word_id
        order by min(place), word_id
        limit ${max}`,
  );
  return rows.map(({ id }) => id);
}
