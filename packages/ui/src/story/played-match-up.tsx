import {
  buildMatchUp,
  isMatch,
  judgeMatchUp,
  type MatchUpQuestion,
  type QuizItem,
  removeMatch,
} from '@wordhoard/quiz-engine';
import { useState } from 'react';
import type { JoinedPair, MatchOutcome } from '../quiz/match-up/match-pair.ts';
import { MatchUpBoard, type MatchUpBoardProps } from '../quiz/match-up/match-up-board.tsx';
import { seededRandom, sideContent } from './quiz-item.ts';

type PlayedProps = Pick<MatchUpBoardProps, 'onJoin' | 'onPass' | 'onNext'> & {
  items: readonly QuizItem[];
};

/** A match-up that the quiz engine arranges and judges. Tiles are identified by index. */
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
    setBoard(removeMatch(board, judgement.item));
    setJoined([...joined, { promptId, answerId, isMissed: false }]);
  }

  function pass(): void {
    onPass?.();
    setJoined([...joined, ...missedPairs(board, joined)]);
  }

  return (
    <MatchUpBoard
      prompts={board.prompts.map((side, index) => ({ id: `${index}`, content: sideContent(side) }))}
      answers={board.answers.map((side, index) => ({ id: `${index}`, content: sideContent(side) }))}
      joined={joined}
      outcome={outcome}
      onJoin={join}
      onPass={pass}
      onNext={onNext}
    />
  );
}

/** Pairs for the remaining items, of tiles that are still open. */
function missedPairs(board: MatchUpQuestion, joined: readonly JoinedPair[]): JoinedPair[] {
  const pairs = [...joined];
  for (const item of board.items) {
    const isOpen = (key: 'promptId' | 'answerId', index: number) =>
      !pairs.some((pair) => pair[key] === `${index}`);
    const prompt = board.prompts.findIndex(
      (side, index) => isOpen('promptId', index) && isMatch(item, side, item),
    );
    const answer = board.answers.findIndex(
      (side, index) => isOpen('answerId', index) && isMatch(item, item.prompt, side),
    );
    pairs.push({ promptId: `${prompt}`, answerId: `${answer}`, isMissed: true });
  }
  return pairs.slice(joined.length);
}
