import { randomInt } from 'node:crypto';
import type { Quiz, QuizItemRecord, QuizSettings, ResolvedQuizSettings } from '@wordhoard/contract';
import { type QuizCode, QuizMode } from '@wordhoard/contract/enumeration';
import { type Random, shuffle } from '@wordhoard/quiz-engine';
import type { Database } from '../../platform/database/database.ts';
import type { RequestContext } from '../../platform/http/request-context.ts';
import { acceptAllWords } from './accepted-answers.ts';
import { type AnswerPool, buildAnswerPool, findReasonAgainst } from './answer-pool.ts';
import {
  asksImages,
  type Candidate,
  isTyped,
  itemFor,
  listItems,
  quizLimits,
  toSubjectKey,
} from './candidate.ts';
import { loadCandidates } from './load-candidates.ts';

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
  return {
    settings,
    pairs: await acceptAllWords(database, pairs, settings, context),
    pool: buildPool(rest, fillers),
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

interface AskedItem {
  item: QuizItemRecord;
}

interface SelectionRequest {
  codes: readonly QuizCode[];
  count: number;
  answerPool: AnswerPool;
}

/**
 * Selects words or cells, each once, and a kind of question for each. The kinds are used equally often, as
 * far as the words allow. The pairs of a match-up share a board and come first.
 */
export function selectQuestions<Chosen extends AskedItem>(
  candidates: readonly Chosen[],
  { codes, count, answerPool }: SelectionRequest,
  random: Random,
) {
  const shuffled = shuffle(candidates, random);
  const order = shuffle([...new Set(codes)], random);
  const fits = ({ item }: Chosen) =>
    order.filter((code) => findReasonAgainst(answerPool, code, itemFor(code, item)) === undefined);
  const chosen = takeSubjects(shuffled, count, fits);
  const selected = new Set(chosen.map(({ asked }) => asked));
  return {
    pairs: dealCodes(chosen).map(({ asked, code }) => ({
      ...asked,
      item: itemFor(code, asked.item),
      code,
    })),
    rest: shuffled.filter((asked) => !selected.has(asked)),
  };
}

interface AskableItem<Chosen> {
  asked: Chosen;
  codes: readonly QuizCode[];
}

/** Takes the first words or cells that any kind can ask, each once: a word may be in several rows of a table. */
function takeSubjects<Chosen extends AskedItem>(
  shuffled: readonly Chosen[],
  count: number,
  fits: (asked: Chosen) => readonly QuizCode[],
): AskableItem<Chosen>[] {
  const selected = new Map<string, AskableItem<Chosen>>();
  for (const asked of shuffled) {
    if (selected.size >= count) break;
    const subject = toSubjectKey(asked.item);
    if (selected.has(subject)) continue;
    const codes = fits(asked);
    if (codes.length > 0) selected.set(subject, { asked, codes });
  }
  return [...selected.values()];
}

interface DealtItem<Chosen> extends AskableItem<Chosen> {
  code: QuizCode;
}

function dealCodes<Chosen>(chosen: readonly AskableItem<Chosen>[]): DealtItem<Chosen>[] {
  const dealt = deal(chosen);
  const [matched, others] = [dealt.filter(isMatchUp), dealt.filter((one) => !isMatchUp(one))];
  return matched.length === 1 ? [...matched.map(dealAnother), ...others] : [...matched, ...others];
}

/** Gives each word or cell the kind that was given least often so far. */
function deal<Chosen>(chosen: readonly AskableItem<Chosen>[]): DealtItem<Chosen>[] {
  const counts = new Map<QuizCode, number>();
  return chosen.flatMap((one) => {
    const countOf = (code: QuizCode) => counts.get(code) ?? 0;
    const [code] = one.codes.toSorted((left, right) => countOf(left) - countOf(right));
    if (code === undefined) return [];
    counts.set(code, countOf(code) + 1);
    return [{ ...one, code }];
  });
}

const isMatchUp = ({ code }: { code: QuizCode }): boolean => code === 'match-up';

/** A match-up of one pair would be solved from the start. */
const dealAnother = <Chosen>(one: DealtItem<Chosen>): DealtItem<Chosen> => ({
  ...one,
  code: one.codes.find((code) => code !== 'match-up') ?? one.code,
});
