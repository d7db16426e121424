import { updateProgress, type WordProgress } from '@wordhoard/quiz-engine';
import type { DatedProgress } from '../quiz/schema.ts';
import { type Activity, dayOf, isLearnersDay } from '../review/activity.ts';

/** An answer, with the progress before it. */
export interface AnswerEvent {
  before: DatedProgress;
  correct: boolean;
  day: string;
  answeredAt: string;
}

export interface DayActivity extends Pick<Activity, 'answered' | 'right' | 'known'> {
  day: string;
}

function progressAfter({ before, correct, day, answeredAt }: AnswerEvent): DatedProgress {
  const { changedAt, ...progress } = before;
  const after = updateProgress(progress, { correct, day });
  if (after.status !== before.status) return { ...after, changedAt: answeredAt };
  return changedAt === undefined ? after : { ...after, changedAt };
}

/** The activity that an answer adds to its day. */
export function activityOfAnswer(event: AnswerEvent): DayActivity {
  const becameKnown = event.before.status !== 'known' && progressAfter(event).status === 'known';
  return {
    day: event.day,
    answered: 1,
    right: Number(event.correct),
    known: Number(becameKnown),
  };
}

/** What changes when an answer is undone. */
export interface UndoneAnswer<Later extends AnswerEvent> {
  progress: DatedProgress;
  /** The later answers that were affected, with their new progress before. */
  replayed: Later[];
  activity: DayActivity[];
}

/**
 * Undoes an answer to a word, as if it had never been given: the later answers to the word, in any
 * session, are replayed from the progress before it. The replay stops where the learner marked or
 * proved the word in between. The progress from there on stays, and only the activity is undone.
 */
export function undoAnswerEvent<Later extends AnswerEvent>(
  undone: AnswerEvent,
  later: readonly Later[],
  progress: DatedProgress,
): UndoneAnswer<Later> {
  const activity = [negative(activityOfAnswer(undone))];
  const replayed: Later[] = [];
  let recorded = progressAfter(undone);
  let current = undone.before;
  for (const event of later) {
    if (!isSameProgress(event.before, recorded)) return { progress, replayed, activity };
    const replay = { ...event, before: current };
    replayed.push(replay);
    activity.push(activityOfAnswer(replay), negative(activityOfAnswer(event)));
    recorded = progressAfter(event);
    current = progressAfter(replay);
  }
  return { progress: isSameProgress(progress, recorded) ? current : progress, replayed, activity };
}

export interface WordHistory<Event extends AnswerEvent> {
  progress: DatedProgress;
  /** The answer that a new one replaces. */
  replaced: Event | undefined;
  /** The answers to the same word since then. */
  later: readonly Event[];
}

export interface AppliedAnswer<Event extends AnswerEvent> extends UndoneAnswer<Event> {
  event: Event;
}

/** Applies an answer after undoing the one that it replaces. */
export function applyAnswer<Event extends AnswerEvent>(
  { progress, replaced, later }: WordHistory<Event>,
  answer: (before: DatedProgress) => Event,
): AppliedAnswer<Event> {
  const cleared =
    replaced === undefined
      ? { progress, replayed: [], activity: [] }
      : undoAnswerEvent(replaced, later, progress);
  const event = answer(cleared.progress);
  return {
    event,
    progress: progressAfter(event),
    replayed: cleared.replayed,
    activity: [...cleared.activity, activityOfAnswer(event)],
  };
}

/** Answers may arrive late, but not before their day has begun in any time zone. */
export const hasBegun = (day: string, now: Date): boolean =>
  isLearnersDay(day, now) || day < dayOf(now);

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

const isSameProgress = (one: WordProgress, other: WordProgress): boolean =>
  one.status === other.status &&
  one.rightDays === other.rightDays &&
  one.lastRightDay === other.lastRightDay;
