import { defineMessages } from '@wordhoard/i18n/messages';
import type { ComponentProps } from 'react';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { StreakIcon } from '../theme/icon.ts';
import { color, space } from '../theme/token.ts';

interface StreakBadgeProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** Consecutive days with practice. */
  days: number;
  /** Whether today is one of them. */
  isTodayActive: boolean;
}

/** The length of a streak. The flame burns once today is part of it. */
export function StreakBadge({ days, isTodayActive, ...native }: StreakBadgeProps) {
  const { formatMessage, formatNumber } = useIntl();
  return (
    <Badge
      role="img"
      aria-label={formatMessage(messages.streak, { days })}
      {...native}
      data-burning={isTodayActive || undefined}
    >
      <StreakIcon />
      {formatNumber(days)}
    </Badge>
  );
}

const messages = defineMessages({
  streak: {
    id: 'ui.streakBadge.streak',
    defaultMessage: '{days, plural, =0 {No streak yet} one {#-day streak} other {#-day streak}}',
  },
});

const Badge = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space.s1};
  color: ${color.textMuted};
  font-weight: 650;
  font-variant-numeric: tabular-nums;

  &[data-burning] {
    color: ${color.learn};

    > .lucide {
      fill: ${color.learnSoft};
    }
  }
`;
