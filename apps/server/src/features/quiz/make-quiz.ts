import { randomInt } from 'node:crypto';
import type { Quiz, QuizSettings, ResolvedQuizSettings } from '@wordhoard/contract';
import { QuizMode } from '@wordhoard/contract/enumeration';
import type { Random } from '@wordhoard/quiz-engine';
import type { Database } from '../../platform/database/database.ts';
import type { RequestContext } from '../../platform/http/request-context.ts';
import { findSchedule } from '../review/history-store.ts';
import { acceptAllWords } from './accepted-answers.ts';
import { buildAnswerPool } from './answer-pool.ts';
import { asksImages, type Candidate, isTyped, listItems, quizLimits } from './candidate.ts';
import { loadCandidates } from './load-candidates.ts';
import { selectQuestions } from './select-questions.ts';

/** Builds a quiz. The same settings with the same seed give the same questions. */
export async function makeQuiz(
  database: Database,
  settings: ResolvedQuizSettings,
  context: RequestContext,
): Promise<Quiz> {
  const { items, fillers } = await loadCandidates(database, settings, context);
  const answerPool = buildAnswerPool(listItems(items), listItems(fillers));
  const selection = { codes: settings.codes, count: settings.count, answerPool };
  const { pairs, rest } = selectQuestions(items, selection, seededRandom(settings.seed));
  const askedIds = pairs.map(({ word }) => word.id);
  return {
    settings,
    pairs: await acceptAllWords(database, pairs, settings, context),
    pool: buildPool(rest, fillers),
    schedule: await findSchedule(database, context.caller?.id, askedIds),
  };
}

/**
 * Completes settings: with a random seed, if there is none, and with the answer modes. A picture cannot
 * be typed, so it is the prompt. The answer mode and the direction of other questions than those of the meaning follow
 * from what they ask.
 */
export function resolveSettings({
  seed,
  asks,
  mode,
  source,
  direction,
  ...settings
}: QuizSettings): ResolvedQuizSettings {
  const common = { ...settings, source, seed: seed ?? randomInt(2 ** 32) };
  if (asks !== 'meaning' && source.kind !== 'table') {
    return { ...common, asks, mode: QuizMode.Tran, direction: 'forward' };
  }
  const shown = mode & (QuizMode.Tran | QuizMode.Image) || QuizMode.Tran;
  const isPictureTyped = asksImages(shown) && settings.codes.every(isTyped);
  return {
    ...common,
    asks: 'meaning',
    direction: isPictureTyped ? 'backward' : direction,
    mode: source.kind === 'table' ? shown | QuizMode.Table : shown,
  };
}

/** Other items for distractors. Articles need none, because each item lists them all. */
export const buildPool = (rest: readonly Candidate[], fillers: readonly Candidate[]) =>
  listItems([...rest, ...fillers])
    .filter(({ asks }) => asks !== 'article' && asks !== 'gender')
    .slice(0, quizLimits.pool);

/** A pseudo-random generator: mulberry32 by Tommy Ettinger. */
export function seededRandom(seed: number): Random {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    const half = Math.imul(state ^ (state >>> 15), state | 1);
    const whole = half ^ (half + Math.imul(half ^ (half >>> 7), half | 61));
    return ((whole ^ (whole >>> 14)) >>> 0) / 2 ** 32;
  };
}
