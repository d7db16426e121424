import { atom } from 'jotai';
import { joinTiles, type MatchUpPlace } from './match-up-place.ts';
import { quizAtom } from './quiz-atom.ts';
import { noteSlip } from './quiz-session.ts';

export const slipAtom = atom(null, (get, set, wordId: string, answer: string) => {
  const session = get(quizAtom);
  if (session !== undefined) set(quizAtom, noteSlip(session, wordId, answer));
});

export const joinAtom = atom(
  null,
  (get, set, taker: MatchUpPlace, tiles: Pick<MatchUpPlace, 'promptPlace' | 'answerPlace'>) => {
    const session = get(quizAtom);
    if (session !== undefined) set(quizAtom, joinTiles(session, taker, tiles));
  },
);
