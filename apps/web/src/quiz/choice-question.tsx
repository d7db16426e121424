import { judgeMultipleChoice, type MultipleChoiceQuestion } from '@wordhoard/quiz-engine';
import { MultipleChoiceBoard, type QuizFace } from '@wordhoard/ui';
import { promptFace } from './prompt-face.ts';
import type { WordItem } from './quiz-item-of-word.ts';
import type { QuestionProps } from './quiz-question.tsx';

/** A question with options. What was chosen stands until the learner goes on. */
export function ChoiceQuestion({
  question,
  result,
  onAnswer,
  onNext,
  action,
}: QuestionProps<MultipleChoiceQuestion<WordItem>>) {
  const { item, prompt, options } = question;
  const chosen = options.find(({ text }) => text === result?.answer)?.wordId ?? null;

  function choose(id: string): void {
    const option = options.find(({ wordId }) => wordId === id);
    if (option === undefined) return;
    const isRight = judgeMultipleChoice(question, option);
    onAnswer({ verdict: isRight ? 'exact' : 'wrong', answer: option.text });
  }

  return (
    <MultipleChoiceBoard
      prompt={promptFace(prompt)}
      promptAction={action}
      options={options.map((option) => ({ id: option.wordId, face: faceOf(option) }))}
      correct={item.wordId}
      chosen={result && chosen}
      onChoose={choose}
      onPass={() => onAnswer({ verdict: 'wrong', answer: '' })}
      onNext={onNext}
    />
  );
}

function faceOf({ text, langCode, imageKey }: WordItem): QuizFace {
  if (imageKey !== undefined) {
    return { kind: 'picture', picture: imageKey, alt: text };
  }
  return { kind: 'word', word: { text, lang: langCode } };
}
