import type { Post } from '../queries.ts';

export interface Totals {
  visits: number;
  answers: number;
  right: number;
}

/** What a post has achieved. A poll counts after it has closed. */
export const getResults = ({ visitCount, poll }: Post): Totals => ({
  visits: visitCount,
  answers: poll?.voters ?? 0,
  right: poll?.votes[poll.correctIndex] ?? 0,
});

export function sumResults(posts: readonly Post[]): Totals {
  const totals = { visits: 0, answers: 0, right: 0 };
  for (const post of posts) {
    const { visits, answers, right } = getResults(post);
    totals.visits += visits;
    totals.answers += answers;
    totals.right += right;
  }
  return totals;
}
