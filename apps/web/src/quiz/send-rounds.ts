import { type ApiClient, ApiFailure, dataOf } from '@wordhoard/api-client';
import type { createStore } from 'jotai';
import { afterDeed, type Deed, type KeptRound, nextDeed } from './kept-round.ts';
import { keptRoundsAtom } from './kept-rounds-atom.ts';
import { withoutOrder } from './merge-rounds.ts';
import { quizAtom } from './quiz-atom.ts';

interface Ports {
  api: ApiClient;
  store: ReturnType<typeof createStore>;
  username: string;
}

/**
 * Brings the account into step with what was played here, deed by deed, in order. A failure that
 * passes is thrown: the rest waits. What the account can never have is settled.
 */
export async function sendRounds({ api, store, username }: Ports): Promise<void> {
  for (;;) {
    const round = store
      .get(keptRoundsAtom)
      .find((one) => one.owner === username && nextDeed(one) !== undefined);
    const deed = round && nextDeed(round);
    if (round === undefined || deed === undefined) break;
    try {
      const changed = await doDeed(api, round, deed);
      replace(store, round.id, changed);
    } catch (error) {
      if (!isLasting(error)) throw error;
      replace(store, round.id, (kept) => ({ ...kept, isSettled: true }));
    }
  }
  forgetSettled(store, username);
}

/** @returns what to note of it, on the round as it is by then */
async function doDeed(
  api: ApiClient,
  round: KeptRound,
  deed: Deed,
): Promise<(round: KeptRound) => KeptRound> {
  if (deed.kind === 'start') {
    const { id: quizId } = await start(api, round);
    return (kept) => ({ ...kept, quizId });
  }
  await tell(api, round.quizId ?? '', deed);
  return (kept) => afterDeed(kept, deed);
}

/** However often it is sent, it is begun once. */
const start = (api: ApiClient, { id, settings, pairs }: KeptRound) =>
  dataOf(
    api.POST('/front-quiz/start', {
      body: { settings, pairs },
      params: { header: { 'idempotency-key': id } },
    }),
  );

function tell(
  api: ApiClient,
  quizId: string,
  deed: Exclude<Deed, { kind: 'start' }>,
): Promise<unknown> {
  switch (deed.kind) {
    case 'undo':
      return dataOf(api.POST('/front-quiz/undo', { body: { quizId, wordId: deed.wordId } }));
    case 'answer': {
      const results = deed.answers.map(withoutOrder);
      return dataOf(api.POST('/front-quiz/save-results', { body: { quizId, results } }));
    }
    case 'finish':
      return dataOf(api.POST('/front-quiz/finish', { body: { quizId } }));
  }
}

function replace(store: Ports['store'], id: string, change: (round: KeptRound) => KeptRound): void {
  const rounds = store.get(keptRoundsAtom);
  store.set(
    keptRoundsAtom,
    rounds.map((round) => (round.id === id ? change(round) : round)),
  );
}

/** The round on the screen stays, or it would be taken for a new one. */
function forgetSettled(store: Ports['store'], username: string): void {
  const played = store.get(quizAtom)?.id;
  const rounds = store.get(keptRoundsAtom);
  const kept = rounds.filter(
    (round) => round.id === played || round.owner !== username || nextDeed(round) !== undefined,
  );
  if (kept.length < rounds.length) store.set(keptRoundsAtom, kept);
}

const tooMany = 429;
const unauthorised = 401;

/** The server is there, and will answer the same however often it is asked. */
function isLasting(error: unknown): boolean {
  if (!(error instanceof ApiFailure)) throw error;
  const { status } = error;
  return status >= 400 && status < 500 && status !== tooMany && status !== unauthorised;
}
