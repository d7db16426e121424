import { type ComponentProps, useEffect, useEffectEvent, useState } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import { css, styled } from 'styled-components';
import { IconButton } from '../action/icon-button.tsx';
import { CloseIcon } from '../theme/icon.ts';
import { color, radius, shadow, size, space } from '../theme/token.ts';
import { variants } from '../theme/variants.ts';

export interface ToastProps extends ComponentProps<'div'> {
  tone?: ToastTone;
  /**
   * Milliseconds until the toast is dismissed; restarted after a pointer or the focus leaves it.
   * `Infinity` keeps it until the user dismisses it.
   */
  duration?: number;
  onDismiss: () => void;
  /** A new object restarts the timer, for a toast that replaces another. */
  resetKey?: object | undefined;
  /** An action, such as “Undo”. */
  action?: ToastAction | undefined;
}

export interface ToastAction {
  label: string;
  onClick: () => void;
}

export type ToastTone = 'neutral' | 'wrong';

export function Toast({
  tone = 'neutral',
  duration = 3000,
  onDismiss,
  resetKey,
  action,
  children,
  ...native
}: ToastProps) {
  const { formatMessage } = useIntl();
  const [isHeld, setIsHeld] = useState(false);
  const isTimed = !isHeld && duration !== Number.POSITIVE_INFINITY;
  useTimeout(onDismiss, isTimed ? duration : undefined, resetKey);
  return (
    <Slip
      {...native}
      data-tone={tone}
      onPointerEnter={() => setIsHeld(true)}
      onPointerLeave={() => setIsHeld(false)}
      onFocus={() => setIsHeld(true)}
      onBlur={() => setIsHeld(false)}
    >
      <Text>{children}</Text>
      {action && (
        <Action
          type="button"
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
  dismiss: { id: 'ui.toast.dismiss', defaultMessage: 'Dismiss' },
});

/** A new `resetKey` restarts the timer. */
function useTimeout(onEnd: () => void, delay: number | undefined, resetKey: unknown) {
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    if (delay === undefined) return;
    const timer = setTimeout(end, delay);
    return () => clearTimeout(timer);
  }, [delay, resetKey]);
}

const toneStyle = {
  neutral: css`
    --toast-back: ${color.text};
    --toast-front: ${color.canvas};
  `,
  wrong: css`
    --toast-back: ${color.wrong};
    --toast-front: ${color.onWrong};
  `,
} satisfies Record<ToastTone, ReturnType<typeof css>>;

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
  ${variants('data-tone', toneStyle)}

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

const Action = styled.button`
  min-height: 2.75rem;
  padding: 0 ${space.s3};
  border: 0;
  font-size: inherit;
  font-weight: 650;
  text-decoration: underline;
  text-underline-offset: 0.2em;
  cursor: pointer;

  @media ${phone} {
    min-height: 2.5rem;
    padding-inline: ${space.s2};
  }
`;
