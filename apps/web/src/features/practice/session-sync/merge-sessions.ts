import { type ApiClient, dataOf } from '@wordhoard/api-client';
import type { QueuedAnswer, QueuedSession } from './queued-session.ts';

/** What a visitor has played, but for what they are in the midst of: that they go on with. */
export const sessionsToMerge = (
  rounds: readonly QueuedSession[],
  playedId: string | undefined,
): readonly QueuedSession[] =>
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

export async function mergeSessions(
  api: ApiClient,
  rounds: readonly QueuedSession[],
): Promise<Merged> {
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
  rounds: readonly QueuedSession[];
  quizIds: Merged['quizIds'];
  /** Whose they have become. */
  owner: string;
}

/**
 * The round on the screen stays, or it would be taken for a new one. Its answers may yet be changed,
 * in the account as well.
 */
export const withoutMerged = (
  rounds: readonly QueuedSession[],
  sent: Sent,
  playedId: string | undefined,
): readonly QueuedSession[] =>
  rounds.flatMap((round) => {
    const index = sent.rounds.findIndex(({ id }) => id === round.id);
    if (index < 0) return [round];
    if (round.id !== playedId) return [];
    const quizId = sent.quizIds[index] ?? undefined;
    return [
      {
        ...round,
        owner: sent.owner,
        quizId,
        sent: sent.rounds[index]?.answers ?? [],
        isFinishSent: true,
        isSettled: quizId === undefined,
      },
    ];
  });

export const withoutOrder = ({ order: _order, ...answer }: QueuedAnswer) => answer;
