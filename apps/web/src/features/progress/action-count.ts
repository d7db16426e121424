import type { ActivityBucket } from '@wordhoard/contract';

/** How often a learner did anything in a period. */
export const countActions = ({ answered, saved, known, proved }: ActivityBucket): number =>
  answered + saved + known + proved;
