import { hintLetter, judgeLetterMatch, type LetterMatchQuestion } from '@wordhoard/quiz-engine';
import { LetterMatchBoard } from '@wordhoard/ui';
import { useState } from 'react';
import { type LetterPlaces, placesOfAnswer, spellPlaces } from './letter-places.ts';
import type { QuestionProps } from './quiz-question.tsx';
import { promptFace } from './word-face.ts';
import type { WordItem } from './word-item.ts';

/** A word to be built from its letters. It is judged once its last place is filled. */
export function LetterQuestion({
  question,
  result,
  onAnswer,
  onNext,
  action,
}: QuestionProps<LetterMatchQuestion<WordItem>>) {
  const { item, prompt, letters, slots } = question;
  const [placed, setPlaced] = useState(() => placesOfAnswer(question, result?.answer ?? ''));
  const [hinted, setHinted] = useState<readonly number[]>([]);

  function place(changed: LetterPlaces, places = hinted): void {
    setPlaced(changed);
    setHinted(places);
    if (changed.includes(null)) return;
    const isRight = judgeLetterMatch(
      question,
      changed.map((letter) => letters[letter ?? -1] ?? ''),
    );
    onAnswer({
      verdict: isRight ? 'exact' : 'wrong',
      answer: spellPlaces(question, changed),
      isHinted: places.length > 0,
    });
  }

  function hint(): void {
    const given = hintLetter(question, placed);
    if (given === undefined) return;
    place(given.placed, [...hinted, given.place]);
  }

  return (
    <LetterMatchBoard
      prompt={promptFace(prompt)}
      promptAction={action}
      lang={item.langCode}
      slots={slots}
      letters={letters}
      placed={placed}
      hinted={hinted}
      outcome={result && { verdict: verdictOf(result.verdict, result.answer), expected: item.text }}
      onPlace={(changed) => place(changed)}
      onHint={hint}
      onPass={() => onAnswer({ verdict: 'wrong', answer: '' })}
      onNext={onNext}
    />
  );
}

const verdictOf = (verdict: string, answer: string) => {
  if (answer === '') return 'passed';
  return verdict === 'exact' ? 'right' : 'wrong';
};
