import type { ResolvedQuizSettings, WordRecord } from '@wordhoard/contract';
import { WordMode } from '@wordhoard/contract/enumeration';
import { sql } from 'drizzle-orm';
import { type Database, selectRows } from '../../platform/database/database.ts';
import type { RequestContext } from '../../platform/http/request-context.ts';
import { list, listWord } from '../../schema/collection.ts';
import { presentCards } from '../card/cards.ts';
import { findWords, type WordRow } from '../word/select-words.ts';
import { findWordsById } from '../word/store.ts';
import type { Theme } from '../word/theme.ts';
import { acceptForSamePrompt, acceptSynonyms } from './accepted-answers.ts';
import { buildItem } from './build-item.ts';
import { type Candidate, quizLimits } from './candidate.ts';
import { findSourceWords } from './source-words.ts';
import { loadTableQuestions } from './table-candidates.ts';

export interface QuizCandidates {
  items: Candidate[];
  /** Words of the same themes or common words for distractors, if the source has few others. */
  fillers: Candidate[];
}

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
  const { words, langCode, group, theme } = await findSourceWords(
    database,
    source,
    tranLangCode,
    context,
  );
  const cards = await findCards(database, words, { settings, context, theme });
  const candidates = buildCandidates(cards, settings, group);
  const fillers = await findFillers(database, langCode, candidates, { settings, context });
  return { items: acceptOtherAnswers(candidates, fillers, settings), fillers };
}

/** Adds the other correct answers to each item, so that grading accepts them. */
export const acceptOtherAnswers = (
  candidates: readonly Candidate[],
  fillers: readonly Candidate[],
  { asks }: Pick<ResolvedQuizSettings, 'asks'>,
): Candidate[] =>
  asks === 'gap' ? acceptSynonyms(candidates, fillers) : acceptForSamePrompt(candidates);

interface CandidateRequest {
  settings: Pick<ResolvedQuizSettings, 'tranLangCode' | 'asks' | 'mode' | 'direction'>;
  context: RequestContext;
  theme?: Theme | undefined;
}

export async function findCandidates(
  database: Database,
  wordIds: readonly string[],
  asking: CandidateRequest,
): Promise<Candidate[]> {
  if (wordIds.length === 0) return [];
  const words = await findWordsById(database, wordIds, asking.context.caller?.id);
  return buildCandidates(await findCards(database, words, asking), asking.settings);
}

/** Finds words of the same themes. If they are few, adds common words, which are the first words of a language. */
export async function findFillers(
  database: Database,
  langCode: string,
  candidates: readonly Candidate[],
  asking: CandidateRequest,
): Promise<Candidate[]> {
  if (candidates.length >= quizLimits.minOthers) return [];
  const asked = candidates.map(({ word }) => word.id);
  const relatedIds = await findWordsOfSameThemes(database, asked, quizLimits.fillers);
  const related = await findCandidates(database, relatedIds, asking);
  if (related.length >= quizLimits.minOthers) return related;
  const firstWords = { page: 1, pageSize: quizLimits.fillers };
  const { rows } = await findWords(
    database,
    { langCode, mode: chooseMode(candidates) },
    firstWords,
  );
  const known = new Set([...asked, ...relatedIds]);
  const others = rows.filter(({ id }) => !known.has(id));
  return [
    ...related,
    ...buildCandidates(await findCards(database, others, asking), asking.settings),
  ];
}

/** Definitions are asked among definitions, and others among words and idioms. */
function chooseMode(candidates: readonly Candidate[]): WordMode | undefined {
  const isAsked = ({ word }: Candidate) => word.mode === WordMode.Definition;
  return candidates.length > 0 && candidates.every(isAsked) ? WordMode.Definition : undefined;
}

const findCards = (
  database: Database,
  words: readonly WordRow[],
  { settings: { tranLangCode }, context: { caller }, theme }: CandidateRequest,
): Promise<WordRecord[]> =>
  presentCards(database, words, { callerId: caller?.id, tranLangCode, theme });

export const buildCandidates = (
  words: readonly WordRecord[],
  settings: CandidateRequest['settings'],
  group?: string,
): Candidate[] =>
  words.flatMap((word) => {
    const item = buildItem(word, settings, group);
    return item === undefined ? [] : [{ word, item }];
  });

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
