import { defineMessages } from '@wordhoard/i18n/messages';
import type { ComponentProps } from 'react';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { IconButton } from '../action/icon-button.tsx';
import { PinIcon } from '../theme/icon.ts';

interface PinButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'onChange'> {
  /** What is pinned, for the accessible name. */
  subject: string;
  isPinned: boolean;
  onChange: (isPinned: boolean) => void;
}

/** Toggles whether an entry is shown first to this learner. */
export function PinButton({ subject, isPinned, onChange, ...native }: PinButtonProps) {
  const { formatMessage } = useIntl();
  return (
    <Pin
      label={formatMessage(messages.pin, { subject })}
      icon={<PinIcon />}
      aria-pressed={isPinned}
      onClick={() => onChange(!isPinned)}
      {...native}
    />
  );
}

const messages = defineMessages({
  pin: { id: 'ui.pin', defaultMessage: 'Pin “{subject}”' },
});

const Pin = styled(IconButton)`
  &[aria-pressed='true'] .lucide {
    fill: currentColor;
  }
`;
