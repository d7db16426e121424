import { judgeMatchUp, resultOf } from '@wordhoard/quiz-engine';
import { MatchUpBoard, type MatchUpBoardProps } from '@wordhoard/ui';
import { useSetAtom } from 'jotai';
import { useState } from 'react';
import { boardOf, inPromptColumn } from './match-up-board.ts';
import type { MatchUpPlace } from './match-up-place.ts';
import { joinAtom, slipAtom } from './quiz-actions.ts';
import type { QuestionProps } from './quiz-question.tsx';
import { placesOf, type QuizSession } from './quiz-session.ts';
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
  const [shown, setShown] = useState<readonly MatchUpPlace[]>([]);
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
    const isMissed = judgement.verdict === 'miss';
    const meant = places.find((place) =>
      isMissed
        ? place.promptPlace === promptPlace
        : judgement.verdict === 'match' && place.item === judgement.item,
    );
    if (meant === undefined) return;
    if (isMissed) slip(meant.item.wordId, answer.text);
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

  function pass(): void {
    const open = places.filter(isOpen);
    setShown(open);
    for (const { item } of open) {
      onAnswer({ verdict: 'wrong', answer: slipOf(session, item.wordId) ?? '' }, item.wordId);
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
          isMissed: shown.includes(place) || resultFor(place)?.answer === '',
        }))}
      outcome={outcome}
      onJoin={tryPair}
      onPass={pass}
      onNext={onNext}
    />
  );
}

const slipOf = ({ slips }: QuizSession, wordId: string): string | undefined =>
  Object.hasOwn(slips, wordId) ? slips[wordId] : undefined;
