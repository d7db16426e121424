import { updateProgress, type WordProgress } from '@wordhoard/quiz-engine';
import type { Activity } from '../review/activity.ts';
import { dayOf, isLearnersDay } from '../review/activity.ts';

/** What is known of a word, and since when it is at that stage. */
export interface Known extends WordProgress {
  changedAt?: string;
}

/** An answer as far as it teaches, with what was known of its word before. */
export interface AnswerEvent {
  before: Known;
  correct: boolean;
  day: string;
  answeredAt: string;
}

export interface DayActivity extends Pick<Activity, 'answered' | 'right' | 'known'> {
  day: string;
}

function knownAfter({ before, correct, day, answeredAt }: AnswerEvent): Known {
  const { changedAt, ...learning } = before;
  const after = updateProgress(learning, { correct, day });
  if (after.status !== before.status) return { ...after, changedAt: answeredAt };
  return changedAt === undefined ? after : { ...after, changedAt };
}

/** What an answer adds to what was done on its day. */
export function activityOfAnswer(event: AnswerEvent): DayActivity {
  const becameKnown = event.before.status !== 'known' && knownAfter(event).status === 'known';
  return {
    day: event.day,
    answered: 1,
    right: Number(event.correct),
    known: Number(becameKnown),
  };
}

export interface UndoneAnswer<Later extends AnswerEvent> {
  /** What is known of the word now. */
  known: Known;
  /** The later answers that the one taken back had a hand in. */
  replayed: Later[];
  activity: DayActivity[];
}

/**
 * Takes back an answer to a word. What is known then is what would be known had it never been
 * given: later answers to the word, in any quiz, are told anew from what was known before it. That
 * holds as long as nothing but answers changed what is known since; where the learner marked or
 * proved the word in between, that stands, and only the counts are taken back.
 */
export function undoAnswerEvent<Later extends AnswerEvent>(
  taken: AnswerEvent,
  later: readonly Later[],
  known: Known,
): UndoneAnswer<Later> {
  const activity = [negative(activityOfAnswer(taken))];
  const replayed: Later[] = [];
  let was = knownAfter(taken);
  let is = taken.before;
  for (const event of later) {
    if (!isSameLearning(event.before, was)) return { known, replayed, activity };
    const anew = { ...event, before: is };
    replayed.push(anew);
    activity.push(activityOfAnswer(anew), negative(activityOfAnswer(event)));
    was = knownAfter(event);
    is = knownAfter(anew);
  }
  return { known: isSameLearning(known, was) ? is : known, replayed, activity };
}

export interface WordHistory<Given extends AnswerEvent> {
  known: Known;
  /** The answer that a new one takes the place of, and those to the same word since. */
  former: Given | undefined;
  later: readonly Given[];
}

export interface AppliedAnswer<Given extends AnswerEvent> extends UndoneAnswer<Given> {
  event: Given;
}

/** What an answer does. One that takes the place of another counts as if that had not been given. */
export function applyAnswer<Given extends AnswerEvent>(
  { known, former, later }: WordHistory<Given>,
  answer: (before: Known) => Given,
): AppliedAnswer<Given> {
  const cleared =
    former === undefined
      ? { known, replayed: [], activity: [] }
      : undoAnswerEvent(former, later, known);
  const event = answer(cleared.known);
  return {
    event,
    known: knownAfter(event),
    replayed: cleared.replayed,
    activity: [...cleared.activity, activityOfAnswer(event)],
  };
}

/** An answer may come late, never before its day has begun anywhere on earth. */
export const hasBegun = (day: string, now: Date): boolean =>
  isLearnersDay(day, now) || day < dayOf(now);

/** One sum for each day. */
export function sumByDay(activities: readonly DayActivity[]): DayActivity[] {
  const byDay = Map.groupBy(activities, ({ day }) => day);
  return [...byDay].map(([day, ofDay]) => ({
    day,
    answered: sumOf(ofDay, 'answered'),
    right: sumOf(ofDay, 'right'),
    known: sumOf(ofDay, 'known'),
  }));
}

const sumOf = (activities: readonly DayActivity[], field: 'answered' | 'right' | 'known') =>
  activities.reduce((sum, activity) => sum + activity[field], 0);

const negative = ({ day, answered, right, known }: DayActivity): DayActivity => ({
  day,
  answered: -answered,
  right: -right,
  known: -known,
});

const isSameLearning = (one: WordProgress, other: WordProgress): boolean =>
  one.status === other.status &&
  one.rightDays === other.rightDays &&
  one.lastRightDay === other.lastRightDay;
