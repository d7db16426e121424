import { defineMessages } from '@wordhoard/i18n/messages';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { ProgressBar } from '../../feedback/progress-bar.tsx';
import { TimeIcon } from '../../theme/icon.ts';
import { color, size, space } from '../../theme/token.ts';
import { VisuallyHidden } from '../../theme/visually-hidden.tsx';

export interface TimeLeftProps {
  /** Whole seconds. */
  seconds: number;
  /** The seconds at the start. */
  limit: number;
}

/** Screen readers hear the time at these numbers of seconds. */
const announced = [30, 10];

/** A bar that gets shorter, with the remaining time. */
export function TimeLeft({ seconds, limit }: TimeLeftProps) {
  const { formatMessage } = useIntl();
  const heard = announced.findLast((moment) => seconds <= moment && moment < limit);
  const formatClock = `${Math.floor(seconds / 60)}:${`${seconds % 60}`.padStart(2, '0')}`;
  return (
    <>
      <ProgressBar label={formatMessage(messages.label)} value={seconds} max={limit} />
      <Clock role="timer" data-urgent={seconds <= 10 || undefined}>
        <TimeIcon aria-hidden="true" />
        {formatClock}
      </Clock>
      <VisuallyHidden role="status">
        {heard !== undefined && formatMessage(messages.announced, { seconds: heard })}
      </VisuallyHidden>
    </>
  );
}

const messages = defineMessages({
  label: { id: 'ui.timeLeft.label', defaultMessage: 'Time left' },
  announced: {
    id: 'ui.timeLeft.announced',
    defaultMessage: '{seconds, plural, one {# second left} other {# seconds left}}',
  },
});

const Clock = styled.p`
  display: flex;
  flex: none;
  align-items: center;
  gap: ${space.s1};
  margin-inline-start: ${space.s2};
  font-size: ${size.body};
  font-weight: 600;
  font-variant-numeric: tabular-nums;

  > svg {
    width: 1.125rem;
    height: 1.125rem;
  }

  &[data-urgent] {
    color: ${color.accent};
  }
`;
