import type { QuizItemRecord } from '@wordhoard/contract';
import type { QuizCode } from '@wordhoard/contract/enumeration';
import { type MixedUpPairs, placeTogether, type Random, shuffle } from '@wordhoard/quiz-engine';
import { type AnswerPool, findReasonAgainst } from './answer-pool.ts';
import { itemFor, toSubjectKey } from './candidate.ts';

interface AskedItem {
  item: QuizItemRecord;
}

export interface SelectionRequest {
  codes: readonly QuizCode[];
  count: number;
  answerPool: AnswerPool;
  /** Whether to select the first words or cells instead of any. */
  isInOrder?: boolean;
  /** Words to select together. */
  mixedUp?: MixedUpPairs;
}

/**
 * Selects words or cells, each once, and a kind of question for each. The kinds are used equally often, as
 * far as the words allow. The pairs of a match-up share a board and come first.
 */
export function selectQuestions<Chosen extends AskedItem>(
  candidates: readonly Chosen[],
  { codes, count, answerPool, isInOrder = false, mixedUp = [] }: SelectionRequest,
  random: Random,
) {
  const place = (placed: readonly Chosen[]) =>
    placeTogether(placed, ({ item }) => item.wordId, mixedUp);
  const shuffled = place(shuffle(candidates, random));
  const order = shuffle([...new Set(codes)], random);
  const fits = ({ item }: Chosen) =>
    order.filter((code) => findReasonAgainst(answerPool, code, itemFor(code, item)) === undefined);
  const chosen = isInOrder
    ? shuffle(takeSubjects(place(candidates), count, fits), random)
    : takeSubjects(shuffled, count, fits);
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
  candidates: readonly Chosen[],
  count: number,
  fits: (asked: Chosen) => readonly QuizCode[],
): AskableItem<Chosen>[] {
  const selected = new Map<string, AskableItem<Chosen>>();
  for (const asked of candidates) {
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
