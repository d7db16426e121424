/** A chunk of its own, which loads after the first screen. */
export { findMixedUp, nextIntervals, replay } from '@wordhoard/review-scheduler';
