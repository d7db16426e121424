import { isRightVerdict } from '@wordhoard/quiz-engine';
import { atom } from 'jotai';
import { keptRoundsAtom } from './kept-rounds-atom.ts';

/** The words of a visitor’s kept rounds whose latest answer was wrong, the one missed last first. */
export const missedWordIdsAtom = atom((get) => {
  const latest = new Map<string, boolean>();
  const rounds = get(keptRoundsAtom).filter(({ owner }) => owner === undefined);
  for (const { wordId, verdict } of rounds.flatMap(({ answers }) => answers)) {
    latest.delete(wordId);
    latest.set(wordId, isRightVerdict(verdict));
  }
  return [...latest]
    .filter(([, isRight]) => !isRight)
    .map(([wordId]) => wordId)
    .reverse();
});
