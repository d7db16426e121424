import type { CardQuestion as Card } from '@wordhoard/quiz-engine';
import { CardBoard } from '@wordhoard/ui';
import { useState } from 'react';
import { promptContent, type WordItem } from '../session/word-item.ts';
import type { QuestionProps } from './quiz-question.tsx';

/** A card that the learner grades. The next question follows immediately. */
export function CardQuestion({
  question: { item, answers },
  session,
  onAnswer,
  onNext,
  onReveal,
  action,
}: QuestionProps<Card<WordItem>>) {
  const [isFlipped, setIsFlipped] = useState(false);
  const isWordInFront = session.settings.direction === 'forward';

  function flip(): void {
    setIsFlipped(!isFlipped);
    onReveal(!isFlipped);
  }

  return (
    <CardBoard
      front={promptContent(item)}
      answers={answers.map((text) => ({ text, lang: item.langCode }))}
      image={item.image ?? item.imageKey}
      example={
        item.example === undefined ? undefined : { text: item.example, lang: item.word.langCode }
      }
      isFlipped={isFlipped}
      onFlip={flip}
      onJudge={(isKnown) => {
        onAnswer({ verdict: isKnown ? 'exact' : 'wrong', answer: '' });
        onNext();
      }}
      wordAction={isWordInFront && action}
      answerAction={!isWordInFront && action}
    />
  );
}
