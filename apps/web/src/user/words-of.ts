import type { Contribution } from './user-queries.ts';

/** The words that a contribution is about. */
export const wordsOf = (contribution: Contribution) =>
  contribution.kind === 'translation' ? contribution.words : [contribution.word];

/** What tells a contribution from others about the same word. */
export const subjectOf = (contribution: Contribution): string =>
  [
    ...wordsOf(contribution).map(({ text }) => text),
    ...(contribution.kind === 'tag' ? [contribution.code] : []),
  ].join(' – ');
