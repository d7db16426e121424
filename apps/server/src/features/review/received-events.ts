import type { AnswerEvent, ReviewEvent } from '@wordhoard/contract';
import { toReview } from '@wordhoard/contract/answered-review';
import type { Rating } from '@wordhoard/contract/enumeration';
import { latestDay, toDay } from './activity.ts';
import { blankEvent } from './event-store.ts';

/** Clocks that are set by the network differ by less, in milliseconds. */
const clockTolerance = 60_000;

/** The earliest day of an event. A device whose clock was reset reports an earlier one. */
const earliestDay = '2000-01-01';

/** When something counts that a device did at a time: now, if its clock is ahead or has lost its time. */
export function countedTime(time: Date, now: Date): Date {
  const isAhead = time.getTime() > now.getTime() + clockTolerance;
  return isAhead || time < new Date(earliestDay) ? now : time;
}

/** Reads an event of a device, whose clock may be wrong. */
export function toEventRecord(event: ReviewEvent, now: Date) {
  const time = new Date(event.at);
  const reviewedAt = countedTime(time, now);
  const isMoved = reviewedAt !== time;
  const moment = {
    ...blankEvent,
    id: event.id,
    wordId: event.wordId,
    reviewedAt,
  };
  if (event.kind === 'undo') return { ...moment, isClamped: isMoved, undoes: event.undoes };
  if (event.kind === 'note') return { ...moment, isClamped: isMoved, note: event.text };
  const day = countedDay(event.day, reviewedAt, now);
  const dated = { ...moment, day, isClamped: isMoved || day !== event.day };
  return event.kind === 'mark'
    ? { ...dated, mark: event.mark }
    : { ...dated, ...pickCircumstances(event), ...rate(event) };
}

/** Replaces a day that has not begun anywhere by the latest that has, and one before the earliest by the day of the event. */
function countedDay(day: string, reviewedAt: Date, now: Date): string {
  if (day < earliestDay) return toDay(reviewedAt);
  const latest = latestDay(now);
  return day > latest ? latest : day;
}

function pickCircumstances({
  sessionId,
  rowId,
  columnId,
  code,
  verdict,
  answer,
  givenId,
  milliseconds,
  ...flags
}: AnswerEvent) {
  const { isHinted, isOverridden, isEasy } = flags;
  const asked = { sessionId, rowId: rowId ?? null, columnId: columnId ?? null, code };
  const given = { verdict, answer, givenId: givenId ?? null, milliseconds };
  return { ...asked, ...given, isHinted, isOverridden, isEasy };
}

function rate({ at, asks, ...answer }: AnswerEvent): { rating?: Rating; practice?: Rating } {
  const review = toReview({ ...answer, answeredAt: at }, asks);
  if ('rating' in review) return { rating: review.rating };
  return 'practice' in review ? { practice: review.practice } : {};
}
