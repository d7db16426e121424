import type { ReactNode } from 'react';
import { defineMessages, type NoMessageValues, useIntl } from 'react-intl';
import { css, styled } from 'styled-components';
import { Button } from '../action/button.tsx';
import { color, space } from '../theme/token.ts';
import { KeyHint } from './key-hint.tsx';

/** Who passed is told the answer, not that it was wrong. */
type Verdict = 'right' | 'wrong' | 'passed';

interface AnswerFootProps {
  verdict: Verdict | undefined;
  rightAnswer: string;
  onNext: () => void;
  onPass?: (() => void) | undefined;
  /** More to do about the answer, such as “I was right”. */
  children?: ReactNode;
}

/** Says how the answer was and leads on. Its place is kept free from the start. */
export function AnswerFoot({ verdict, rightAnswer, onNext, onPass, children }: AnswerFootProps) {
  const { formatMessage } = useIntl();
  return (
    <Foot>
      <Result role="status" $verdict={verdict}>
        {verdict && formatMessage(messages[verdict], { answer: rightAnswer })}
      </Result>
      {children}
      {!verdict && onPass && (
        <Button variant="quiet" onClick={onPass} aria-keyshortcuts="0">
          {formatMessage(messages.pass)}
        </Button>
      )}
      {verdict && (
        <Button variant="primary" onClick={onNext}>
          {formatMessage(messages.next)}
          <LightKeyHint aria-hidden="true">↵</LightKeyHint>
        </Button>
      )}
    </Foot>
  );
}

const messages = defineMessages<{
  right: { answer: string };
  wrong: { answer: string };
  passed: { answer: string };
  next: NoMessageValues;
  pass: NoMessageValues;
}>({
  right: { id: 'ui.answerFoot.right', defaultMessage: 'Right!' },
  wrong: { id: 'ui.answerFoot.wrong', defaultMessage: 'Not quite: “{answer}”' },
  passed: { id: 'ui.answerFoot.passed', defaultMessage: 'The answer: “{answer}”' },
  next: { id: 'ui.answerFoot.next', defaultMessage: 'Continue' },
  pass: { id: 'ui.answerFoot.pass', defaultMessage: 'I don’t know' },
});

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space.s2} ${space.s4};
  min-height: 4.5rem;

  @media (max-width: 30rem) {
    flex-direction: column;
    align-items: stretch;
    justify-content: end;
    min-height: 6.5rem;
  }
`;

const verdictStyle = {
  right: css`
    color: ${color.known};
  `,
  wrong: css`
    color: ${color.wrong};
  `,
  passed: css`
    color: ${color.text};
  `,
} satisfies Record<Verdict, ReturnType<typeof css>>;

const Result = styled.p<{ $verdict: Verdict | undefined }>`
  min-width: 0;
  font-size: 1.125rem;
  font-weight: 650;
  overflow-wrap: anywhere;
  ${({ $verdict }) => $verdict && verdictStyle[$verdict]}
`;

const LightKeyHint = styled(KeyHint)`
  border-color: currentColor;
  color: inherit;
`;
