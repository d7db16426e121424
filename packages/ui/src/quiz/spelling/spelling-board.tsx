import { defineMessages } from '@wordhoard/i18n/messages';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { Button } from '../../action/button.tsx';
import { ListenIcon } from '../../theme/icon.ts';
import { color } from '../../theme/token.ts';
import { QuestionBoard, type QuestionProps } from '../board/question-board.tsx';
import type { QuizContent } from '../board/quiz-content.tsx';
import type { SpellingOutcome } from './spelling-feedback.tsx';
import { SpellingForm } from './spelling-form.tsx';

interface SpellingBoardProps extends Omit<QuestionProps, 'prompt'> {
  /** Absent if the learner only hears the word; `promptAction` then plays it. */
  prompt: QuizContent | undefined;
  /** The label of the text field. */
  label: string;
  /** The language of the answer. */
  lang: string;
  /** Letters that may be missing from the learner's keyboard, from all words of the quiz. */
  letters: readonly string[];
  /** Absent before the answer. */
  outcome: SpellingOutcome | undefined;
  onAnswer: (answer: string) => void;
  /** “I was right”, after an answer that was graded as wrong. */
  onDispute: () => void;
  /** Plays a word that is heard only. Submitting the empty field calls it too. */
  onPlay?: (() => void) | undefined;
}

/**
 * A word to type. After an almost right answer, the learner types it once more. Give it a `key` per
 * question, so that each starts with an empty field.
 */
export function SpellingBoard({
  prompt,
  label,
  lang,
  letters,
  outcome,
  onAnswer,
  onDispute,
  onPlay,
  ...question
}: SpellingBoardProps) {
  const { formatMessage } = useIntl();
  const form = { label, lang, letters, outcome, onAnswer, onPlay, onNext: question.onNext };
  return (
    <QuestionBoard
      {...question}
      prompt={prompt}
      placeholder={<LargeListenIcon aria-hidden="true" />}
      task={formatMessage(prompt ? messages.task : messages.listen)}
      hasFocus={outcome !== undefined}
      verdict={outcome && judgeOutcome(outcome)}
      rightAnswer={outcome?.expected ?? ''}
      isFar={outcome?.segments.length === 0}
      actions={
        outcome &&
        isDisputable(outcome) && (
          <Button variant="quiet" onClick={onDispute}>
            {formatMessage(messages.dispute)}
          </Button>
        )
      }
    >
      {(promptId) => <SpellingForm {...form} promptId={promptId} />}
    </QuestionBoard>
  );
}

const isWrong = ({ verdict }: SpellingOutcome) => verdict === 'almost' || verdict === 'wrong';

const isDisputable = (outcome: SpellingOutcome) => outcome.answer !== '' && isWrong(outcome);

function judgeOutcome(outcome: SpellingOutcome) {
  if (outcome.answer === '') return 'passed';
  return isWrong(outcome) ? 'wrong' : 'right';
}

const messages = defineMessages({
  task: { id: 'ui.spellingBoard.task', defaultMessage: 'Type the answer' },
  listen: { id: 'ui.spellingBoard.listen', defaultMessage: 'Type what you hear' },
  dispute: { id: 'ui.spellingBoard.dispute', defaultMessage: 'I was right' },
});

const LargeListenIcon = styled(ListenIcon)`
  width: 4rem;
  height: 4rem;
  color: ${color.accent};
`;
