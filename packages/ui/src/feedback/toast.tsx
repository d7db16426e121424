import { defineMessages } from '@wordhoard/i18n/messages';
import {
  type ComponentProps,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useImperativeHandle,
  useRef,
  useState,
} from 'react';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { Button } from '../action/button.tsx';
import { IconButton } from '../action/icon-button.tsx';
import { CloseIcon } from '../theme/icon.ts';
import { color, radius, shadow, size, space } from '../theme/token.ts';

export interface ToastContent {
  id: string;
  text: ReactNode;
  tone?: 'neutral' | 'wrong';
  /**
   * Milliseconds until the toast is dismissed; restarted after a pointer or the focus leaves it.
   * `Infinity` keeps it until the user dismisses it.
   */
  duration?: number;
  /** The text and the effect of a button. */
  action?: { label: string; onClick: () => void };
  /** Undoes what the toast reports, by a button of its own. */
  onUndo?: (() => void) | undefined;
}

interface ToastRegionProps extends Omit<ComponentProps<'section'>, 'children'> {
  /** A new object with the same id replaces a toast, and restarts its timer. */
  toasts: readonly ToastContent[];
  onDismiss: (id: string) => void;
}

/** Tells for a few seconds what the learner has just done: a polite live region in the top layer, mounted once. */
export function ToastRegion({ toasts, onDismiss, ref, ...native }: ToastRegionProps) {
  const { formatMessage } = useIntl();
  const region = useRef<HTMLElement>(null);
  const newest = toasts.at(-1)?.id;

  useImperativeHandle(ref, () => region.current as HTMLElement);
  useEffect(() => {
    if (region.current) raise(region.current);
  }, [newest]);

  return (
    <Region
      aria-label={formatMessage(messages.region)}
      aria-live="polite"
      popover="manual"
      {...native}
      ref={region}
    >
      {toasts.map((toast) => (
        <Toast key={toast.id} toast={toast} onDismiss={() => onDismiss(toast.id)} />
      ))}
    </Region>
  );
}

function Toast({ toast, onDismiss }: { toast: ToastContent; onDismiss: () => void }) {
  const { formatMessage } = useIntl();
  const { text, tone = 'neutral', onUndo } = toast;
  const undo = onUndo && { label: formatMessage(messages.undo), onClick: onUndo };
  const { action = undo } = toast;
  const [isHeld, setIsHeld] = useState(false);
  useTimeout(onDismiss, toast, isHeld);
  return (
    <Slip
      data-tone={tone}
      onPointerEnter={() => setIsHeld(true)}
      onPointerLeave={() => setIsHeld(false)}
      onFocus={() => setIsHeld(true)}
      onBlur={() => setIsHeld(false)}
    >
      <Text>{text}</Text>
      {action && (
        <Action
          variant="quiet"
          onClick={() => {
            action.onClick();
            onDismiss();
          }}
        >
          {action.label}
        </Action>
      )}
      <IconButton
        label={formatMessage(messages.dismiss)}
        icon={<CloseIcon />}
        onClick={onDismiss}
      />
    </Slip>
  );
}

const messages = defineMessages({
  region: { id: 'ui.toastRegion.region', defaultMessage: 'Messages' },
  undo: { id: 'ui.toast.undo', defaultMessage: 'Undo' },
  dismiss: { id: 'ui.toast.dismiss', defaultMessage: 'Dismiss' },
});

function useTimeout(onEnd: () => void, toast: ToastContent, isHeld: boolean): void {
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    const { duration = 3000 } = toast;
    if (isHeld || duration === Number.POSITIVE_INFINITY) return;
    const timer = setTimeout(end, duration);
    return () => clearTimeout(timer);
  }, [toast, isHeld]);
}

/**
 * Moves the region to the end of the top layer, above a dialog that was opened later. Without a dialog
 * this is skipped, since it recalculates the style of the whole page.
 */
function raise(region: HTMLElement) {
  const isRaised = region.matches(':popover-open');
  if (isRaised && document.querySelector('dialog:modal') === null) return;
  region.hidePopover();
  region.showPopover();
}

const Region = styled.section`
  inset: 8px 0 auto;
  width: fit-content;
  margin-inline: auto;
  padding: 0;
  border: 0;
  background: none;
  overflow: visible;
  pointer-events: none;

  &:popover-open {
    display: grid;
    justify-items: center;
    gap: ${space.s2};
  }

  > * {
    pointer-events: auto;
  }
`;

/** On phones, a toast covers no more than its own line. */
const phone = '(max-width: 35rem)';

const Slip = styled.div`
  display: flex;
  align-items: center;
  gap: ${space.s2};
  width: fit-content;
  max-width: min(32rem, calc(100vw - 2rem));
  min-height: 3rem;
  padding-inline: ${space.s4} ${space.s1};
  /* Visible in forced-colors mode. */
  border: 1px solid transparent;
  border-radius: ${radius.medium};
  background: var(--toast-back);
  color: var(--toast-front);
  box-shadow: ${shadow.floating};

  &:where([data-tone='neutral']) {
    --toast-back: ${color.text};
    --toast-front: ${color.canvas};
  }
  &:where([data-tone='wrong']) {
    --toast-back: ${color.wrong};
    --toast-front: ${color.onWrong};
  }

  button,
  button:hover {
    background: transparent;
    color: inherit;
  }

  button:hover {
    text-decoration: underline;
  }

  button:focus-visible {
    outline-color: currentColor;
    outline-offset: -4px;
  }

  @media ${phone} {
    gap: ${space.s1};
    min-height: 2.5rem;
    padding-inline: ${space.s3} 0;
    font-size: ${size.caption};
    line-height: 1.3;
  }
`;

const Text = styled.div`
  flex: 1;
  padding-block: ${space.s2};
  overflow-wrap: anywhere;
`;

const Action = styled(Button)`
  padding-inline: ${space.s3};
  font-size: inherit;
  text-decoration: underline;
  text-underline-offset: 0.2em;

  @media ${phone} {
    min-height: 2.5rem;
    padding-inline: ${space.s2};
  }
`;
