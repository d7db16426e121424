import type { Quiz } from '@wordhoard/contract';
import { type QuizCode, quizCodes } from '@wordhoard/contract/enumeration';
import {
  findUnavailableReason,
  type MixedUpPairs,
  type PlannedQuestion,
  planMixedRounds,
  type Random,
} from '@wordhoard/quiz-engine';
import type { Strength } from '@wordhoard/review-scheduler';
import { buildPairItem, buildPoolItem, fillGap, type WordItem } from './word-item.ts';

/** The content of a quiz, as the server has selected it. */
export type QuizMaterial = Pick<Quiz, 'settings' | 'pairs' | 'pool'>;

export interface QuizOptions {
  /** Whether words are heard instead of shown. */
  isByEar?: boolean;
  /** Asks each word once, in a kind that suits its strength. */
  strengthOfWord?: StrengthOfWord | undefined;
  /** Words to ask one after the other. */
  mixedUp?: MixedUpPairs | undefined;
}

/** How many questions a quiz starts with: if it mixes several kinds, most words are asked twice. */
export const countQuestions = (material: QuizMaterial): number =>
  planRounds(material, () => 0, {}).planned.flat().length;

interface QuizPlan {
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
  { isByEar = false, strengthOfWord }: QuizOptions,
): QuizPlan {
  const kinds = new Map(
    pairs.map((pair) => {
      const item = buildPairItem(pair);
      return [isByEar ? acceptHeardWord(item) : item, pair.code];
    }),
  );
  const items = [...kinds.keys()];
  const others = [...items, ...pool.map((item) => buildPoolItem(item, settings.direction))];
  if (strengthOfWord !== undefined) {
    const planned = planReview({ items, strengthOfWord, pool: others });
    const varied = isByEar ? planned : fillGaps(planned, random);
    return { planned: [varied], repeated: listChoices(planned, others), others };
  }
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

/** A word with a memory is recalled, not recognised. A phrase is built before it is written. */
function listReviewKinds(strength: Strength, { text }: WordItem): readonly QuizCode[] {
  if (strength === 0) return ['multiple-choice', 'cards'];
  const isBuilt = strength === 1 && /\s/.test(text);
  const recalled = isBuilt
    ? (['letter-match', 'spelling'] as const)
    : (['spelling', 'letter-match'] as const);
  return [...recalled, 'multiple-choice', 'cards'];
}

export type StrengthOfWord = (wordId: string) => Strength;

interface Review {
  items: readonly WordItem[];
  strengthOfWord: StrengthOfWord;
  /** Wrong options come from these items. */
  pool: readonly WordItem[];
}

/** Asks each word once, in a harder kind the better it is remembered. */
export const planReview = ({ items, strengthOfWord, pool }: Review): PlannedQuestion<WordItem>[] =>
  items.map((item) => {
    const kinds = listReviewKinds(strengthOfWord(item.word.id), item);
    const isAvailable = (kind: QuizCode) => findUnavailableReason(kind, item, pool) === undefined;
    return { item, kind: kinds.find(isAvailable) ?? 'cards' };
  });

/** Asks for half of the words that are typed in a sentence, so that a word is recalled in its context too. */
const fillGaps = (planned: readonly PlannedQuestion<WordItem>[], random: Random) =>
  planned.map(({ item, kind }) => ({
    item: (kind === 'spelling' && random() < 0.5 && fillGap(item)) || item,
    kind,
  }));

/** A word that could not be recalled twice is then recognised, if it has wrong options. */
const listChoices = (
  planned: readonly PlannedQuestion<WordItem>[],
  pool: readonly WordItem[],
): PlannedQuestion<WordItem>[] =>
  planned
    .map(({ item }) => ({ item, kind: 'multiple-choice' as const }))
    .filter(({ item, kind }) => findUnavailableReason(kind, item, pool) === undefined);
