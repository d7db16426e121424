import { type ApiClient, dataOf } from '@wordhoard/api-client';
import type { KeptAnswer, KeptRound } from './kept-round.ts';

/** What a visitor has played, but for what they are in the midst of: that they go on with. */
export const roundsToMerge = (
  rounds: readonly KeptRound[],
  playedId: string | undefined,
): readonly KeptRound[] =>
  rounds.filter(
    ({ id, owner, answers, finishedAt, isSettled }) =>
      owner === undefined &&
      !isSettled &&
      answers.length > 0 &&
      (finishedAt !== undefined || id !== playedId),
  );

/** @returns how many rounds are new to the account */
export async function mergeRounds(api: ApiClient, rounds: readonly KeptRound[]): Promise<number> {
  const [first] = rounds;
  if (first === undefined) return 0;
  const now = new Date().toISOString();
  const played = rounds.map(({ settings, finishedAt = now, answers }) => ({
    settings,
    finishedAt,
    results: answers.map(withoutOrder),
  }));
  const body = { key: first.id, rounds: played };
  const { merged } = await dataOf(api.POST('/front-quiz/merge', { body }));
  return merged;
}

/** The round on the screen stays, or it would be taken for a new one. */
export const withoutMerged = (
  rounds: readonly KeptRound[],
  sent: readonly KeptRound[],
  playedId: string | undefined,
): readonly KeptRound[] =>
  rounds.flatMap((round) => {
    if (!sent.some(({ id }) => id === round.id)) return [round];
    return round.id === playedId ? [{ ...round, isSettled: true }] : [];
  });

export const withoutOrder = ({ order: _order, ...answer }: KeptAnswer) => answer;
