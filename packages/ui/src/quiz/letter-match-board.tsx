import { type ComponentProps, type ReactNode, useId } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import { AnswerFoot } from './answer-foot.tsx';
import { Board } from './board.tsx';
import { BoardQuestion } from './board-question.ts';
import { LetterBuilder } from './letter-builder.tsx';
import type { LetterPlaces, LetterSlot } from './letter-place.ts';
import type { QuizFace } from './quiz-face.ts';
import { QuizPrompt } from './quiz-prompt.tsx';
import { useShortcuts } from './use-shortcuts.ts';
import type { Verdict } from './verdict-foot.tsx';

export interface LetterMatchBoardProps extends ComponentProps<'div'> {
  prompt: QuizFace;
  /** The language of the word to build. */
  lang: string;
  slots: readonly LetterSlot[];
  /** In the order to show. Equal ones are told apart by their places. */
  letters: readonly string[];
  /** One for every slot of a letter, in their order. */
  placed: LetterPlaces;
  /** The places that hints have filled. Their letters stay. */
  hinted?: readonly number[];
  /** Once every place is filled, or the learner has passed. */
  outcome: LetterMatchOutcome | undefined;
  onPlace: (placed: LetterPlaces) => void;
  /** Asks for one right letter. */
  onHint?: (() => void) | undefined;
  onPass?: (() => void) | undefined;
  onNext: () => void;
  /** Beside the prompt, such as a sound button. */
  promptAction?: ReactNode;
}

export interface LetterMatchOutcome {
  verdict: Verdict;
  /** The word as it is written. */
  expected: string;
  /** Whether a letter was given away, be it no longer known which one. */
  isHinted?: boolean | undefined;
}

/**
 * A word to be built from its letters, by pressing, dragging or typing them. Letters that are typed
 * are heard before any shortcut of a letter. Give it a `key` per question.
 */
export function LetterMatchBoard({
  prompt,
  outcome,
  onPass,
  onNext,
  promptAction,
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
        <QuizPrompt
          id={promptId}
          face={prompt}
          task={formatMessage(messages.task)}
          action={promptAction}
        />
        <LetterBuilder
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
      <AnswerFoot
        verdict={outcome?.verdict}
        rightAnswer={outcome?.expected ?? ''}
        isHinted={hinted.length > 0 || outcome?.isHinted}
        onNext={onNext}
        onPass={onPass}
      />
    </Board>
  );
}

const messages = defineMessages({
  task: { id: 'ui.letterMatchBoard.task', defaultMessage: 'Build the word' },
});
