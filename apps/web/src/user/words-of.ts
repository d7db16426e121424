import type { Contribution } from './user-queries.ts';

/** The words that a contribution is about. */
export const wordsOf = (contribution: Contribution) =>
  contribution.kind === 'translation' ? contribution.words : [contribution.word];
