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
