import { judgeMultipleChoice, type MultipleChoiceQuestion } from '@wordhoard/quiz-engine';
import { MultipleChoiceBoard } from '@wordhoard/ui';
import { answerContent, promptContent, recapOf, type WordItem } from '../session/word-item.ts';
import type { QuestionProps } from './quiz-question.tsx';

/** A multiple-choice question. The chosen option remains visible until the learner continues. */
export function ChoiceQuestion({
  question,
  result,
  onAnswer,
  onNext,
  action,
  answerAction,
}: QuestionProps<MultipleChoiceQuestion<WordItem>>) {
  const { item, options } = question;
  const chosen = options.find(({ text }) => text === result?.answer)?.wordId ?? null;

  function choose(id: string): void {
    const option = options.find(({ wordId }) => wordId === id);
    if (option === undefined) return;
    const isRight = judgeMultipleChoice(question, option);
    onAnswer({ verdict: isRight ? 'exact' : 'wrong', answer: option.text });
  }

  return (
    <MultipleChoiceBoard
      prompt={promptContent(item)}
      promptAction={action}
      recap={recapOf(item, answerAction)}
      options={options.map((option) => ({ id: option.wordId, content: answerContent(option) }))}
      correct={item.wordId}
      chosen={result && chosen}
      onChoose={choose}
      onPass={() => onAnswer({ verdict: 'wrong', answer: '' })}
      onNext={onNext}
    />
  );
}
