import type { Random } from '@wordhoard/quiz-engine';

/** What the same words are chosen by, again and by others. */
export const randomSeed = (random: Random): number => Math.floor(random() * 2 ** 32);
