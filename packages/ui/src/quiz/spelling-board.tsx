import {
  type ComponentProps,
  type FormEvent,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { defineMessages, useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { Button } from '../action/button.tsx';
import { controlStyle } from '../form/control-style.ts';
import { HeardIcon } from '../theme/icon.ts';
import { color, family, size, space } from '../theme/token.ts';
import { AnswerFoot } from './answer-foot.tsx';
import { Board } from './board.tsx';
import { flatBoard, lowBoard } from './board-media.ts';
import { BoardQuestion } from './board-question.ts';
import { foldCase } from './fold-case.ts';
import { LetterBar } from './letter-bar.tsx';
import type { QuizFace } from './quiz-face.ts';
import { QuizPrompt } from './quiz-prompt.tsx';
import { SpellingComment, type SpellingOutcome } from './spelling-comment.tsx';
import { useShortcuts } from './use-shortcuts.ts';

export interface SpellingBoardProps extends ComponentProps<'div'> {
  /** Absent where the word is heard and not shown: then the action beside it plays it. */
  prompt: QuizFace | undefined;
  /** Of the field. */
  label: string;
  /** The language of the answer. */
  lang: string;
  /** Letters of all words of the quiz that a plain keyboard may lack. */
  letters: readonly string[];
  /** What came of the answer; absent before it. */
  outcome: SpellingOutcome | undefined;
  onAnswer: (answer: string) => void;
  onPass: () => void;
  /** “I was right”, where the answer was taken for wrong. */
  onDispute: () => void;
  onNext: () => void;
  promptAction?: ReactNode;
  /** Plays the word that is heard and not shown: Enter in the empty field does so, too. */
  onHear?: (() => void) | undefined;
}

/**
 * A word to be typed. What is almost right is typed once more. Give it a `key` per question, so that
 * each begins with an empty field.
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
  onHear,
  ...native
}: SpellingBoardProps) {
  const { formatMessage } = useIntl();
  const promptId = useId();
  const field = useRef<HTMLInputElement>(null);
  const [isMistyped, setMistyped] = useState(false);
  const isRetyped = outcome?.verdict === 'almost';
  useEffect(() => field.current?.focus(), [isRetyped]);
  const isPassed = outcome?.answer === '';
  const task = isRetyped ? formatMessage(messages.again) : label;
  useShortcuts(outcome ? { enter: onNext } : { 0: onPass });

  function check(event: FormEvent): void {
    event.preventDefault();
    const text = field.current?.value.trim() ?? '';
    if (outcome === undefined) answer(text);
    else if (text === '' || isRight(text, outcome)) onNext();
    else setMistyped(true);
  }

  const isRight = (text: string, { expected }: SpellingOutcome) =>
    foldCase(text, lang) === foldCase(expected, lang);

  function answer(text: string): void {
    if (text !== '') onAnswer(text);
    else {
      field.current?.focus();
      onHear?.();
    }
  }

  return (
    <Board {...native}>
      <BoardQuestion>
        <QuizPrompt
          id={promptId}
          face={prompt}
          task={formatMessage(prompt ? messages.task : messages.listen)}
          action={promptAction}
          hasFocus={outcome !== undefined}
        >
          <Ear aria-hidden="true" />
        </QuizPrompt>
        <Form onSubmit={check}>
          <SpellingComment outcome={outcome} lang={lang} />
          {/* It only goes out of sight: to take away what has the focus costs a browser time. */}
          <Fields hidden={outcome !== undefined && !isRetyped}>
            <Input
              key={isRetyped ? 'again' : 'first'}
              ref={field}
              aria-label={task}
              placeholder={task}
              lang={lang}
              dir="auto"
              aria-describedby={promptId}
              aria-invalid={isMistyped || undefined}
              autoComplete="off"
              autoCapitalize="off"
              autoCorrect="off"
              spellCheck={false}
              enterKeyHint="go"
              onChange={() => setMistyped(false)}
              onKeyDown={ignoreHeldEnter}
            />
            {isRetyped && (
              <Refusal role="status">{isMistyped && formatMessage(messages.mistyped)}</Refusal>
            )}
            <LetterBar letters={letters} lang={lang} field={field} />
            <Button type="submit" variant={outcome ? 'secondary' : 'primary'}>
              {formatMessage(messages.check)}
            </Button>
          </Fields>
        </Form>
      </BoardQuestion>
      <AnswerFoot
        verdict={outcome && verdictOf(outcome)}
        rightAnswer={outcome?.expected ?? ''}
        onNext={onNext}
        onPass={onPass}
      >
        {outcome && !isPassed && ['almost', 'wrong'].includes(outcome.verdict) && (
          <Button variant="quiet" onClick={onDispute}>
            {formatMessage(messages.dispute)}
          </Button>
        )}
      </AnswerFoot>
    </Board>
  );
}

/** The key that sent the answer may still be down when the field to retype it has the focus. */
function ignoreHeldEnter(event: KeyboardEvent): void {
  if (event.key === 'Enter' && event.repeat) event.preventDefault();
}

function verdictOf({ verdict, answer }: SpellingOutcome) {
  if (answer === '') return 'passed';
  return verdict === 'almost' || verdict === 'wrong' ? 'wrong' : 'right';
}

const messages = defineMessages({
  task: { id: 'ui.spellingBoard.task', defaultMessage: 'Type the answer' },
  listen: { id: 'ui.spellingBoard.listen', defaultMessage: 'Type what you hear' },
  check: { id: 'ui.spellingBoard.check', defaultMessage: 'Check' },
  again: { id: 'ui.spellingBoard.again', defaultMessage: 'Once more' },
  mistyped: {
    id: 'ui.spellingBoard.mistyped',
    defaultMessage: 'Not yet: type it as it stands above',
  },
  dispute: { id: 'ui.spellingBoard.dispute', defaultMessage: 'I was right' },
});

const Form = styled.form`
  display: grid;
  gap: ${space.s3};
  width: 100%;
  max-width: 28rem;
  margin-inline: auto;

  @media ${lowBoard} {
    gap: ${space.s2};
  }
`;

const Fields = styled.div`
  display: grid;
  gap: ${space.s3};

  @media ${lowBoard} {
    gap: ${space.s2};
  }

  &[hidden] {
    display: none;
  }

  /* The way to check stands beside the field, or the foot would cover it. */
  @media ${flatBoard} {
    grid-template-columns: minmax(0, 1fr) auto;

    > * {
      grid-column: 1 / -1;
    }

    > input {
      grid-area: 1 / 1;
    }

    > button {
      grid-area: 1 / 2;
    }
  }
`;

const Refusal = styled.p`
  color: ${color.wrong};
  font-size: ${size.caption};
  text-align: center;

  &:empty {
    position: absolute;
  }
`;

const Ear = styled(HeardIcon)`
  width: 4rem;
  height: 4rem;
  color: ${color.accent};
`;

const Input = styled.input`
  ${controlStyle}
  font: 600 ${size.wordMedium} / 1.3 ${family.word};
  text-align: center;

  &::placeholder {
    font: 400 ${size.body} / 1.3 ${family.sans};
  }
`;
