import {
  buildMatchUp,
  isMatch,
  judgeMatchUp,
  type MatchUpQuestion,
  type QuizItem,
  takeMatch,
} from '@wordhoard/quiz-engine';
import { useState } from 'react';
import type { JoinedPair, MatchOutcome } from '../quiz/match-pair.ts';
import { MatchUpBoard, type MatchUpBoardProps } from '../quiz/match-up-board.tsx';
import { seededRandom } from './seeded-random.ts';
import { sideFace } from './side-face.ts';

type PlayedProps = Pick<MatchUpBoardProps, 'onJoin' | 'onPass' | 'onNext'> & {
  items: readonly QuizItem[];
};

/** A match-up that the engine lays out and judges. Tiles go by their places. */
export function PlayedMatchUp({ items, onJoin, onPass, onNext }: PlayedProps) {
  const [board, setBoard] = useState(() => buildMatchUp(items, seededRandom(5)));
  const [joined, setJoined] = useState<readonly JoinedPair[]>([]);
  const [outcome, setOutcome] = useState<MatchOutcome>();

  function join(promptId: string, answerId: string): void {
    const [prompt, answer] = [board.prompts[Number(promptId)], board.answers[Number(answerId)]];
    if (prompt === undefined || answer === undefined) return;
    const judgement = judgeMatchUp(board, prompt, answer);
    onJoin(promptId, answerId);
    setOutcome({ promptId, answerId, verdict: judgement.verdict });
    if (judgement.verdict !== 'match') return;
    setBoard(takeMatch(board, judgement.item));
    setJoined([...joined, { promptId, answerId, isMissed: false }]);
  }

  function pass(): void {
    onPass?.();
    setJoined([...joined, ...missedPairs(board, joined)]);
  }

  return (
    <MatchUpBoard
      prompts={board.prompts.map((side, place) => ({ id: `${place}`, face: sideFace(side) }))}
      answers={board.answers.map((side, place) => ({ id: `${place}`, face: sideFace(side) }))}
      joined={joined}
      outcome={outcome}
      onJoin={join}
      onPass={pass}
      onNext={onNext}
    />
  );
}

/** Every item that is left, on tiles that are still open. */
function missedPairs(board: MatchUpQuestion, joined: readonly JoinedPair[]): JoinedPair[] {
  const pairs = [...joined];
  for (const item of board.items) {
    const isOpen = (key: 'promptId' | 'answerId', place: number) =>
      !pairs.some((pair) => pair[key] === `${place}`);
    const prompt = board.prompts.findIndex(
      (side, place) => isOpen('promptId', place) && isMatch(item, side, item),
    );
    const answer = board.answers.findIndex(
      (side, place) => isOpen('answerId', place) && isMatch(item, item.prompt, side),
    );
    pairs.push({ promptId: `${prompt}`, answerId: `${answer}`, isMissed: true });
  }
  return pairs.slice(joined.length);
}
