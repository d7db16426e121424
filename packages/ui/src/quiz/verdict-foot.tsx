import { type ReactNode, useEffect, useRef } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import { css, styled } from 'styled-components';
import { Button } from '../action/button.tsx';
import { CloseIcon, KnownIcon } from '../theme/icon.ts';
import { color, family, radius, size, space } from '../theme/token.ts';
import { variants } from '../theme/variants.ts';
import { BoardFoot } from './board-foot.tsx';
import { KeyHint } from './key-hint.tsx';
import { useNextBySwipe } from './use-next-by-swipe.ts';

/** Who passed is told the answer, not that it was wrong. */
export type Verdict = 'right' | 'wrong' | 'passed';

interface VerdictFootProps {
  verdict: Verdict | undefined;
  /** What is said of it, and announced. */
  comment: ReactNode;
  /** Once there is nothing more to do here. */
  onNext: (() => void) | undefined;
  onPass: (() => void) | undefined;
  /** More to do about the answer, such as “I was right”. */
  children?: ReactNode;
}

/** Says how an answer was and leads on, by a press, a key or a swipe. Its place is kept free from the start. */
export function VerdictFoot({ verdict, comment, onNext, onPass, children }: VerdictFootProps) {
  const { formatMessage } = useIntl();
  useNextBySwipe(onNext);
  return (
    <Foot data-verdict={verdict}>
      <Result role="status" data-verdict={verdict}>
        {verdict && verdictIcon[verdict]}
        {verdict && <span>{comment}</span>}
      </Result>
      {children}
      {onPass && (
        <PassButton variant="quiet" onClick={onPass} aria-keyshortcuts="0" data-guarded>
          {formatMessage(messages.pass)}
        </PassButton>
      )}
      <NextButton isDanger={verdict === 'wrong'} onNext={onNext} />
    </Foot>
  );
}

interface NextButtonProps {
  isDanger: boolean;
  onNext: (() => void) | undefined;
}

/**
 * Drawn from the start, so that an answer has only to show it. Where what had the focus is gone then,
 * such as the button to pass, this has it.
 */
function NextButton({ isDanger, onNext }: NextButtonProps) {
  const { formatMessage } = useIntl();
  const button = useRef<HTMLButtonElement>(null);
  const isShown = onNext !== undefined;
  useEffect(() => {
    if (isShown && document.activeElement === document.body)
      button.current?.focus({ preventScroll: true });
  }, [isShown]);
  return (
    <WideButton
      ref={button}
      variant={isDanger ? 'danger' : 'primary'}
      hidden={!isShown}
      onClick={onNext}
    >
      {formatMessage(messages.next)}
      <LightKeyHint aria-hidden="true">Enter</LightKeyHint>
    </WideButton>
  );
}

const messages = defineMessages({
  next: { id: 'ui.verdictFoot.next', defaultMessage: 'Continue' },
  pass: { id: 'ui.verdictFoot.pass', defaultMessage: 'I don’t know' },
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

const Foot = styled(BoardFoot)`
  ${variants('data-verdict', verdictStyle)}
`;

const Result = styled.p`
  flex: 1;
  display: flex;
  align-items: center;
  gap: ${space.s3};
  min-width: 0;
  color: var(--verdict);
  font: 600 ${size.wordSmall} / 1.3 ${family.word};
  overflow-wrap: anywhere;

  /* A space has its font at hand once there is something to say. */
  &:empty::before {
    content: '\\a0';
  }

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

const WideButton = styled(Button)`
  min-height: 3rem;
  padding-inline: ${space.s8};

  &[hidden] {
    display: none;
  }
`;

/* Its text, not its plate, ends where the options end. */
const PassButton = styled(Button)`
  @media (min-width: 36.01rem) {
    padding-inline: ${space.s4};
  }
`;

const LightKeyHint = styled(KeyHint)`
  border-color: currentColor;
  color: inherit;
`;
