import { judgeMatchUp, type MatchUpQuestion, resultOf } from '@wordhoard/quiz-engine';
import { MatchUpBoard, type MatchUpBoardProps, type QuizContent } from '@wordhoard/ui';
import { atom, useSetAtom } from 'jotai';
import { useState } from 'react';
import { joinTiles, type MatchUpPosition, positionsOf } from '../session/match-up-position.ts';
import { quizAtom } from '../session/quiz-atom.ts';
import { noteFirstMistake, type QuizSession } from '../session/quiz-session.ts';
import type { WordItem } from '../session/word-item.ts';
import { answerContent, promptContent } from './question-content.ts';
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
  const positions = positionsOf(session, board);
  const resultFor = ({ item }: MatchUpPosition) => resultOf(session.quiz, item.wordId);
  const isOpen = (position: MatchUpPosition) => resultFor(position) === undefined;
  const tiles = boardOf(positions, isOpen);

  function tryPair(promptId: string, answerId: string): void {
    const [promptPlace, answerPlace] = [Number(promptId), Number(answerId)];
    const [prompt, answer] = [tiles.prompts[promptPlace], tiles.answers[answerPlace]];
    if (prompt === undefined || answer === undefined) return;
    const judgement = judgeMatchUp(tiles, prompt, answer);
    setOutcome({ promptId, answerId, verdict: judgement.verdict });
    const isMiss = judgement.verdict === 'miss';
    const meant = positions.find((position) =>
      isMiss
        ? position.promptPlace === promptPlace
        : judgement.verdict === 'match' && position.item === judgement.item,
    );
    if (meant === undefined) return;
    if (isMiss) noteMistake(meant.item.wordId, answer.text);
    else take(meant, { promptPlace, answerPlace });
  }

  function take(
    found: MatchUpPosition,
    joined: Pick<MatchUpPosition, 'promptPlace' | 'answerPlace'>,
  ): void {
    const { wordId, text } = found.item;
    const wrong = firstMistakeOf(session, wordId);
    join(found, joined);
    onAnswer(
      wrong === undefined
        ? { verdict: 'exact', answer: text }
        : { verdict: 'wrong', answer: wrong },
      wordId,
    );
  }

  function isMissed(position: MatchUpPosition): boolean {
    const result = resultFor(position);
    return result?.givenUp !== undefined || result?.answer === '';
  }

  function pass(): void {
    for (const [givenUp, { item }] of positions.filter(isOpen).entries()) {
      const answer = firstMistakeOf(session, item.wordId) ?? '';
      onAnswer({ verdict: 'wrong', answer, givenUp }, item.wordId);
    }
  }

  return (
    <MatchUpBoard
      prompts={inPromptColumn(positions).map(({ item }, index) => tile(index, promptContent(item)))}
      answers={tiles.answers.map((item, index) => tile(index, answerContent(item)))}
      joined={positions
        .filter((position) => !isOpen(position))
        .map((position) => ({
          promptId: `${position.promptPlace}`,
          answerId: `${position.answerPlace}`,
          isMissed: isMissed(position),
        }))}
      outcome={outcome}
      onJoin={tryPair}
      onPass={pass}
      onNext={onNext}
    />
  );
}

const tile = (index: number, content: QuizContent) => ({ id: `${index}`, content });

const firstMistakeOf = ({ firstMistakes }: QuizSession, wordId: string): string | undefined =>
  Object.hasOwn(firstMistakes, wordId) ? firstMistakes[wordId]?.answer : undefined;

const mistakeAtom = atom(null, (get, set, wordId: string, answer: string) => {
  const session = get(quizAtom);
  if (session !== undefined) set(quizAtom, noteFirstMistake(session, wordId, answer));
});

const joinAtom = atom(
  null,
  (
    get,
    set,
    taker: MatchUpPosition,
    tiles: Pick<MatchUpPosition, 'promptPlace' | 'answerPlace'>,
  ) => {
    const session = get(quizAtom);
    if (session !== undefined) set(quizAtom, joinTiles(session, taker, tiles));
  },
);

/** The board as the engine judges it. */
function boardOf(
  positions: readonly MatchUpPosition[],
  isOpen: (position: MatchUpPosition) => boolean,
): MatchUpQuestion<WordItem> {
  return {
    kind: 'match-up',
    items: positions.filter(isOpen).map(({ item }) => item),
    prompts: inPromptColumn(positions).map(({ prompt }) => prompt),
    answers: positions
      .toSorted((one, other) => one.answerPlace - other.answerPlace)
      .map(({ item }) => item),
  };
}

/** The words of a board by the positions of their prompts. */
const inPromptColumn = (positions: readonly MatchUpPosition[]): MatchUpPosition[] =>
  positions.toSorted((one, other) => one.promptPlace - other.promptPlace);
