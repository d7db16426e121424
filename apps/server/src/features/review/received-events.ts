import type { AnswerEvent, ReviewEvent } from '@wordhoard/contract';
import { toReview } from '@wordhoard/contract/answered-review';
import type { Rating } from '@wordhoard/contract/enumeration';
import { latestDay } from './activity.ts';
import { blankEvent } from './event-store.ts';

/** Clocks that are set by the network differ by less, in milliseconds. */
const clockTolerance = 60_000;

/** When something counts that a device did at a time: now, if its clock is ahead. */
export const countedTime = (time: Date, now: Date): Date =>
  time.getTime() > now.getTime() + clockTolerance ? now : time;

/** Reads an event of a device, whose clock may be ahead. A time in the future becomes the current time. */
export function toEventRecord(event: ReviewEvent, now: Date) {
  const latest = latestDay(now);
  const time = new Date(event.at);
  const reviewedAt = countedTime(time, now);
  const isAhead = reviewedAt !== time;
  const moment = {
    ...blankEvent,
    id: event.id,
    wordId: event.wordId,
    reviewedAt,
  };
  if (event.kind === 'undo') return { ...moment, isClamped: isAhead, undoes: event.undoes };
  if (event.kind === 'note') return { ...moment, isClamped: isAhead, note: event.text };
  const isOfLaterDay = event.day > latest;
  const dated = {
    ...moment,
    day: isOfLaterDay ? latest : event.day,
    isClamped: isAhead || isOfLaterDay,
  };
  return event.kind === 'mark'
    ? { ...dated, mark: event.mark }
    : { ...dated, ...pickCircumstances(event), ...rate(event) };
}

function pickCircumstances({
  sessionId,
  code,
  verdict,
  answer,
  givenId,
  milliseconds,
  ...flags
}: AnswerEvent) {
  const { isHinted, isOverridden, isEasy } = flags;
  const given = { sessionId, code, verdict, answer, givenId: givenId ?? null, milliseconds };
  return { ...given, isHinted, isOverridden, isEasy };
}

function rate({ at, asks, ...answer }: AnswerEvent): { rating?: Rating; practice?: Rating } {
  const review = toReview({ ...answer, answeredAt: at }, asks);
  if ('rating' in review) return { rating: review.rating };
  return 'practice' in review ? { practice: review.practice } : {};
}
