import { defineMessages } from '@wordhoard/i18n/messages';
import {
  type ComponentProps,
  type ReactNode,
  useEffect,
  useId,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
} from 'react';
import { useIntl } from 'react-intl';
import { keyframes, styled } from 'styled-components';
import { IconButton } from '../action/icon-button.tsx';
import { CloseIcon } from '../theme/icon.ts';
import { color, layer, motion, radius, shadow, size, space } from '../theme/token.ts';
import { type DomPosition, findDomPosition, focusNear } from './focus-recovery.ts';

export interface DialogProps extends Omit<ComponentProps<'dialog'>, 'title' | 'open' | 'onClose'> {
  isOpen: boolean;
  /** Called after the dialog is closed by Escape, the close button or a click outside. */
  onClose: () => void;
  title: string;
  /** Buttons in the footer, the primary one last. */
  actions?: ReactNode;
}

/**
 * A question or a short form that has to be finished first: a modal dialog. The browser traps the focus, makes the page inert and returns the focus to the element
 * that opened the dialog. If that element is gone, the nearest one to its position takes the focus.
 */
export function Dialog({ isOpen, onClose, title, actions, children, ref, ...native }: DialogProps) {
  const { formatMessage } = useIntl();
  const dialog = useRef<HTMLDialogElement>(null);
  const openerPosition = useRef<DomPosition>([]);
  const titleId = useId();
  useImperativeHandle(ref, () => dialog.current as HTMLDialogElement);
  useEffect(() => {
    if (!isOpen) return dialog.current?.close();
    openerPosition.current = findDomPosition(document.activeElement);
    dialog.current?.showModal();
  }, [isOpen]);

  // The browser does not return the focus from a dialog that is removed while it is open.
  useLayoutEffect(() => {
    const element = dialog.current;
    const path = location.pathname;
    return () => {
      if (!element?.open) return;
      queueMicrotask(() => {
        const isRemoved = !element.isConnected && location.pathname === path;
        if (isRemoved) returnLostFocus();
      });
    };
  }, []);

  function returnLostFocus(): void {
    const { activeElement, body } = document;
    const isLost = activeElement === body || dialog.current?.contains(activeElement);
    if (isLost) focusNear(openerPosition.current);
  }

  function handleClose(): void {
    returnLostFocus();
    onClose();
  }

  return (
    <Sheet aria-labelledby={titleId} closedby="any" {...native} ref={dialog} onClose={handleClose}>
      <Title id={titleId}>{title}</Title>
      {isOpen && children}
      {actions && <Footer>{actions}</Footer>}
      <CloseButton
        label={formatMessage(messages.close)}
        icon={<CloseIcon />}
        onClick={() => dialog.current?.close()}
      />
    </Sheet>
  );
}

const messages = defineMessages({
  close: { id: 'ui.dialog.close', defaultMessage: 'Close' },
});

const rise = keyframes`
  from { opacity: 0; translate: 0 1rem; }
`;

const phone = '(max-width: 35rem)';

/* styled-components does not know `closedby` and would warn about it. */
const Sheet = styled.dialog.withConfig({ shouldForwardProp: () => true })`
  width: min(32rem, 100vw - 2rem);
  max-height: min(40rem, 100dvh - 2rem);
  --end: ${space.s6};
  padding: ${space.s5} ${space.s6} var(--end);
  /* The footer hides no focused element. */
  scroll-padding-block-end: 6rem;
  /* Visible in forced-colors mode. */
  border: 1px solid transparent;
  border-radius: ${radius.large};
  background: ${color.surfaceRaised};
  color: ${color.text};
  box-shadow: ${shadow.floating};
  overscroll-behavior: contain;

  &[open] {
    animation: ${rise} ${motion.calm};
  }

  &::backdrop {
    background: ${color.scrim};
  }

  /* A bottom sheet on phones, within reach of the thumb. */
  @media ${phone} {
    width: 100vw;
    max-width: none;
    margin-block-end: 0;
    border-end-start-radius: 0;
    border-end-end-radius: 0;
    --end: calc(${space.s6} + env(safe-area-inset-bottom));
  }
`;

const Title = styled.h2`
  margin-block-end: ${space.s3};
  padding-block: ${space.s1};
  padding-inline-end: ${space.s8};
  font-size: 1.25rem;
  font-weight: 650;
  line-height: 1.4;
  overflow-wrap: anywhere;
`;

/* Stays visible while the content scrolls, and fades it out at the edge. */
const Footer = styled.footer`
  position: sticky;
  inset-block-end: calc(-1 * var(--end));
  z-index: ${layer.cover};
  display: flex;
  flex-wrap: wrap;
  justify-content: end;
  gap: ${space.s3};
  margin: ${space.s3} calc(-1 * ${space.s6}) calc(-1 * var(--end));
  padding: ${space.s3} ${space.s6} var(--end);
  background: ${color.surfaceRaised};
  font-size: ${size.body};

  &::before {
    content: '';
    position: absolute;
    inset: auto 0 100%;
    height: ${space.s4};
    background: linear-gradient(transparent, ${color.surfaceRaised});
    pointer-events: none;
  }

  @media ${phone} {
    > * {
      flex: 1 0 auto;
    }
  }
`;

/* Last in the DOM, so that the content takes the focus first, but shown in the top corner. */
const CloseButton = styled(IconButton)`
  position: absolute;
  inset-block-start: ${space.s4};
  inset-inline-end: ${space.s4};
`;
