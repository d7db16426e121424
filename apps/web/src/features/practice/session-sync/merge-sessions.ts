import { type ApiClient, dataOf } from '@wordhoard/api-client';
import type { QueuedAnswer, QueuedSession } from './queued-session.ts';

/** The visitor's sessions, except the current one if it is unfinished: it continues in the account. */
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
  /** How many sessions are new to the account. */
  merged: number;
  /** The id of each session in the account. */
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
  /** The account that owns them now. */
  owner: string;
}

/**
 * The session on the screen stays, otherwise it would count as a new one. Its answers may still
 * change, in the account as well.
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
