import {
  ChoiceIcon,
  color,
  ProgressBar,
  radius,
  size,
  space,
  TimeIcon,
  WarningIcon,
  WordIcon,
} from '@wordhoard/ui';
import { defineMessages, useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { paths } from '../../../shared/routes/routes.ts';
import { networkIcons } from '../../channel/network.tsx';
import { CampaignStateBadge, campaignTypeMessages } from '../record/campaign-state.tsx';
import type { Campaign } from '../record/queries.ts';

/** A campaign with its progress. The whole card leads to it. */
export function CampaignCard({ campaign }: { campaign: Campaign }) {
  const { formatMessage } = useIntl();
  const { id, name, type, channel } = campaign;
  return (
    <Card>
      <Head>
        <Name dir="auto">
          <a href={paths.campaign(id)}>{name}</a>
        </Name>
        <CampaignStateBadge campaign={campaign} />
      </Head>
      <Facts>
        <li>
          {type === 'POST' ? <WordIcon /> : <ChoiceIcon />}
          {formatMessage(campaignTypeMessages[type])}
        </li>
        <li>
          {networkIcons[channel.network]}
          <bdi>{channel.name}</bdi>
        </li>
      </Facts>
      <Progress campaign={campaign} />
    </Card>
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
        {failed > 0 && (
          <Trouble>
            <WarningIcon />
            {formatMessage(messages.failed, { count: failed })}
          </Trouble>
        )}
        {unknown > 0 && (
          <Trouble>
            <WarningIcon />
            {formatMessage(messages.unknown, { count: unknown })}
          </Trouble>
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

const timeFormat = {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  hour: 'numeric',
  minute: '2-digit',
} as const;

const messages = defineMessages<{
  progress: { sent: number; total: number };
  failed: { count: number };
  unknown: { count: number };
  next: { time: string };
}>({
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

const Card = styled.article`
  position: relative;
  display: grid;
  align-content: start;
  gap: ${space.s3};
  height: 100%;
  padding: ${space.s5};
  border: 1px solid ${color.hairline};
  border-radius: ${radius.large};
  background: ${color.surfaceRaised};
  overflow-wrap: anywhere;

  a::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: inherit;
  }

  @media (hover: hover) {
    &:hover {
      border-color: ${color.outline};
    }
  }

  a:focus-visible {
    outline: none;
  }

  &:has(a:focus-visible) {
    outline: 2px solid ${color.accent};
    outline-offset: 2px;
  }
`;

const Head = styled.div`
  display: flex;
  align-items: start;
  justify-content: space-between;
  gap: ${space.s3};

  > :last-child {
    flex: none;
  }
`;

const Name = styled.h2`
  min-width: 0;
  font-size: ${size.lead};
  font-weight: 650;
  line-height: 1.3;

  a {
    color: ${color.text};
    text-decoration: none;
  }
`;

const Facts = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s1} ${space.s4};
  color: ${color.textMuted};
  font-size: ${size.caption};

  li {
    display: inline-flex;
    align-items: center;
    gap: ${space.s2};
  }

  .lucide {
    width: 1rem;
    height: 1rem;
  }
`;

const Numbers = styled(Facts)`
  justify-content: space-between;
  margin-block-start: ${space.s2};
`;

const Trouble = styled.li`
  color: ${color.wrong};
  font-weight: 600;
`;
