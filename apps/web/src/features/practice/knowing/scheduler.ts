export { nextIntervals, replay } from '@wordhoard/review-scheduler';
