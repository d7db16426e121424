import type { Review as SentReview } from '@wordhoard/contract';
import type { ReviewMark } from '@wordhoard/contract/enumeration';
import type { Review } from '@wordhoard/review-scheduler';
import { latestDay } from './activity.ts';

// Reviews of one word, in order. The time identifies a review, because no two have the same.

/** The time of a review that a device sends. Its clock may be ahead. */
export const reviewTime = (time: string, now: Date): string =>
  new Date(Math.min(Date.parse(time), now.getTime())).toISOString();

/** Adds reviews, unless there is one at the same time already. */
export function withReviews(reviews: readonly Review[], added: readonly Review[]): Review[] {
  const atTime = new Map([...added, ...reviews].map((review) => [review.at, review]));
  return [...atTime.values()];
}

/** Removes the answer that was given at a time. */
export const withoutAnswer = (reviews: readonly Review[], at: string): Review[] =>
  reviews.filter((review) => review.at !== at || 'mark' in review);

/** Adds a mark as the latest review, even if clocks differ. Proving a word again on the same day adds nothing. */
export function withMark(
  reviews: readonly Review[],
  { mark, day }: { mark: ReviewMark; day: string },
  now: Date,
): Review[] {
  const latest = reviews.at(-1);
  const isProven = latest !== undefined && 'mark' in latest && latest.mark === 'proven';
  if (isProven && mark === 'proven' && latest.day === day) return [...reviews];
  const earliest = latest === undefined ? 0 : Date.parse(latest.at) + 1;
  const at = new Date(Math.max(now.getTime(), earliest)).toISOString();
  return [...reviews, { at, day, mark }];
}

/** Removes the latest reviews as long as they are marks of the given times. */
export function withoutMarks(reviews: readonly Review[], times: ReadonlySet<string>): Review[] {
  const isUndone = (review: Review) => 'mark' in review && times.has(review.at);
  const last = reviews.findLastIndex((review) => !isUndone(review));
  return reviews.slice(0, last + 1);
}

/** Reads a review of a browser, whose clock may be ahead. */
export function receivedReview({ reviewedAt, day, ...entry }: SentReview, now: Date): Review {
  const latest = latestDay(now);
  return { at: reviewTime(reviewedAt, now), day: day < latest ? day : latest, ...entry };
}
