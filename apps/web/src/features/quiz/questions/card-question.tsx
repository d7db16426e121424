import type { CardQuestion as Card } from '@wordhoard/quiz-engine';
import { CardBoard } from '@wordhoard/ui';
import { useState } from 'react';
import { useAnswerText } from '../session/use-answer-text.ts';
import { promptContent, type WordItem } from '../session/word-item.ts';
import { useNextReviews } from './next-reviews.ts';
import type { QuestionProps } from './quiz-question.tsx';

/** A card that the learner grades. The next question follows immediately. */
export function CardQuestion({
  question: { item, answers },
  session,
  onAnswer,
  onNext,
  onReveal,
  action,
  answerAction,
}: QuestionProps<Card<WordItem>>) {
  const [isFlipped, setIsFlipped] = useState(false);
  const nextReviews = useNextReviews(item.wordId, session);
  const answerText = useAnswerText();
  const shown = item.fullForm === undefined ? answers : new Set([item.text, item.fullForm]);

  function flip(): void {
    setIsFlipped(!isFlipped);
    onReveal(!isFlipped);
  }

  return (
    <CardBoard
      front={promptContent(item)}
      answers={[...shown].map((text) => answerText(item, text))}
      image={item.image ?? item.imageKey}
      example={item.example}
      isFlipped={isFlipped}
      onFlip={flip}
      onJudge={(grade) => {
        const verdict = grade === 'unknown' ? 'wrong' : 'exact';
        onAnswer({ verdict, answer: '', isEasy: grade === 'easy' });
        onNext();
      }}
      nextReviews={nextReviews}
      wordAction={action}
      answerAction={answerAction}
    />
  );
}
