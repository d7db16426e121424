import type { Quiz } from '@wordhoard/contract';
import { quizCodes } from '@wordhoard/contract/enumeration';
import {
  findUnavailableReason,
  type MixedUpPairs,
  type PlannedQuestion,
  planMixedRounds,
  type Random,
} from '@wordhoard/quiz-engine';
import { buildPairItem, buildPoolItem, type WordItem } from './word-item.ts';

/** The content of a quiz, as the server has selected it. */
export type QuizMaterial = Pick<Quiz, 'settings' | 'pairs' | 'pool'>;

export interface QuizOptions {
  /** Whether words are heard instead of shown. */
  isByEar?: boolean;
  /** Plans a review, which does not follow the kinds of the settings. Wrong options come from the pool. */
  planReview?:
    | ((items: readonly WordItem[], pool: readonly WordItem[]) => Omit<QuizPlan, 'others'>)
    | undefined;
  /** Words to ask one after the other. */
  mixedUp?: MixedUpPairs | undefined;
}

/** How many questions a quiz starts with: if it mixes several kinds, most words are asked twice. */
export const countQuestions = (material: QuizMaterial): number =>
  planRounds(material, () => 0, {}).planned.flat().length;

export interface QuizPlan {
  planned: (readonly PlannedQuestion<WordItem>[])[];
  /** The questions that repeat missed words in another kind. */
  repeated: readonly PlannedQuestion<WordItem>[];
  /** The items for wrong options. */
  others: readonly WordItem[];
}

/** Decides which words each round asks, and in which kinds of question. */
export function planRounds(
  { settings, pairs, pool }: QuizMaterial,
  random: Random,
  { isByEar = false, planReview }: QuizOptions,
): QuizPlan {
  const kinds = new Map(
    pairs.map((pair) => {
      const item = buildPairItem(pair);
      return [isByEar ? acceptHeardWord(item) : item, pair.code];
    }),
  );
  const items = [...kinds.keys()];
  const others = [...items, ...pool.map((item) => buildPoolItem(item, settings.direction))];
  if (planReview) return { ...planReview(items, others), others };
  const planned =
    settings.codes.length > 1
      ? planMixedRounds(items, findAvailableKinds(items, others), random)
      : [items.map((item) => ({ item, kind: kinds.get(item) ?? 'cards' }))];
  return { planned, repeated: [], others };
}

/** By ear, only the heard word is accepted, not its synonyms. */
export const acceptHeardWord = (item: WordItem): WordItem => ({ ...item, accepted: [item.text] });

/** A match-up needs pairs among the asked words; other wrong options may come from the pool. */
const findAvailableKinds =
  (items: readonly WordItem[], others: readonly WordItem[]) => (item: WordItem) =>
    quizCodes.filter(
      (kind) =>
        findUnavailableReason(kind, item, kind === 'match-up' ? items : others) === undefined,
    );
