import {
  findResult,
  judgeMatchUp,
  type MatchUpJudgement,
  type MatchUpQuestion,
} from '@wordhoard/quiz-engine';
import { MatchUpBoard, type MatchUpBoardProps, type QuizContent } from '@wordhoard/ui';
import { useSetAtom } from 'jotai';
import { useState } from 'react';
import {
  findBoardPositions,
  joinTiles,
  type MatchUpPosition,
} from '../session/match-up-position.ts';
import { createChangeAtom } from '../session/quiz-atom.ts';
import { type QuizSession, recordFirstMistake } from '../session/quiz-session.ts';
import { toAnswerContent, toPromptContent, type WordItem } from '../session/word-item.ts';
import type { QuestionProps } from './quiz-question.tsx';

/** A board of pairs. A word with a mistake counts as missed, even if its pair is found later. */
export function MatchQuestion({
  question: { board },
  session,
  onAnswer,
  onNext,
}: QuestionProps<MatchUpPosition>) {
  const join = useSetAtom(joinAtom);
  const noteMistake = useSetAtom(mistakeAtom);
  const [outcome, setOutcome] = useState<MatchUpBoardProps['outcome']>();
  const positions = findBoardPositions(session, board);
  const isOpen = (position: MatchUpPosition) => findPairResult(session, position) === undefined;
  const tiles = buildBoard(positions, isOpen);
  const joined = listJoinedPairs(session, positions);
  const isStored = joined.some(({ promptId }) => promptId === outcome?.promptId);

  function tryPair(promptId: string, answerId: string): void {
    const [promptPlace, answerPlace] = [Number(promptId), Number(answerId)];
    const [prompt, answer] = [tiles.prompts[promptPlace], tiles.answers[answerPlace]];
    if (prompt === undefined || answer === undefined) return;
    const judgement = judgeMatchUp(tiles, prompt, answer);
    setOutcome({ promptId, answerId, verdict: judgement.verdict });
    const position = findGradedPosition(judgement, positions, promptPlace);
    if (position === undefined) return;
    if (judgement.verdict === 'miss') noteMistake(position.item.wordId, toMistake(answer));
    else answerPair(position, { promptPlace, answerPlace });
  }

  function answerPair(position: MatchUpPosition, joined: JoinedTiles): void {
    const { wordId, text } = position.item;
    const firstMistake = findFirstMistake(session, wordId);
    join(position, joined);
    onAnswer(
      firstMistake === undefined
        ? { verdict: 'exact', answer: text }
        : { verdict: 'wrong', ...firstMistake },
      wordId,
    );
  }

  function pass(): void {
    for (const [index, { item }] of positions.filter(isOpen).entries()) {
      const mistake = findFirstMistake(session, item.wordId) ?? { answer: '' };
      onAnswer({ verdict: 'wrong', ...mistake, givenUp: index }, item.wordId);
    }
  }

  return (
    <MatchUpBoard
      prompts={sortByPrompt(positions).map(({ item }, index) =>
        toTile(index, toPromptContent(item)),
      )}
      answers={tiles.answers.map((item, index) =>
        toTile(index, toAnswerContent(item, isRepeated(item, tiles))),
      )}
      joined={joined}
      // A pair is not told to be right before it is stored.
      outcome={outcome?.verdict === 'match' && !isStored ? undefined : outcome}
      onJoin={tryPair}
      onPass={pass}
      onNext={onNext}
    />
  );
}

type JoinedTiles = Pick<MatchUpPosition, 'promptPlace' | 'answerPlace'>;

const findPairResult = ({ quiz }: QuizSession, { item }: MatchUpPosition) =>
  findResult(quiz, item.wordId);

/** The word that an attempt counts for: after a mistake, that of the prompt. */
function findGradedPosition(
  judgement: MatchUpJudgement<WordItem>,
  positions: readonly MatchUpPosition[],
  promptPlace: number,
): MatchUpPosition | undefined {
  switch (judgement.verdict) {
    case 'match':
      return positions.find(({ item }) => item === judgement.item);
    case 'miss':
      return positions.find((position) => position.promptPlace === promptPlace);
    case 'elsewhere':
      return undefined;
  }
}

/** The pairs that were found or given up. */
const listJoinedPairs = (session: QuizSession, positions: readonly MatchUpPosition[]) =>
  positions.flatMap((position) => {
    const result = findPairResult(session, position);
    if (result === undefined) return [];
    return {
      promptId: `${position.promptPlace}`,
      answerId: `${position.answerPlace}`,
      isMissed: result.givenUp !== undefined || result.answer === '',
    };
  });

const isRepeated = ({ text, wordId }: WordItem, { answers }: MatchUpQuestion<WordItem>): boolean =>
  answers.some((other) => other.text === text && other.wordId !== wordId);

const toTile = (index: number, content: QuizContent) => ({ id: `${index}`, content });

const toMistake = ({ text, word }: WordItem) => ({ answer: text, givenId: word.id });

function findFirstMistake({ firstMistakes }: QuizSession, wordId: string) {
  const mistake = Object.hasOwn(firstMistakes, wordId) ? firstMistakes[wordId] : undefined;
  return mistake && { answer: mistake.answer, givenId: mistake.givenId };
}

const mistakeAtom = createChangeAtom(recordFirstMistake);

const joinAtom = createChangeAtom(joinTiles);

/** The board as the engine grades it. */
function buildBoard(
  positions: readonly MatchUpPosition[],
  isOpen: (position: MatchUpPosition) => boolean,
): MatchUpQuestion<WordItem> {
  return {
    kind: 'match-up',
    items: positions.filter(isOpen).map(({ item }) => item),
    prompts: sortByPrompt(positions).map(({ prompt }) => prompt),
    answers: positions
      .toSorted((one, other) => one.answerPlace - other.answerPlace)
      .map(({ item }) => item),
  };
}

/** The words of a board by the positions of their prompts. */
const sortByPrompt = (positions: readonly MatchUpPosition[]): MatchUpPosition[] =>
  positions.toSorted((one, other) => one.promptPlace - other.promptPlace);
