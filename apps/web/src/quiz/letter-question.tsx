import { hintLetter, judgeLetterMatch, type LetterMatchQuestion } from '@wordhoard/quiz-engine';
import { LetterMatchBoard } from '@wordhoard/ui';
import { useState } from 'react';
import { useDraft } from '../form/use-draft.ts';
import { keepBuilding, type LetterBuilding, restoreBuilding } from './letter-building.ts';
import { placesOfAnswer, spellPlaces } from './letter-places.ts';
import type { QuestionProps } from './quiz-question.tsx';
import type { Judgement } from './quiz-session.ts';
import { promptFace } from './word-face.ts';
import type { WordItem } from './word-item.ts';

/** A word to be built from its letters. It is judged once its last place is filled. */
export function LetterQuestion({
  question,
  result,
  session,
  onAnswer,
  onNext,
  action,
}: QuestionProps<LetterMatchQuestion<WordItem>>) {
  const { item, letters, slots } = question;
  const { draft, keep, forget } = useDraft(
    `letters ${session.id} ${session.earlier.length} ${item.wordId}`,
  );
  const [{ placed, hinted }, setBuilding] = useState<LetterBuilding>(() =>
    result
      ? { placed: placesOfAnswer(question, result.answer), hinted: [] }
      : restoreBuilding(question, draft),
  );

  function build(building: LetterBuilding): void {
    setBuilding(building);
    if (building.placed.includes(null)) keep(keepBuilding(building));
    else judge(building);
  }

  function judge(built: LetterBuilding): void {
    const isRight = judgeLetterMatch(
      question,
      built.placed.map((letter) => letters[letter ?? -1] ?? ''),
    );
    answer({
      verdict: isRight ? 'exact' : 'wrong',
      answer: spellPlaces(question, built.placed),
      isHinted: built.hinted.length > 0,
    });
  }

  function answer(judgement: Judgement): void {
    forget();
    onAnswer(judgement);
  }

  function hint(): void {
    const given = hintLetter(question, placed);
    if (given) build({ placed: given.placed, hinted: [...hinted, given.place] });
  }

  return (
    <LetterMatchBoard
      prompt={promptFace(item)}
      promptAction={action}
      lang={item.langCode}
      slots={slots}
      letters={letters}
      placed={placed}
      hinted={hinted}
      outcome={
        result && {
          verdict: verdictOf(result.verdict, result.answer),
          expected: item.text,
          isHinted: result.isHinted,
        }
      }
      onPlace={(changed) => build({ placed: changed, hinted })}
      onHint={hint}
      onPass={() => answer({ verdict: 'wrong', answer: '' })}
      onNext={onNext}
    />
  );
}

const verdictOf = (verdict: string, answer: string) => {
  if (answer === '') return 'passed';
  return verdict === 'exact' ? 'right' : 'wrong';
};
