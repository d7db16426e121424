import { type ComponentProps, type ReactNode, useId } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { Button } from '../../action/button.tsx';
import { useShortcuts } from '../../keyboard/use-shortcuts.ts';
import { ListenIcon } from '../../theme/icon.ts';
import { color } from '../../theme/token.ts';
import { AnswerFooter } from '../board/answer-footer.tsx';
import type { AnswerRecap } from '../board/answer-recap.tsx';
import { aspectTask } from '../board/aspect-task.ts';
import { Board, BoardQuestion } from '../board/board.tsx';
import { QuestionPrompt } from '../board/question-prompt.tsx';
import type { QuizContent } from '../board/quiz-content.tsx';
import type { SpellingOutcome } from './spelling-feedback.tsx';
import { SpellingForm } from './spelling-form.tsx';

export interface SpellingBoardProps extends ComponentProps<'div'> {
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
  onPass: () => void;
  /** “I was right”, after an answer that was graded as wrong. */
  onDispute: () => void;
  onNext: () => void;
  promptAction?: ReactNode;
  /** Shown with the verdict. */
  recap?: AnswerRecap | undefined;
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
  onPass,
  onDispute,
  onNext,
  promptAction,
  recap,
  onPlay,
  ...native
}: SpellingBoardProps) {
  const { formatMessage } = useIntl();
  const promptId = useId();
  useShortcuts(outcome ? { enter: onNext } : { 0: onPass });
  return (
    <Board {...native}>
      <BoardQuestion>
        <QuestionPrompt
          id={promptId}
          content={prompt}
          task={formatMessage(aspectTask(prompt) ?? (prompt ? messages.task : messages.listen))}
          action={promptAction}
          hasFocus={outcome !== undefined}
        >
          <LargeListenIcon aria-hidden="true" />
        </QuestionPrompt>
        <SpellingForm
          label={label}
          promptId={promptId}
          lang={lang}
          letters={letters}
          outcome={outcome}
          onAnswer={onAnswer}
          onNext={onNext}
          onPlay={onPlay}
        />
      </BoardQuestion>
      <AnswerFooter
        verdict={outcome && judgeOutcome(outcome)}
        rightAnswer={outcome?.expected ?? ''}
        isFar={outcome?.segments.length === 0}
        recap={recap}
        onNext={onNext}
        onPass={onPass}
      >
        {outcome && isDisputable(outcome) && (
          <Button variant="quiet" onClick={onDispute}>
            {formatMessage(messages.dispute)}
          </Button>
        )}
      </AnswerFooter>
    </Board>
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
