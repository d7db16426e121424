import type { AnswerEvent, ReviewEvent } from '@wordhoard/contract';
import { toReview } from '@wordhoard/contract/answered-review';
import type { Rating } from '@wordhoard/contract/enumeration';
import { latestDay } from './activity.ts';
import { blankEvent } from './event-store.ts';

/** Reads an event of a device, whose clock may be ahead. What has not come yet counts now. */
export function toEventRecord(event: ReviewEvent, now: Date) {
  const latest = latestDay(now);
  const isEarly = Date.parse(event.at) > now.getTime();
  const moment = {
    ...blankEvent,
    id: event.id,
    wordId: event.wordId,
    reviewedAt: isEarly ? now : new Date(event.at),
  };
  if (event.kind === 'undo') return { ...moment, isClamped: isEarly, undoes: event.undoes };
  const isOfLaterDay = event.day > latest;
  const dated = {
    ...moment,
    day: isOfLaterDay ? latest : event.day,
    isClamped: isEarly || isOfLaterDay,
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
  milliseconds,
  ...flags
}: AnswerEvent) {
  const { isHinted, isOverridden, isEasy } = flags;
  return { sessionId, code, verdict, answer, milliseconds, isHinted, isOverridden, isEasy };
}

function rate({ at, asks, ...answer }: AnswerEvent): { rating?: Rating; practice?: Rating } {
  const review = toReview({ ...answer, answeredAt: at }, asks);
  if ('rating' in review) return { rating: review.rating };
  return 'practice' in review ? { practice: review.practice } : {};
}
