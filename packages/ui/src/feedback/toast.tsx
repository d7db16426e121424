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
   * Milliseconds until it goes, counted anew after a pointer or the focus has left it. Of what goes
   * on, `Infinity`: the toast then stays until it is dismissed.
   */
  duration?: number;
  onDismiss: () => void;
  /** What it tells of: of something else, it has all its time anew. */
  occasion?: object | undefined;
  /** One thing to do about it, such as taking it back. */
  action?: ToastAction | undefined;
}

export interface ToastAction {
  label: string;
  onAct: () => void;
}

export type ToastTone = 'neutral' | 'wrong';

export function Toast({
  tone = 'neutral',
  duration = 3000,
  onDismiss,
  occasion,
  action,
  children,
  ...native
}: ToastProps) {
  const { formatMessage } = useIntl();
  const [isHeld, setIsHeld] = useState(false);
  const isTimed = !isHeld && duration !== Number.POSITIVE_INFINITY;
  useTimeout(onDismiss, isTimed ? duration : undefined, occasion);
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
            action.onAct();
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

/** Another occasion begins the time anew. */
function useTimeout(onEnd: () => void, delay: number | undefined, occasion: unknown) {
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    if (delay === undefined) return;
    const timer = setTimeout(end, delay);
    return () => clearTimeout(timer);
  }, [delay, occasion]);
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

/** There a message covers no more of the page than its own line. */
const phone = '(max-width: 35rem)';

const Slip = styled.div`
  display: flex;
  align-items: center;
  gap: ${space.s2};
  width: fit-content;
  max-width: min(32rem, calc(100vw - 2rem));
  min-height: 3rem;
  padding-inline: ${space.s4} ${space.s1};
  /* Seen where a screen takes the colours of the page away. */
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
