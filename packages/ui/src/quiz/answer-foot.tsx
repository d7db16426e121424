import type { ReactNode } from 'react';
import { defineMessages, type NoMessageValues, useIntl } from 'react-intl';
import { css, styled } from 'styled-components';
import { Button } from '../action/button.tsx';
import { color, layer, space } from '../theme/token.ts';
import { footedBoard } from './board-media.ts';
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
        <PassButton variant="quiet" onClick={onPass} aria-keyshortcuts="0">
          {formatMessage(messages.pass)}
        </PassButton>
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
  align-items: center;
  justify-content: end;
  gap: ${space.s2} ${space.s4};
  min-height: 4.5rem;
  padding-block: ${space.s1} calc(${space.s4} + env(safe-area-inset-bottom));
  background: ${color.canvas};
  box-shadow: 0 -${space.s1} ${space.s2} ${color.canvas};

  @media ${footedBoard} {
    position: sticky;
    inset-block-end: 0;
    z-index: ${layer.bar};
  }

  @media (max-width: 30rem) {
    flex-direction: column;
    align-items: stretch;
    min-height: 6.5rem;

    > p {
      flex: none;
    }
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
  flex: 1;
  min-width: 0;
  font-size: 1.125rem;
  font-weight: 650;
  overflow-wrap: anywhere;
  ${({ $verdict }) => $verdict && verdictStyle[$verdict]}
`;

/* Its text, not its plate, ends where the options end. */
const PassButton = styled(Button)`
  @media (min-width: 30.01rem) {
    margin-inline-end: calc(-1 * ${space.s4});
    padding-inline: ${space.s4};
  }
`;

const LightKeyHint = styled(KeyHint)`
  border-color: currentColor;
  color: inherit;
`;
