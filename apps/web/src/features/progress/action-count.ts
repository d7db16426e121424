import type { components } from '@wordhoard/api-client';

export type ActivityBucket = components['schemas']['ActivityBucket'];

/** How often a learner did anything in a period. */
export const actionCount = ({ answered, saved, known, proved }: ActivityBucket): number =>
  answered + saved + known + proved;
