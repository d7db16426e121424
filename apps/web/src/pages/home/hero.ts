import { findResult } from '@wordhoard/quiz-engine';
import type { BacklogPlan } from '@wordhoard/review-scheduler';
import type { Plan } from '../../features/progress/plan/plan.ts';
import type { LearnerToday, ShownBreak } from '../../features/progress/today.ts';
import type { QuizSession } from '../../features/quiz/session/quiz-session.ts';

/** The one thing that Today offers first. */
export type Hero =
  | { kind: 'break'; shown: ShownBreak }
  | { kind: 'continue'; session: QuizSession }
  | { kind: 'backlog'; plan: BacklogPlan }
  | { kind: 'due' }
  | { kind: 'break ahead'; shown: ShownBreak }
  | { kind: 'plan'; plan: Plan }
  | { kind: 'lesson' }
  | { kind: 'loading' };

interface Choice {
  today: Pick<LearnerToday, 'due' | 'backlog' | 'nextBreak' | 'isBack'>;
  /** The session that the learner has left. */
  left: QuizSession | undefined;
  /** A break that begins soon. */
  breakAhead: ShownBreak | undefined;
  /** Those in the learned language; `undefined` while they are loading. */
  plans: readonly Plan[] | undefined;
}

/** Continue, then review, then learn. After an absence, what is due comes first. */
export function chooseHero({ today, left, breakAhead, plans }: Choice): Hero {
  const { due, backlog, nextBreak, isBack } = today;
  if (nextBreak?.hasBegun) return { kind: 'break', shown: nextBreak };
  if (left && !isBack) return { kind: 'continue', session: left };
  if (backlog) return { kind: 'backlog', plan: backlog };
  if (due > 0) return { kind: 'due' };
  if (breakAhead) return { kind: 'break ahead', shown: breakAhead };
  if (plans === undefined) return { kind: 'loading' };
  const plan = plans.find(({ leftToday }) => leftToday > 0) ?? plans[0];
  return plan ? { kind: 'plan', plan } : { kind: 'lesson' };
}

/** How many words a left session still asks, if it reviews all due words; otherwise 0. A lesson reviews none. */
export function countIfCovering(session: QuizSession, dueIds: readonly string[]): number {
  const { quiz, plannedRounds, lesson } = session;
  if (lesson !== undefined) return 0;
  const open = quiz.pairs.filter(({ word }) => findResult(quiz, word.id) === undefined);
  const ids = new Set(
    [...open, ...plannedRounds.flat()].map(({ question }) => question.item.word.id),
  );
  return dueIds.length > 0 && dueIds.every((id) => ids.has(id)) ? ids.size : 0;
}
