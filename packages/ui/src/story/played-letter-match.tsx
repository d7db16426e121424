import {
  buildLetterMatch,
  hintLetter,
  judgeLetterMatch,
  type QuizItem,
} from '@wordhoard/quiz-engine';
import { useState } from 'react';
import {
  LetterMatchBoard,
  type LetterMatchBoardProps,
  type LetterMatchOutcome,
} from '../quiz/letter-match/letter-match-board.tsx';
import type { PlacedLetters } from '../quiz/letter-match/placed-letters.ts';
import { seededRandom, sideContent } from './quiz-item.ts';

interface PlayedProps extends Pick<LetterMatchBoardProps, 'onPlace' | 'onPass' | 'onNext'> {
  item: QuizItem;
}

/** A letter match that the quiz engine prepares, hints and judges. */
export function PlayedLetterMatch({ item, onPlace, onPass, onNext }: PlayedProps) {
  const [question] = useState(() => buildLetterMatch(item, seededRandom(5)));
  const [placed, setPlaced] = useState<PlacedLetters>(() =>
    question.slots.filter(({ kind }) => kind === 'letter').map(() => null),
  );
  const [hinted, setHinted] = useState<readonly number[]>([]);
  const [isPassed, setIsPassed] = useState(false);

  function outcome(): LetterMatchOutcome | undefined {
    if (isPassed) return { verdict: 'passed', expected: item.text };
    if (placed.includes(null)) return undefined;
    const built = placed.map((letter) => question.letters[letter ?? -1] ?? '');
    const isRight = judgeLetterMatch(question, built);
    return { verdict: isRight ? 'right' : 'wrong', expected: item.text };
  }

  function hint(): void {
    const hint = hintLetter(question, placed);
    if (hint === undefined) return;
    setPlaced(hint.placed);
    setHinted([...hinted, hint.position]);
  }

  return (
    <LetterMatchBoard
      prompt={sideContent(question.prompt)}
      lang={item.langCode ?? ''}
      slots={question.slots}
      letters={question.letters}
      placed={placed}
      hinted={hinted}
      outcome={outcome()}
      onPlace={(next) => {
        setPlaced(next);
        onPlace(next);
      }}
      onHint={hint}
      onPass={() => {
        setIsPassed(true);
        onPass?.();
      }}
      onNext={onNext}
    />
  );
}
