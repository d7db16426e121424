import { defineMessages } from '@wordhoard/i18n/messages';
import {
  ChoiceIcon,
  color,
  ProgressBar,
  space,
  TimeIcon,
  WarningIcon,
  WordIcon,
} from '@wordhoard/ui';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { paths } from '../../../shared/routes/routes.ts';
import { networkIcons } from '../../channel/network.tsx';
import { Facts, OverviewCard } from '../../channel/overview-card.tsx';
import { CampaignStateBadge, campaignTypeMessages } from '../campaign-state.tsx';
import type { Campaign } from '../queries.ts';
import { timeFormat } from '../time/time-format.ts';

/** A campaign with its progress. */
export function CampaignCard({ campaign }: { campaign: Campaign }) {
  const { formatMessage } = useIntl();
  const { id, name, type, channel } = campaign;
  return (
    <OverviewCard
      icon={networkIcons[channel.network]}
      title={name}
      href={paths.campaign(id)}
      badge={<CampaignStateBadge campaign={campaign} />}
    >
      <Facts>
        <li>
          {type === 'POST' ? <WordIcon /> : <ChoiceIcon />}
          {formatMessage(campaignTypeMessages[type])}
        </li>
        <li>
          <bdi>{channel.name}</bdi>
        </li>
      </Facts>
      <Progress campaign={campaign} />
    </OverviewCard>
  );
}

function Progress({ campaign }: { campaign: Campaign }) {
  const { posts, isRunning, nextPostAt, schedule } = campaign;
  const { formatMessage, formatDate } = useIntl();
  const { planned, sending, sent, failed, unknown } = posts;
  const total = planned + sending + sent + failed + unknown;
  const text = formatMessage(messages.progress, { sent, total });
  return (
    <div>
      <ProgressBar label={text} value={sent} max={Math.max(total, 1)} />
      <Numbers>
        <li>{text}</li>
        {(['failed', 'unknown'] as const).map(
          (state) =>
            posts[state] > 0 && (
              <Trouble key={state}>
                <WarningIcon />
                {formatMessage(messages[state], { count: posts[state] })}
              </Trouble>
            ),
        )}
        {isRunning && nextPostAt !== null && (
          <li>
            <TimeIcon />
            {formatMessage(messages.next, {
              time: formatDate(nextPostAt, { ...timeFormat, timeZone: schedule.timeZone }),
            })}
          </li>
        )}
      </Numbers>
    </div>
  );
}

const messages = defineMessages({
  progress: { id: 'campaign.progress', defaultMessage: '{sent, number} of {total, number} sent' },
  failed: {
    id: 'campaign.failed',
    defaultMessage: '{count, plural, one {# failed} other {# failed}}',
  },
  unknown: {
    id: 'campaign.unknown',
    defaultMessage: '{count, plural, one {# unclear} other {# unclear}}',
  },
  next: { id: 'campaign.next', defaultMessage: 'Next: {time}' },
});

const Numbers = styled(Facts)`
  justify-content: space-between;
  margin-block-start: ${space.s2};
`;

const Trouble = styled.li`
  color: ${color.wrong};
  font-weight: 600;
`;
