import { hintLetter, judgeLetterMatch, type LetterMatchQuestion } from '@wordhoard/quiz-engine';
import { LetterMatchBoard, type LetterMatchOutcome } from '@wordhoard/ui';
import { useState } from 'react';
import { useDraft } from '../../../shared/form/drafts.ts';
import type { Judgement, WordResult } from '../session/quiz-session.ts';
import { buildRecap, toPromptContent, type WordItem } from '../session/word-item.ts';
import {
  findAnswerPositions,
  type LetterBuilding,
  restoreBuilding,
  spellPositions,
  toDraft,
} from './letter-building.ts';
import type { QuestionProps } from './quiz-question.tsx';

/** Asks to build a word from its letters. It is graded once the last position is filled. */
export function LetterQuestion({
  question,
  result,
  session,
  onAnswer,
  onNext,
  action,
  answerAction,
}: QuestionProps<LetterMatchQuestion<WordItem>>) {
  const { item, letters, slots } = question;
  const { building, change, discardDraft } = useBuilding({ question, result, session });
  const { placed, hinted } = building;

  function build(changed: LetterBuilding): void {
    change(changed);
    if (!changed.placed.includes(null)) judge(changed);
  }

  function judge(built: LetterBuilding): void {
    const isRight = judgeLetterMatch(
      question,
      built.placed.map((letter) => letters[letter ?? -1] ?? ''),
    );
    answer({
      verdict: isRight ? 'exact' : 'wrong',
      answer: spellPositions(question, built.placed),
      isHinted: built.hinted.length > 0,
    });
  }

  function answer(judgement: Judgement): void {
    discardDraft();
    onAnswer(judgement);
  }

  function hint(): void {
    const letterHint = hintLetter(question, placed);
    if (letterHint) build({ placed: letterHint.placed, hinted: [...hinted, letterHint.position] });
  }

  return (
    <LetterMatchBoard
      prompt={toPromptContent(item, result !== undefined)}
      promptAction={action}
      recap={buildRecap(item, answerAction)}
      lang={item.langCode}
      slots={slots}
      letters={letters}
      placed={placed}
      hinted={hinted}
      outcome={result && toOutcome(item, result)}
      onPlace={(changed) => build({ placed: changed, hinted })}
      onHint={hint}
      onPass={() => answer({ verdict: 'wrong', answer: '' })}
      onNext={onNext}
    />
  );
}

/** The letters placed so far. They survive a reload until the word is complete. */
function useBuilding({
  question,
  result,
  session,
}: Pick<QuestionProps<LetterMatchQuestion<WordItem>>, 'question' | 'result' | 'session'>) {
  const { draft, saveDraft, discardDraft } = useDraft(
    `letters ${session.id} ${session.finishedRounds.length} ${question.item.wordId}`,
  );
  const [building, setBuilding] = useState<LetterBuilding>(() =>
    result
      ? { placed: findAnswerPositions(question, result.answer), hinted: [] }
      : restoreBuilding(question, draft),
  );

  function change(changed: LetterBuilding): void {
    setBuilding(changed);
    if (changed.placed.includes(null)) saveDraft(toDraft(changed));
  }

  return { building, change, discardDraft };
}

const toOutcome = (
  { text }: WordItem,
  { verdict, answer, isHinted }: WordResult,
): LetterMatchOutcome => ({
  verdict: toVerdict(verdict, answer),
  expected: text,
  isHinted,
});

const toVerdict = (verdict: string, answer: string) => {
  if (answer === '') return 'passed';
  return verdict === 'exact' ? 'right' : 'wrong';
};
