import type { ReactNode } from 'react';
import { defineMessages, type NoMessageValues, useIntl } from 'react-intl';
import { css, styled } from 'styled-components';
import { Button } from '../action/button.tsx';
import { CloseIcon, KnownIcon } from '../theme/icon.ts';
import { color, family, radius, size, space } from '../theme/token.ts';
import { BoardFoot } from './board-foot.tsx';
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
    <Foot $verdict={verdict}>
      <Result role="status" $verdict={verdict}>
        {verdict && verdictIcon[verdict]}
        {verdict && <span>{formatMessage(messages[verdict], { answer: rightAnswer })}</span>}
      </Result>
      {children}
      {!verdict && onPass && (
        <PassButton variant="quiet" onClick={onPass} aria-keyshortcuts="0">
          {formatMessage(messages.pass)}
        </PassButton>
      )}
      {verdict && (
        <NextButton variant={verdict === 'wrong' ? 'danger' : 'primary'} onClick={onNext}>
          {formatMessage(messages.next)}
          <LightKeyHint aria-hidden="true">↵</LightKeyHint>
        </NextButton>
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

const verdictIcon = {
  right: <KnownIcon />,
  wrong: <CloseIcon />,
  passed: undefined,
} satisfies Record<Verdict, ReactNode>;

const verdictStyle = {
  right: css`
    --verdict: ${color.known};
    background: ${color.knownSoft};
  `,
  wrong: css`
    --verdict: ${color.wrong};
    background: ${color.wrongSoft};
  `,
  passed: css`
    --verdict: ${color.text};
    background: ${color.surfaceSunken};
  `,
} satisfies Record<Verdict, ReturnType<typeof css>>;

const Foot = styled(BoardFoot)<{ $verdict: Verdict | undefined }>`
  ${({ $verdict }) => $verdict && verdictStyle[$verdict]}
`;

const Result = styled.p<{ $verdict: Verdict | undefined }>`
  flex: 1;
  display: flex;
  align-items: center;
  gap: ${space.s3};
  min-width: 0;
  color: var(--verdict);
  font: 600 ${size.wordSmall} / 1.3 ${family.word};
  overflow-wrap: anywhere;

  .lucide {
    width: 2rem;
    height: 2rem;
    padding: 6px;
    border-radius: ${radius.full};
    background: var(--verdict);
    color: ${color.canvas};
    stroke-width: 3.5;
  }
`;

const NextButton = styled(Button)`
  min-height: 3rem;
  padding-inline: ${space.s8};
`;

/* Its text, not its plate, ends where the options end. */
const PassButton = styled(Button)`
  @media (min-width: 30.01rem) {
    padding-inline: ${space.s4};
  }
`;

const LightKeyHint = styled(KeyHint)`
  border-color: currentColor;
  color: inherit;
`;
