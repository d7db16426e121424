import type {
  Quiz,
  QuizItemRecord,
  QuizQuestion,
  ResolvedQuizSettings,
  WordRecord,
} from '@wordhoard/contract';
import { findPartners, type MixedUpPairs } from '@wordhoard/quiz-engine';
import {
  acceptOtherAnswers,
  acceptOtherWords,
  type FindSynonyms,
  findOtherWords,
} from './accepted-answers.ts';
import { buildAnswerPool } from './answer-pool.ts';
import { type AspectSettings, buildCandidates } from './build-item.ts';
import { type Candidate, listItems, quizLimits } from './candidate.ts';
import { applyForms, type FindForms } from './forms.ts';
import { type FindHomographs, nameSharedMeaning, tellHomographsApart } from './homographs.ts';
import { seededRandom } from './seeded-random.ts';
import { selectQuestions } from './select-questions.ts';

/** What a quiz selects its questions from. */
export interface QuizCandidates {
  items: Candidate[];
  /** Words of the same themes or common words for distractors, if there are few items. */
  fillers: Candidate[];
}

/** Finds words whose answers can be distractors for the items of a few words. */
export type FindFillers = (
  asked: readonly Candidate[],
  settings: AspectSettings,
) => Promise<readonly WordRecord[]>;

export interface AskedWords {
  words: readonly WordRecord[];
  /** Distractors are picked from this group first, for example the id of the list of the words. */
  group?: string | undefined;
  findFillers: FindFillers;
}

/**
 * Builds the items that ask about words, in the order of the words. Words that have nothing to ask for are left out.
 *
 * @example
 * const candidates = await askWords({ words, group: list.id, findFillers }, settings);
 */
export async function askWords(
  { words, group, findFillers }: AskedWords,
  settings: AspectSettings,
): Promise<QuizCandidates> {
  const candidates = buildCandidates(words, settings, group);
  const fillers = await buildFillers(candidates, settings, findFillers);
  return { items: acceptOtherAnswers(candidates, fillers, settings), fillers };
}

/** Builds items for distractors if there are fewer than 12 others. */
export const buildFillers = async (
  candidates: readonly Candidate[],
  settings: AspectSettings,
  findFillers: FindFillers,
): Promise<Candidate[]> =>
  candidates.length < quizLimits.minOthers
    ? buildCandidates(await findFillers(candidates, settings), settings)
    : [];

/**
 * Builds a quiz. The same settings with the same seed select the same questions of the same items.
 *
 * @param mixedUp - words that are asked together, and offered as distractors for one another
 * @param finders - find what else is right, beyond the items, homographs and forms; called with the words of the selected questions
 * @example
 * const quiz = await buildQuiz(settings, await askWords(words, settings), { findSynonyms, findHomographs, findForms });
 */
export async function buildQuiz(
  settings: ResolvedQuizSettings,
  { items, fillers }: QuizCandidates,
  finders: AnswerFinders,
  mixedUp: MixedUpPairs = [],
): Promise<Quiz> {
  const { codes, count, seed, source } = settings;
  const answerPool = buildAnswerPool(listItems(items), listItems(fillers));
  // Of a backlog, the words that have been due for the longest time come first.
  const isInOrder = source.kind === 'own' && source.knowing === 'due';
  const selection = { codes, count, answerPool, isInOrder, mixedUp };
  const { pairs, rest } = selectQuestions(items, selection, seededRandom(seed));
  const partners = findPartners(
    pairs.map(({ word }) => word.id),
    mixedUp,
  );
  const isPartner = ({ word }: Candidate) => partners.has(word.id);
  const others = [...rest, ...fillers];
  const pool = buildPool(
    others.filter(isPartner),
    others.filter((other) => !isPartner(other)),
  );
  return { settings, pairs: await completeAnswers({ pairs, pool }, settings, finders), pool };
}

/** What answers depend on beyond the words that a quiz is built from. */
export interface AnswerFinders {
  findSynonyms: FindSynonyms;
  findHomographs: FindHomographs;
  findForms: FindForms;
}

/** Accepts all words and spellings that are right, names the meaning that is asked, and keeps forms of answers away from the options. */
export async function completeAnswers<Question extends QuizQuestion>(
  { pairs, pool }: { pairs: readonly Question[]; pool: readonly QuizItemRecord[] },
  settings: ResolvedQuizSettings,
  { findSynonyms, findHomographs, findForms }: AnswerFinders,
): Promise<Question[]> {
  const synonymsOf = await findOtherWords(pairs, settings, findSynonyms);
  const accepting = pairs.map((pair) => acceptOtherWords(pair, synonymsOf.get(pair.word.id)));
  const told = await tellHomographsApart(accepting, settings, findHomographs);
  const named = told.map((pair) => nameSharedMeaning(pair, synonymsOf.get(pair.word.id)));
  return applyForms(named, pool, findForms);
}

/** Other items for distractors. Articles need none, because each item lists them all. */
export const buildPool = (
  rest: readonly Candidate[],
  fillers: readonly Candidate[],
): QuizItemRecord[] =>
  listItems([...rest, ...fillers])
    .filter(({ asks }) => asks !== 'article' && asks !== 'gender')
    .slice(0, quizLimits.pool);
