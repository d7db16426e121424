import type { ResolvedQuizSettings } from '@wordhoard/contract';
import type { Database } from '../../../platform/database/database.ts';
import type { RequestContext } from '../../../platform/http/request-context.ts';
import { presentCards } from '../../card/cards.ts';
import { findWords, type WordRow } from '../../word/select-words.ts';
import { findWordsById } from '../../word/store.ts';
import { acceptForSamePrompt } from './accepted-answers.ts';
import { type Candidate, itemOfWord, quizLimits } from './candidate.ts';
import { findSourceWords } from './source-words.ts';
import { findTableCandidates } from './table-candidates.ts';

/** What a quiz can ask. */
export interface QuizCandidates {
  items: Candidate[];
  /** Common words for distractors, if the source has few others. */
  fillers: Candidate[];
  /** Whether the source has any words, including words without a possible question. */
  hasWords: boolean;
}

export async function loadCandidates(
  database: Database,
  settings: ResolvedQuizSettings,
  context: RequestContext,
): Promise<QuizCandidates> {
  const { source, tranLangCode } = settings;
  if (source.kind === 'table') {
    const { candidates, rowCount } = await findTableCandidates(database, source, settings, context);
    return { items: candidates, fillers: [], hasWords: rowCount > 0 };
  }
  const { words, langCode, group } = await findSourceWords(database, source, tranLangCode, context);
  const candidates = await candidatesOf(database, words, { settings, context, group });
  const fillers = await findFillers(database, langCode, candidates, { settings, context });
  return { items: acceptForSamePrompt(candidates), fillers, hasWords: words.length > 0 };
}

interface Asking {
  settings: Pick<ResolvedQuizSettings, 'tranLangCode' | 'mode' | 'direction'>;
  context: RequestContext;
}

/** Candidates for words of any source. */
export async function findCandidates(
  database: Database,
  wordIds: readonly string[],
  asking: Asking,
): Promise<Candidate[]> {
  if (wordIds.length === 0) return [];
  const words = await findWordsById(database, wordIds, asking.context.caller?.id);
  return candidatesOf(database, words, asking);
}

/** Finds common words, which are the first words of a language. */
export async function findFillers(
  database: Database,
  langCode: string,
  candidates: readonly Candidate[],
  asking: Asking,
): Promise<Candidate[]> {
  if (candidates.length >= quizLimits.minOthers) return [];
  const firstWords = { page: 1, pageSize: quizLimits.fillers };
  const { rows } = await findWords(database, { langCode }, firstWords);
  const asked = new Set(candidates.map(({ word }) => word.id));
  const others = rows.filter(({ id }) => !asked.has(id));
  return candidatesOf(database, others, asking);
}

async function candidatesOf(
  database: Database,
  words: readonly WordRow[],
  { settings, context, group }: Asking & { group?: string | undefined },
): Promise<Candidate[]> {
  const options = { callerId: context.caller?.id, tranLangCode: settings.tranLangCode };
  const cards = await presentCards(database, words, options);
  return cards.flatMap((word) => {
    const item = itemOfWord(word, settings, group);
    return item === undefined ? [] : [{ word, item }];
  });
}
