import { withArticle } from '@wordhoard/quiz-engine/text';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { defineMessages, type MessageValue, useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { useShortcuts } from '../../keyboard/use-shortcuts.ts';
import { space } from '../../theme/token.ts';
import type { WordText } from '../../word/word-text.ts';
import { Romanisation, WrittenWord } from '../../word/written-word.tsx';
import type { AnswerRecap } from './answer-recap.tsx';
import { Board, landscapeBoard, largeAction, roomyBoard, shortBoard } from './board.tsx';
import { PromptContent, PromptTask, useFocusOnShow } from './question-prompt.tsx';
import type { QuizContent } from './quiz-content.tsx';
import { type Verdict, VerdictFooter } from './verdict-footer.tsx';

/** What the boards of questions that take one answer have in common. */
export interface QuestionProps extends Omit<ComponentProps<'div'>, 'prompt'> {
  prompt: QuizContent;
  /** Beside the prompt, such as a sound button. */
  promptAction?: ReactNode;
  /** Shown with the verdict. */
  recap?: AnswerRecap | undefined;
  /** If absent, the question cannot be passed. */
  onPass?: (() => void) | undefined;
  onNext: () => void;
}

interface QuestionBoardProps extends Omit<QuestionProps, 'prompt' | 'children'> {
  prompt: QuizContent | undefined;
  /** Shown instead of a missing prompt. */
  placeholder?: ReactNode;
  /** The instruction, such as “Type it in German”. Some prompts have one of their own. */
  task: string;
  /** Whether the prompt takes the focus; otherwise the answer control does. */
  hasFocus?: boolean;
  /** Set once the question is answered. */
  verdict: Verdict | undefined;
  rightAnswer: string;
  /** Whether the learner used a hint. */
  isHinted?: boolean | undefined;
  /** Further actions in the footer, such as “I was right”. */
  actions?: ReactNode;
  /** The answer control. The prompt labels or describes it. */
  children: (promptId: string) => ReactNode;
}

/**
 * A question that takes one answer: its prompt, the answer control, and the footer with the verdict. The
 * prompt takes the focus, so that a screen reader starts with it.
 */
export function QuestionBoard({
  prompt,
  placeholder,
  task,
  promptAction,
  hasFocus = true,
  children,
  recap,
  onPass,
  onNext,
  ...rest
}: QuestionBoardProps) {
  const { verdict, rightAnswer, isHinted = false, actions, ...native } = rest;
  const promptId = useId();
  useShortcuts(verdict ? { enter: onNext } : { 0: onPass });
  return (
    <Board {...native}>
      <BoardQuestion>
        <Prompt>
          <Heading id={promptId} hasFocus={hasFocus}>
            <PromptTask content={prompt}>{task}</PromptTask>
            {prompt === undefined ? placeholder : <PromptContent content={prompt} />}
          </Heading>
          {promptAction}
        </Prompt>
        {children(promptId)}
      </BoardQuestion>
      <VerdictFooter
        verdict={verdict}
        comment={
          verdict && (
            <Comment
              result={verdict === 'right' && isHinted ? 'hinted' : verdict}
              rightAnswer={rightAnswer}
              word={recap?.word}
            />
          )
        }
        recap={recap}
        onNext={verdict && onNext}
        onPass={verdict ? undefined : onPass}
      >
        {actions}
      </VerdictFooter>
    </Board>
  );
}

/** Takes the focus before the answer control, which may take it in turn. */
function Heading({ hasFocus, ...native }: ComponentProps<'h1'> & { hasFocus: boolean }) {
  const heading = useFocusOnShow(hasFocus);
  return <StyledHeading ref={heading} tabIndex={-1} {...native} />;
}

interface CommentProps {
  result: Result;
  rightAnswer: string;
  /** The asked word. */
  word: WordText | undefined;
}

/** The verdict in words, with what a dictionary adds to a right answer. */
function Comment({ result, rightAnswer, word }: CommentProps) {
  const { formatMessage } = useIntl();
  const isWord = word?.text === rightAnswer;
  const answer = isWord ? (
    <>
      {word.article && <bdi lang={word.lang}>{withArticle(word.article, '')}</bdi>}
      <WrittenWord word={word} />
    </>
  ) : (
    rightAnswer
  );
  const isRight = result === 'right' || result === 'hinted';
  return (
    <>
      {formatMessage(messages[result], { answer })}
      {isRight && isWord && <> {answer}</>}
      {isWord && <Romanisation word={word} />}
    </>
  );
}

type Result = Verdict | 'hinted';

const messages = defineMessages<Record<Result, { answer: MessageValue }>>({
  right: { id: 'ui.answerFooter.right', defaultMessage: 'Right!' },
  hinted: { id: 'ui.answerFooter.hinted', defaultMessage: 'Right, with a hint' },
  almost: { id: 'ui.answerFooter.almost', defaultMessage: 'Almost: “{answer}”' },
  wrong: { id: 'ui.answerFooter.wrong', defaultMessage: 'Correct answer: “{answer}”' },
  passed: { id: 'ui.answerFooter.passed', defaultMessage: 'The answer is “{answer}”' },
});

const Prompt = styled.div`
  flex: 1;
  display: grid;
  place-content: center;
  justify-items: center;
  gap: var(--near);
  min-height: 12rem;
  text-align: center;

  @media ${shortBoard} {
    min-height: 0;
  }

  @media ${roomyBoard} {
    flex: none;
    min-height: 0;
  }

  ${largeAction}
`;

const StyledHeading = styled.h1`
  display: grid;
  justify-items: center;
  gap: var(--near);
  min-width: 0;
  font: inherit;
`;

/** The prompt above the answer controls, or beside them in landscape. */
const BoardQuestion = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: var(--far);

  @media ${roomyBoard} {
    flex: none;
    gap: ${space.s8};
  }

  @media ${landscapeBoard} {
    flex-direction: row;
    align-items: center;
    gap: ${space.s6};

    > * {
      flex: 1 1 0;
      min-width: 0;
    }
  }
`;
