import {
  addReview,
  getStatus,
  isWeak,
  type Review,
  type ReviewCard,
  type WordStatus,
} from '@wordhoard/review-scheduler';
import type { DayActivity } from './activity.ts';

/** What a learner knows of a word, as it follows from the history of the word. */
export interface Knowledge {
  card: ReviewCard | undefined;
  status: WordStatus;
  isWeak: boolean;
  /** When the word reached its status. */
  changedAt: string | undefined;
  /** When the learner last proved to know the word. */
  provedAt: string | undefined;
  activity: readonly DayActivity[];
}

/**
 * Replays a history, which is in order. No two reviews of a word have the same time, so the card equals
 * that of `replay`.
 */
export function computeKnowledge(
  history: readonly Review[],
  parameters?: readonly number[],
): Knowledge {
  const answeredDays = new Set<string>();
  const activity: DayActivity[] = [];
  let knowledge: Omit<Knowledge, 'isWeak'> = nothingKnown;
  for (const review of history) {
    const card = addReview(knowledge.card, review, parameters);
    const status = getStatus(card);
    const change = { review, before: knowledge.status, after: status };
    activity.push(countActivity(change, answeredDays));
    knowledge = { card, status, activity, ...timesAfter(change, knowledge) };
  }
  const { card } = knowledge;
  return { ...knowledge, isWeak: card !== undefined && isWeak(card, history) };
}

const nothingKnown = {
  card: undefined,
  status: 'unknown' as const,
  changedAt: undefined,
  provedAt: undefined,
  activity: [],
};

interface Change {
  review: Review;
  before: WordStatus;
  after: WordStatus;
}

function timesAfter(
  { review, before, after }: Change,
  { changedAt, provedAt }: Pick<Knowledge, 'changedAt' | 'provedAt'>,
) {
  if (after === 'unknown') return { changedAt: undefined, provedAt: undefined };
  const isProof = 'mark' in review && review.mark === 'proven';
  return {
    changedAt: after === before ? changedAt : review.at,
    provedAt: isProof ? review.at : provedAt,
  };
}

/** A wrong answer makes a known word saved again, but that does not count as saving it. */
function countActivity({ review, before, after }: Change, answeredDays: Set<string>): DayActivity {
  const { day } = review;
  const became = (status: WordStatus) => Number(after === status && before !== status);
  const known = became('known');
  if ('mark' in review) {
    return { day, known, saved: became('saved'), proved: Number(review.mark === 'proven') };
  }
  const reviewed = Number(!answeredDays.has(day));
  answeredDays.add(day);
  const saved = Number(before === 'unknown' && after === 'saved');
  const rating = 'practice' in review ? review.practice : review.rating;
  return { day, known, saved, answered: 1, right: Number(rating > 1), reviewed };
}
