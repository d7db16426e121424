import { type ComponentProps, type ReactNode, useId } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import { useShortcuts } from '../../keyboard/use-shortcuts.ts';
import { AnswerFooter } from '../board/answer-footer.tsx';
import type { AnswerRecap } from '../board/answer-recap.tsx';
import { aspectTask } from '../board/aspect-task.ts';
import { Board, BoardQuestion } from '../board/board.tsx';
import { QuestionPrompt } from '../board/question-prompt.tsx';
import type { QuizContent } from '../board/quiz-content.tsx';
import type { Verdict } from '../board/verdict-footer.tsx';
import type { LetterSlot, PlacedLetters } from './placed-letters.ts';
import { WordBuilder } from './word-builder.tsx';

export interface LetterMatchBoardProps extends ComponentProps<'div'> {
  prompt: QuizContent;
  /** The language of the word to build. */
  lang: string;
  slots: readonly LetterSlot[];
  /**
   * In display order, all in lower case, with letters that the word does not need. Letters are identified
   * by index, since some occur twice.
   */
  letters: readonly string[];
  /** One entry per slot of kind `letter`, in order. */
  placed: PlacedLetters;
  /** The slots that hints have filled. Their letters cannot be moved. */
  hinted?: readonly number[];
  /** Set once every slot is filled or the learner has passed. */
  outcome: LetterMatchOutcome | undefined;
  onPlace: (placed: PlacedLetters) => void;
  /** Requests one right letter. */
  onHint?: (() => void) | undefined;
  onPass?: (() => void) | undefined;
  onNext: () => void;
  /** Beside the prompt, such as a sound button. */
  promptAction?: ReactNode;
  /** Shown with the verdict. */
  recap?: AnswerRecap | undefined;
}

export interface LetterMatchOutcome {
  verdict: Verdict;
  /** The correct spelling of the word. */
  expected: string;
  /** Whether a hint was used, even if `hinted` no longer lists its slot. */
  isHinted?: boolean | undefined;
}

/**
 * A word to build from letters by pressing, dragging or typing them. Typed letters take precedence
 * over shortcuts. Give it a `key` per question.
 */
export function LetterMatchBoard({
  prompt,
  outcome,
  onPass,
  onNext,
  promptAction,
  recap,
  lang,
  slots,
  letters,
  placed,
  hinted = [],
  onPlace,
  onHint,
  ...native
}: LetterMatchBoardProps) {
  const { formatMessage } = useIntl();
  const promptId = useId();
  useShortcuts(outcome ? { enter: onNext } : { 0: onPass, 1: onHint });
  return (
    <Board {...native}>
      <BoardQuestion>
        <QuestionPrompt
          id={promptId}
          content={prompt}
          task={formatMessage(aspectTask(prompt) ?? messages.task)}
          action={promptAction}
        />
        <WordBuilder
          lang={lang}
          slots={slots}
          letters={letters}
          placed={placed}
          hinted={hinted}
          verdict={outcome?.verdict}
          onPlace={onPlace}
          onHint={onHint}
        />
      </BoardQuestion>
      <AnswerFooter
        verdict={outcome?.verdict}
        rightAnswer={outcome?.expected ?? ''}
        isHinted={hinted.length > 0 || outcome?.isHinted}
        recap={recap}
        onNext={onNext}
        onPass={onPass}
      />
    </Board>
  );
}

const messages = defineMessages({
  task: { id: 'ui.letterMatchBoard.task', defaultMessage: 'Build the word' },
});
