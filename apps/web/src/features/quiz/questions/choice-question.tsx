import { languageName } from '@wordhoard/i18n';
import { judgeMultipleChoice, type MultipleChoiceQuestion } from '@wordhoard/quiz-engine';
import { MultipleChoiceBoard } from '@wordhoard/ui';
import { useIntl } from 'react-intl';
import { useAnswerText } from '../session/use-answer-text.ts';
import {
  buildRecap,
  toAnswerContent,
  toPromptContent,
  type WordItem,
} from '../session/word-item.ts';
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
  const answerText = useAnswerText();
  const { locale } = useIntl();
  const chosen = options.findIndex(({ text }) => text === result?.answer);

  function choose(id: string): void {
    const option = options[Number(id)];
    if (option === undefined) return;
    const isRight = judgeMultipleChoice(question, option);
    onAnswer({
      verdict: isRight ? 'exact' : 'wrong',
      answer: option.text,
      givenId: isRight ? undefined : option.word.id,
    });
  }

  return (
    <MultipleChoiceBoard
      prompt={toPromptContent(item, result !== undefined)}
      promptAction={action}
      recap={buildRecap(item, answerAction, result?.givenId ? options[chosen] : undefined)}
      options={options.map((option, index) => ({
        id: `${index}`,
        content: toAnswerContent({ ...option, ...answerText(option, option.text) }),
      }))}
      correct={`${options.findIndex((option) => judgeMultipleChoice(question, option))}`}
      chosen={result && (chosen < 0 ? null : `${chosen}`)}
      languageName={isReverse(item) ? languageName(item.langCode, locale) : undefined}
      onChoose={choose}
      onPass={() => onAnswer({ verdict: 'wrong', answer: '' })}
      onNext={onNext}
    />
  );
}

/** Whether a translation is asked for its word. */
const isReverse = ({ asks, langCode, prompt, word }: WordItem): boolean =>
  asks === undefined &&
  prompt.cell === undefined &&
  langCode === word.langCode &&
  prompt.langCode !== langCode;
