import { judgeMatchUp, resultOf } from '@wordhoard/quiz-engine';
import { MatchUpBoard, type MatchUpBoardProps } from '@wordhoard/ui';
import { useSetAtom } from 'jotai';
import { useState } from 'react';
import { joinAtom, slipAtom } from './match-actions.ts';
import { boardOf, inPromptColumn } from './match-up-board.ts';
import { type MatchUpPlace, placesOf } from './match-up-place.ts';
import type { QuestionProps } from './quiz-question.tsx';
import type { QuizSession } from './quiz-session.ts';
import { answerFace, promptFace } from './word-face.ts';

/** A board of pairs. A word that was missed once is missed, though its pair is found later. */
export function MatchQuestion({
  question: { board },
  session,
  onAnswer,
  onNext,
}: QuestionProps<MatchUpPlace>) {
  const join = useSetAtom(joinAtom);
  const slip = useSetAtom(slipAtom);
  const [outcome, setOutcome] = useState<MatchUpBoardProps['outcome']>();
  const places = placesOf(session, board);
  const resultFor = ({ item }: MatchUpPlace) => resultOf(session.quiz, item.wordId);
  const isOpen = (place: MatchUpPlace) => resultFor(place) === undefined;
  const tiles = boardOf(places, isOpen);

  function tryPair(promptId: string, answerId: string): void {
    const [promptPlace, answerPlace] = [Number(promptId), Number(answerId)];
    const [prompt, answer] = [tiles.prompts[promptPlace], tiles.answers[answerPlace]];
    if (prompt === undefined || answer === undefined) return;
    const judgement = judgeMatchUp(tiles, prompt, answer);
    setOutcome({ promptId, answerId, verdict: judgement.verdict });
    const isMiss = judgement.verdict === 'miss';
    const meant = places.find((place) =>
      isMiss
        ? place.promptPlace === promptPlace
        : judgement.verdict === 'match' && place.item === judgement.item,
    );
    if (meant === undefined) return;
    if (isMiss) slip(meant.item.wordId, answer.text);
    else take(meant, { promptPlace, answerPlace });
  }

  function take(
    found: MatchUpPlace,
    joined: Pick<MatchUpPlace, 'promptPlace' | 'answerPlace'>,
  ): void {
    const { wordId, text } = found.item;
    const wrong = slipOf(session, wordId);
    join(found, joined);
    onAnswer(
      wrong === undefined
        ? { verdict: 'exact', answer: text }
        : { verdict: 'wrong', answer: wrong },
      wordId,
    );
  }

  function isMissed(place: MatchUpPlace): boolean {
    const result = resultFor(place);
    return result?.givenUp !== undefined || result?.answer === '';
  }

  function pass(): void {
    for (const [givenUp, { item }] of places.filter(isOpen).entries()) {
      const answer = slipOf(session, item.wordId) ?? '';
      onAnswer({ verdict: 'wrong', answer, givenUp }, item.wordId);
    }
  }

  return (
    <MatchUpBoard
      prompts={inPromptColumn(places).map(({ item }, place) => ({
        id: `${place}`,
        face: promptFace(item),
      }))}
      answers={tiles.answers.map((item, place) => ({ id: `${place}`, face: answerFace(item) }))}
      joined={places
        .filter((place) => !isOpen(place))
        .map((place) => ({
          promptId: `${place.promptPlace}`,
          answerId: `${place.answerPlace}`,
          isMissed: isMissed(place),
        }))}
      outcome={outcome}
      onJoin={tryPair}
      onPass={pass}
      onNext={onNext}
    />
  );
}

const slipOf = ({ slips }: QuizSession, wordId: string): string | undefined =>
  Object.hasOwn(slips, wordId) ? slips[wordId]?.answer : undefined;
