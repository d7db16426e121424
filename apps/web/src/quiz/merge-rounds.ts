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

interface Merged {
  /** How many rounds are new to the account. */
  merged: number;
  /** What the account calls each of them. */
  quizIds: readonly (string | null)[];
}

export async function mergeRounds(api: ApiClient, rounds: readonly KeptRound[]): Promise<Merged> {
  const [first] = rounds;
  if (first === undefined) return { merged: 0, quizIds: [] };
  const now = new Date().toISOString();
  const played = rounds.map(({ settings, finishedAt = now, answers }) => ({
    settings,
    finishedAt,
    results: answers.map(withoutOrder),
  }));
  const body = { key: first.id, rounds: played };
  return dataOf(api.POST('/front-quiz/merge', { body }));
}

interface Sent {
  rounds: readonly KeptRound[];
  quizIds: Merged['quizIds'];
  /** Whose they have become. */
  owner: string;
}

/**
 * The round on the screen stays, or it would be taken for a new one. Its answers may yet be changed,
 * in the account as well.
 */
export const withoutMerged = (
  rounds: readonly KeptRound[],
  sent: Sent,
  playedId: string | undefined,
): readonly KeptRound[] =>
  rounds.flatMap((round) => {
    const place = sent.rounds.findIndex(({ id }) => id === round.id);
    if (place < 0) return [round];
    if (round.id !== playedId) return [];
    const quizId = sent.quizIds[place] ?? undefined;
    return [
      {
        ...round,
        owner: sent.owner,
        quizId,
        sent: sent.rounds[place]?.answers ?? [],
        isFinishSent: true,
        isSettled: quizId === undefined,
      },
    ];
  });

export const withoutOrder = ({ order: _order, ...answer }: KeptAnswer) => answer;
