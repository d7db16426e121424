/** A chunk of its own, which loads after the first screen. */
export { nextIntervals, replay } from '@wordhoard/review-scheduler';
