import { createStore } from 'jotai';
import { expect, it } from 'vitest';
import type { KeptRound } from './kept-round.ts';
import { keptRoundsAtom } from './kept-rounds-atom.ts';
import { missedWordIdsAtom } from './missed-word-ids-atom.ts';

const round = (answers: Record<string, 'exact' | 'wrong'>) =>
  ({
    answers: Object.entries(answers).map(([wordId, verdict]) => ({ wordId, verdict })),
  }) as unknown as KeptRound;

it('has the words whose latest answer was wrong, the one missed last first', () => {
  const store = createStore();
  store.set(keptRoundsAtom, [
    round({ apple: 'wrong', pear: 'wrong', plum: 'exact' }),
    round({ plum: 'wrong', pear: 'exact' }),
  ]);
  expect(store.get(missedWordIdsAtom)).toEqual(['plum', 'apple']);
});
