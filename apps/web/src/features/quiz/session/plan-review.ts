import type { QuizCode } from '@wordhoard/contract/enumeration';
import { hashText } from '@wordhoard/quiz-builder';
import { findUnavailableReason, type PlannedQuestion } from '@wordhoard/quiz-engine';
import { getStrength, type ReviewCard } from '@wordhoard/review-scheduler';
import { needsRomanisation } from '@wordhoard/ui';
import type { QuizPlan } from './plan-quiz.ts';
import { fillGap } from './sentence-questions.ts';
import type { WordItem } from './word-item.ts';

/**
 * A word with a memory is recalled, not recognised. A phrase is built from its words only if it was missed last, or if the
 * learner may be unable to type it.
 */
function listReviewKinds(card: ReviewCard | undefined, item: WordItem, locale: string) {
  if (card === undefined || getStrength(card) === 0) return ['multiple-choice', 'cards'] as const;
  const isBuilt = /\s/.test(item.text) && (card.lastRating === 1 || !canType(item, locale));
  const recalled = isBuilt
    ? (['letter-match', 'spelling'] as const)
    : (['spelling', 'letter-match'] as const);
  return [...recalled, 'multiple-choice', 'cards'] as const;
}

const canType = ({ langCode, romanisations }: WordItem, locale: string): boolean =>
  romanisations !== undefined || !needsRomanisation(langCode, locale);

interface Review {
  items: readonly WordItem[];
  /** What the memory of a word is like; `undefined` if there is none. */
  findCard: (wordId: string) => ReviewCard | undefined;
  /** Wrong options come from these items. */
  pool: readonly WordItem[];
  /** The language of the interface, whose script the learner can type. */
  locale: string;
}

/** Asks each word once, in a harder kind the better it is remembered, and plans how to repeat it. */
export function planReview({ items, findCard, pool, locale }: Review): ReviewPlan {
  const planned = items.map((item) => {
    const card = findCard(item.word.id);
    const isAvailable = (kind: QuizCode) => findUnavailableReason(kind, item, pool) === undefined;
    const kind = listReviewKinds(card, item, locale).find(isAvailable) ?? 'cards';
    const gap = kind === 'spelling' && isInContext(item, card) ? fillGap(item) : undefined;
    return { item: gap ?? item, kind };
  });
  return { planned: [planned], repeated: listChoices(planned, pool) };
}

type ReviewPlan = Omit<QuizPlan, 'others'>;

/**
 * Whether a typed word is asked in its sentence: in every other of its reviews, so that it is not recalled by its only
 * sentence. Of the words of a review, half begin with it.
 */
const isInContext = ({ word }: WordItem, card: ReviewCard | undefined): boolean =>
  ((card?.reviews ?? 0) + hashText(word.id)) % 2 === 0;

/** A word that could not be recalled twice is then recognised, if it has wrong options. */
const listChoices = (
  planned: readonly PlannedQuestion<WordItem>[],
  pool: readonly WordItem[],
): PlannedQuestion<WordItem>[] =>
  planned
    .map(({ item }) => ({ item, kind: 'multiple-choice' as const }))
    .filter(({ item, kind }) => findUnavailableReason(kind, item, pool) === undefined);
