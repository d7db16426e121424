import { limits } from '@wordhoard/contract/limits';
import { atom } from 'jotai';
import { dayAtAtom } from '../../shared/time/local-day.ts';
import { reviewsAtom, schedulerAtom } from './practice.ts';

/** The words that the learner mixes up; `undefined` if there are none or the scheduler is not loaded. */
export const mixedUpAtom = atom((get) => {
  const histories = Object.entries(get(reviewsAtom)).map(
    ([wordId, { reviews }]) => [wordId, reviews] as const,
  );
  const pairs = get(schedulerAtom)?.findMixedUp(new Map(histories), get(dayAtAtom)(new Date()));
  return pairs?.length ? pairs.slice(0, limits.quizMaxMixedUp) : undefined;
});
