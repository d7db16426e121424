import { isId } from '@wordhoard/contract/id';
import { limits } from '@wordhoard/contract/limits';
import { storedAtom } from '../../../shared/storage/stored-atom.ts';

/** To learn a list with so many words a day. */
export interface VisitorPlan {
  listId: string;
  wordsPerDay: number;
}

export const restorePlans = (stored: unknown): readonly VisitorPlan[] =>
  Array.isArray(stored) ? stored.filter(isPlan).slice(0, limits.studyMaxPlans) : [];

function isPlan(value: unknown): value is VisitorPlan {
  const { listId, wordsPerDay } = Object(value);
  return (
    isId(listId) &&
    Number.isInteger(wordsPerDay) &&
    wordsPerDay > 0 &&
    wordsPerDay <= limits.dailyGoalMaxWords
  );
}

/** A visitor's plans, the oldest first. Accounts have their own. */
export const visitorPlansAtom = storedAtom({
  key: 'wordhoard.plans',
  area: 'local',
  restore: restorePlans,
  isShared: true,
});

/** Adds a plan, or changes the one of the same list in its place. */
export const withPlan = (plans: readonly VisitorPlan[], plan: VisitorPlan) =>
  plans.some(({ listId }) => listId === plan.listId)
    ? plans.map((one) => (one.listId === plan.listId ? plan : one))
    : [...plans, plan];
