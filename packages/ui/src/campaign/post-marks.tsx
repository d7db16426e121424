import { defineMessages } from '@wordhoard/i18n/messages';
import { type IntlShape, useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { roomyCalendar } from '../calendar/day-cell.tsx';
import { HelpIcon, KnownIcon, SkipIcon, TimeIcon, WarningIcon } from '../theme/icon.ts';
import { color, size, space } from '../theme/token.ts';

const states = ['planned', 'sent', 'failed', 'unknown', 'skipped'] as const;
type PostState = (typeof states)[number];

/** How many posts of each state a day has. */
export type PostCounts = Partial<Record<PostState, number>>;

/** The posts of a day in few pixels: an icon and a number for each state. */
export function PostMarks({ counts }: { counts: PostCounts }) {
  const intl = useIntl();
  const shown = presentStates(counts);
  if (shown.length === 0) return null;
  return (
    <Marks>
      {shown.map(({ state, count }) => (
        <Mark key={state} data-state={state} title={countText(intl, state, count)}>
          {icons[state]}
          {intl.formatNumber(count)}
        </Mark>
      ))}
    </Marks>
  );
}

/** The posts of a day in words, such as “2 planned”. */
export const describePosts = (intl: IntlShape, counts: PostCounts): string[] =>
  presentStates(counts).map(({ state, count }) => countText(intl, state, count));

function presentStates(counts: PostCounts): { state: PostState; count: number }[] {
  return states.flatMap((state) => {
    const count = counts[state] ?? 0;
    return count > 0 ? [{ state, count }] : [];
  });
}

const countText = ({ formatMessage }: IntlShape, state: PostState, count: number): string =>
  formatMessage(messages[state], { count });

const icons = {
  planned: <TimeIcon />,
  sent: <KnownIcon />,
  failed: <WarningIcon />,
  unknown: <HelpIcon />,
  skipped: <SkipIcon />,
} satisfies Record<PostState, unknown>;

const messages = defineMessages({
  planned: {
    id: 'ui.postMarks.planned',
    defaultMessage: '{count, plural, one {# planned} other {# planned}}',
  },
  sent: {
    id: 'ui.postMarks.sent',
    defaultMessage: '{count, plural, one {# sent} other {# sent}}',
  },
  failed: {
    id: 'ui.postMarks.failed',
    defaultMessage: '{count, plural, one {# failed} other {# failed}}',
  },
  unknown: {
    id: 'ui.postMarks.unknown',
    defaultMessage: '{count, plural, one {# unclear} other {# unclear}}',
  },
  skipped: {
    id: 'ui.postMarks.skipped',
    defaultMessage: '{count, plural, one {# skipped} other {# skipped}}',
  },
});

const Marks = styled.span`
  display: grid;
  font-size: ${size.caption};
  font-weight: 550;
  line-height: 1.1;
  font-variant-numeric: tabular-nums;

  @container ${roomyCalendar} {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${space.s2};
    line-height: 1.3;
  }
`;

const Mark = styled.span`
  display: flex;
  align-items: center;
  gap: 2px;
  color: ${color.textMuted};

  &[data-state='sent'] {
    color: ${color.known};
  }

  &:is([data-state='failed'], [data-state='unknown']) {
    color: ${color.wrong};
  }

  .lucide {
    width: 0.75rem;
    height: 0.75rem;
    stroke-width: 2.5;
  }
`;
