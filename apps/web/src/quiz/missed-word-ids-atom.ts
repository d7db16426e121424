import { isRightVerdict } from '@wordhoard/quiz-engine';
import { atom } from 'jotai';
import { keptRoundsAtom } from './kept-rounds-atom.ts';

/** The words of kept rounds whose latest answer was wrong, the one missed last first. */
export const missedWordIdsAtom = atom((get) => {
  const latest = new Map<string, boolean>();
  for (const { wordId, verdict } of get(keptRoundsAtom).flatMap(({ answers }) => answers)) {
    latest.delete(wordId);
    latest.set(wordId, isRightVerdict(verdict));
  }
  return [...latest]
    .filter(([, isRight]) => !isRight)
    .map(([wordId]) => wordId)
    .reverse();
});
