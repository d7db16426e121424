import { type ComponentProps, type ReactNode, useEffect, useImperativeHandle, useRef } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { space } from '../theme/token.ts';
import { Toast, type ToastAction, type ToastTone } from './toast.tsx';

export interface ToastContent {
  id: string;
  text: ReactNode;
  tone?: ToastTone;
  duration?: number;
  action?: ToastAction;
}

export interface ToastRegionProps extends Omit<ComponentProps<'section'>, 'children'> {
  toasts: readonly ToastContent[];
  onDismiss: (id: string) => void;
}

/** The polite live region for toasts, mounted once in the top layer. */
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
      {toasts.map((toast) => {
        const { id, text, ...props } = toast;
        return (
          <Toast key={id} {...props} resetKey={toast} onDismiss={() => onDismiss(id)}>
            {text}
          </Toast>
        );
      })}
    </Region>
  );
}

const messages = defineMessages({
  region: { id: 'ui.toastRegion.region', defaultMessage: 'Messages' },
});

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
