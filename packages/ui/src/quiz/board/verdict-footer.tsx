import { defineMessages } from '@wordhoard/i18n/messages';
import { lazy, type ReactNode, Suspense, useEffect, useEffectEvent, useRef } from 'react';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { Button } from '../../action/button.tsx';
import { useKeyName } from '../../keyboard/use-shortcuts.ts';
import { CloseIcon, KnownIcon } from '../../theme/icon.ts';
import { color, family, radius, size, space } from '../../theme/token.ts';
import type { AnswerRecap } from './answer-recap.tsx';
import { BoardFooter, LightKeyHint } from './board.tsx';

/** Loads after the question is shown, which needs it only once it is answered. */
const RecapParts = lazy(async () => ({
  default: (await import('./answer-recap.tsx')).RecapParts,
}));

/** `almost`: the learner knows the word, but mistyped it. `passed`: they gave no answer, so it is not called wrong. */
export type Verdict = 'right' | 'almost' | 'wrong' | 'passed';

interface VerdictFooterProps {
  verdict: Verdict | undefined;
  /** Shown beside the verdict and announced. */
  comment: ReactNode;
  recap?: AnswerRecap | undefined;
  /** Set once the question is answered. */
  onNext: (() => void) | undefined;
  onPass: (() => void) | undefined;
  /** Further actions, such as “I was right”. */
  children?: ReactNode;
}

/** Shows the verdict and continues by button, key or swipe. It occupies its space from the start. */
export function VerdictFooter({
  verdict,
  comment,
  recap,
  onNext,
  onPass,
  children,
}: VerdictFooterProps) {
  const { formatMessage } = useIntl();
  const passKey = useKeyName('0');
  useSwipeToContinue(onNext);
  return (
    <Footer data-verdict={verdict}>
      <Feedback
        data-example={(recap?.given ?? recap?.form ?? recap?.example) !== undefined || undefined}
      >
        <Result role="status" data-verdict={verdict}>
          {verdict && verdictIcon[verdict]}
          {verdict && <span>{comment}</span>}
        </Result>
        {recap && (
          <Suspense>
            <RecapParts {...recap} isShown={verdict !== undefined} />
          </Suspense>
        )}
      </Feedback>
      {children}
      {onPass && (
        <PassButton variant="quiet" onClick={onPass} aria-keyshortcuts={passKey} data-guarded>
          {formatMessage(messages.pass)}
        </PassButton>
      )}
      <NextButton variant={nextVariant[verdict ?? 'right']} onNext={onNext} />
    </Footer>
  );
}

/**
 * Rendered from the start, so that an answer only has to unhide it. It takes the focus if the element
 * that had it, such as the pass button, is gone.
 */
function NextButton({
  variant,
  onNext,
}: Pick<VerdictFooterProps, 'onNext'> & { variant: (typeof nextVariant)[Verdict] }) {
  const { formatMessage } = useIntl();
  const button = useRef<HTMLButtonElement>(null);
  const isShown = onNext !== undefined;
  useEffect(() => {
    if (isShown && document.activeElement === document.body)
      button.current?.focus({ preventScroll: true });
  }, [isShown]);
  return (
    <WideButton ref={button} variant={variant} hidden={!isShown} onClick={onNext}>
      {formatMessage(messages.next)}
      <LightKeyHint aria-hidden="true">Enter</LightKeyHint>
    </WideButton>
  );
}

const messages = defineMessages({
  next: { id: 'ui.verdictFooter.next', defaultMessage: 'Continue' },
  pass: { id: 'ui.verdictFooter.pass', defaultMessage: 'I don’t know' },
});

/** After an almost right answer, the main step is to type it once more. */
const nextVariant = {
  right: 'primary',
  almost: 'secondary',
  wrong: 'danger',
  passed: 'primary',
} as const satisfies Record<Verdict, string>;

const verdictIcon = {
  right: <KnownIcon />,
  almost: undefined,
  wrong: <CloseIcon />,
  passed: undefined,
} satisfies Record<Verdict, ReactNode>;

const Footer = styled(BoardFooter)`
  &:where([data-verdict='right']) {
    --verdict: ${color.known};
    background: ${color.knownSoft};
  }
  &:where([data-verdict='almost']) {
    --verdict: ${color.learn};
    background: ${color.learnSoft};
  }
  &:where([data-verdict='wrong']) {
    --verdict: ${color.wrong};
    background: ${color.wrongSoft};
  }
  &:where([data-verdict='passed']) {
    --verdict: ${color.text};
    background: ${color.surfaceSunken};
  }

  /* The learner types once more, so it must not cover the field and its letters. */
  &[data-verdict='almost'] {
    position: static;
  }
`;

/* The verdict between the image and the sound button, with the example below. */
const Feedback = styled.div`
  flex: 1;
  display: grid;
  grid-template: 'picture result action' auto / auto minmax(0, 1fr) auto;
  align-items: center;
  min-width: 0;

  /* Its space is reserved: a verdict of one line leaves two lines for the example. */
  &[data-example] {
    grid-template:
      'picture result action' auto
      'picture example action' minmax(0, 1fr)
      / auto minmax(0, 1fr) auto;
    row-gap: ${space.s1};
    min-height: 4.375rem;
  }
`;

const Result = styled.p`
  grid-area: result;
  display: flex;
  align-items: center;
  gap: ${space.s3};
  min-width: 0;
  color: var(--verdict);
  font: 600 ${size.wordSmall} / 1.3 ${family.word};
  overflow-wrap: anywhere;

  rt,
  bdi[aria-hidden] {
    color: inherit;
  }

  bdi[aria-hidden] {
    margin-inline-start: 0.4em;
  }

  @media (max-width: 36rem) {
    font-size: 1.0625rem;
  }

  /* A space makes the browser load the font before the first verdict. */
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

/* Its text, not its box, aligns with the edge of the options. */
const PassButton = styled(Button)`
  min-height: 3rem;

  @media (min-width: 36.01rem) {
    padding-inline: ${space.s4};
  }
`;

/** In pixels. */
const minSwipeDistance = 90;

/** Swiping left anywhere on the page continues, like turning the page of a book. */
function useSwipeToContinue(onNext: (() => void) | undefined): void {
  const handleSwipe = useEffectEvent(() => onNext?.());
  const isEnabled = onNext !== undefined;

  useEffect(() => {
    if (!isEnabled) return;
    let start: Touch | undefined;
    const handleStart = ({ touches }: TouchEvent) => {
      start = touches.length === 1 && isOnPage(touches[0]) ? touches[0] : undefined;
    };
    const handleEnd = ({ changedTouches: [end] }: TouchEvent) => {
      if (start && end && isSwipeLeft(end.clientX - start.clientX, end.clientY - start.clientY)) {
        handleSwipe();
      }
      start = undefined;
    };
    document.addEventListener('touchstart', handleStart, { passive: true });
    document.addEventListener('touchend', handleEnd);
    return () => {
      document.removeEventListener('touchstart', handleStart);
      document.removeEventListener('touchend', handleEnd);
    };
  }, [isEnabled]);
}

const isSwipeLeft = (x: number, y: number): boolean =>
  x < -minSwipeDistance && Math.abs(y) < -x / 2;

/** Excludes touches that pan a zoomed page, select text in a field or act on a dialog. */
const isOnPage = (touch: Touch | undefined): boolean =>
  (window.visualViewport?.scale ?? 1) === 1 &&
  touch?.target instanceof Element &&
  touch.target.closest('dialog, input') === null;
