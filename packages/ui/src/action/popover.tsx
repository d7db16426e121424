import { defineMessages } from '@wordhoard/i18n/messages';
import type { ComponentProps, ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { CloseIcon, ExpandIcon } from '../theme/icon.ts';
import { color, radius, size, space } from '../theme/token.ts';
import { VisuallyHidden, visuallyHidden } from '../theme/visually-hidden.tsx';
import { Button } from './button.tsx';
import { IconButton } from './icon-button.tsx';
import { popupStyle, usePopup } from './popup.ts';

interface PopoverProps extends Omit<ComponentProps<'button'>, 'children'> {
  /** What the panel is for; in the name of the button, before the value. */
  label: string;
  /** The current choice, shown on the button. */
  value: string;
  /** Replaces the value on the narrowest phones. */
  icon: ReactNode;
  /** The controls in the panel. */
  children: ReactNode;
}

/** A button that opens a panel with a few controls: below the button, on phones at the bottom of the screen. */
export function Popover({ label, value, icon, children, ...native }: PopoverProps) {
  const { formatMessage } = useIntl();
  const { isOpen, trigger, popup } = usePopup(findFirstControl);
  return (
    <>
      <Opener aria-haspopup="dialog" {...native} {...trigger}>
        {icon}
        <VisuallyHidden>{label}: </VisuallyHidden>
        <Value>{value}</Value>
        <ExpandIcon />
      </Opener>
      <Panel {...popup} role="dialog" aria-label={label}>
        {isOpen && (
          <>
            <Title aria-hidden="true">{label}</Title>
            {children}
            <Close
              label={formatMessage(messages.close)}
              icon={<CloseIcon />}
              popoverTarget={popup.id}
              popoverTargetAction="hide"
            />
          </>
        )}
      </Panel>
    </>
  );
}

const findFirstControl = (panel: Element) =>
  panel.querySelector<HTMLElement>('select, input, button, a[href]');

const messages = defineMessages({
  close: { id: 'ui.popover.close', defaultMessage: 'Close' },
});

const phone = '(max-width: 35rem)';
const narrowest = '(max-width: 21.5rem)';

const Opener = styled(Button)`
  gap: ${space.s1};
  min-width: 2.75rem;
  padding: 0 ${space.s3} 0 ${space.s4};
  border-color: ${color.outline};
  border-radius: ${radius.full};
  box-shadow: none;
  font-weight: 550;

  > .lucide {
    flex: none;
    color: ${color.textMuted};
  }

  > .lucide:first-child {
    display: none;
  }

  > .lucide:last-child {
    width: 1rem;
    height: 1rem;
  }

  @media ${narrowest} {
    padding: 0;

    > .lucide:first-child {
      display: block;
    }

    > .lucide:last-child {
      display: none;
    }
  }
`;

const Value = styled.span`
  display: block;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;

  &::first-letter {
    text-transform: uppercase;
  }

  @media ${narrowest} {
    ${visuallyHidden}
  }
`;

const Panel = styled.div`
  ${popupStyle}
  width: min(28rem, 100vw - 2rem);
  padding: ${space.s5};
  border-radius: ${radius.large};
  white-space: normal;

  /* A bottom sheet on phones, within reach of the thumb. */
  @media ${phone} {
    inset: auto 0 0;
    position-area: none;
    width: 100vw;
    margin: 0;
    padding: ${space.s4} ${space.s5} calc(${space.s6} + env(safe-area-inset-bottom));
    border-end-start-radius: 0;
    border-end-end-radius: 0;

    &::backdrop {
      background: ${color.scrim};
    }
  }
`;

const Title = styled.p`
  display: none;
  margin-block-end: ${space.s4};
  padding-block: ${space.s2};
  padding-inline-end: ${space.s12};
  font-size: ${size.lead};
  font-weight: 650;

  @media ${phone} {
    display: block;
  }
`;

/* Last in the DOM, so that the controls take the focus first, but shown in the top corner. */
const Close = styled(IconButton)`
  display: none;

  @media ${phone} {
    position: absolute;
    inset-block-start: ${space.s4};
    inset-inline-end: ${space.s4};
    display: inline-grid;
  }
`;
