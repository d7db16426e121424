import { createStore } from 'jotai';
import { expect, it } from 'vitest';
import { type QueuedSession, queuedSessionsAtom } from '../session-sync/queued-session.ts';
import { missedWordIdsAtom } from './use-own-words.ts';

const round = (answers: Record<string, 'exact' | 'wrong'>) =>
  ({
    answers: Object.entries(answers).map(([wordId, verdict]) => ({ wordId, verdict })),
  }) as unknown as QueuedSession;

it('lists the words whose latest answer was wrong, the latest first', () => {
  const store = createStore();
  store.set(queuedSessionsAtom, [
    round({ apple: 'wrong', pear: 'wrong', plum: 'exact' }),
    round({ plum: 'wrong', pear: 'exact' }),
  ]);
  expect(store.get(missedWordIdsAtom)).toEqual(['plum', 'apple']);
});
