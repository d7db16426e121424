import { type Learning, learnFromAnswer } from '@wordhoard/quiz-engine';
import type { Activity } from '../knowing/activity.ts';
import { dayOf, isLearnersDay } from '../knowing/learners-day.ts';

/** What is known of a word, and since when it is at that stage. */
export interface Known extends Learning {
  changedAt?: string;
}

/** An answer as far as it teaches, with what was known of its word before. */
export interface Lesson {
  before: Known;
  correct: boolean;
  day: string;
  answeredAt: string;
}

export interface DayActivity extends Pick<Activity, 'answered' | 'right' | 'known'> {
  day: string;
}

function knownAfter({ before, correct, day, answeredAt }: Lesson): Known {
  const { changedAt, ...learning } = before;
  const after = learnFromAnswer(learning, { correct, day });
  if (after.knowing !== before.knowing) return { ...after, changedAt: answeredAt };
  return changedAt === undefined ? after : { ...after, changedAt };
}

/** What an answer adds to what was done on its day. */
export function activityOfLesson(lesson: Lesson): DayActivity {
  const becameKnown = lesson.before.knowing !== 'known' && knownAfter(lesson).knowing === 'known';
  return {
    day: lesson.day,
    answered: 1,
    right: Number(lesson.correct),
    known: Number(becameKnown),
  };
}

export interface TakenBack<Later extends Lesson> {
  /** What is known of the word now. */
  known: Known;
  /** The later answers that the one taken back had a hand in. */
  retold: Later[];
  activity: DayActivity[];
}

/**
 * Takes back an answer to a word. What is known then is what would be known had it never been
 * given: later answers to the word, in any quiz, are told anew from what was known before it. That
 * holds as long as nothing but answers changed what is known since; where the learner marked or
 * proved the word in between, that stands, and only the counts are taken back.
 */
export function takeBack<Later extends Lesson>(
  taken: Lesson,
  later: readonly Later[],
  known: Known,
): TakenBack<Later> {
  const activity = [negative(activityOfLesson(taken))];
  const retold: Later[] = [];
  let was = knownAfter(taken);
  let is = taken.before;
  for (const lesson of later) {
    if (!isSameLearning(lesson.before, was)) return { known, retold, activity };
    const anew = { ...lesson, before: is };
    retold.push(anew);
    activity.push(activityOfLesson(anew), negative(activityOfLesson(lesson)));
    was = knownAfter(lesson);
    is = knownAfter(anew);
  }
  return { known: isSameLearning(known, was) ? is : known, retold, activity };
}

export interface WordHistory<Given extends Lesson> {
  known: Known;
  /** The answer that a new one takes the place of, and those to the same word since. */
  former: Given | undefined;
  later: readonly Given[];
}

export interface Taught<Given extends Lesson> extends TakenBack<Given> {
  lesson: Given;
}

/** What an answer does. One that takes the place of another counts as if that had not been given. */
export function teach<Given extends Lesson>(
  { known, former, later }: WordHistory<Given>,
  answer: (before: Known) => Given,
): Taught<Given> {
  const cleared =
    former === undefined ? { known, retold: [], activity: [] } : takeBack(former, later, known);
  const lesson = answer(cleared.known);
  return {
    lesson,
    known: knownAfter(lesson),
    retold: cleared.retold,
    activity: [...cleared.activity, activityOfLesson(lesson)],
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

const isSameLearning = (one: Learning, other: Learning): boolean =>
  one.knowing === other.knowing &&
  one.rightDays === other.rightDays &&
  one.lastRightDay === other.lastRightDay;
