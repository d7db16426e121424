import { SmmCampaignStatus } from '@wordhoard/contract/enumeration';
import { color, radius, size, space, variants } from '@wordhoard/ui';
import { defineMessages, useIntl } from 'react-intl';
import { css, styled } from 'styled-components';
import type { Campaign } from './queries.ts';

type CampaignState = 'new' | 'running' | 'paused' | 'completed';

export function stateOf({ status, isRunning, startedAt }: Campaign): CampaignState {
  if (status === SmmCampaignStatus.COMPLETED) return 'completed';
  if (isRunning) return 'running';
  return startedAt === null ? 'new' : 'paused';
}

export function CampaignStateBadge({ campaign }: { campaign: Campaign }) {
  const { formatMessage } = useIntl();
  const state = stateOf(campaign);
  return <Badge data-state={state}>{formatMessage(messages[state])}</Badge>;
}

const messages = defineMessages({
  new: { id: 'campaignState.new', defaultMessage: 'Not started' },
  running: { id: 'campaignState.running', defaultMessage: 'Running' },
  paused: { id: 'campaignState.paused', defaultMessage: 'Paused' },
  completed: { id: 'campaignState.completed', defaultMessage: 'Completed' },
});

const neutral = css`
  background: ${color.surfaceSunken};
  color: ${color.textMuted};
`;

const stateStyle = {
  new: neutral,
  running: css`
    background: ${color.knownSoft};
    color: ${color.known};
  `,
  paused: css`
    background: ${color.learnSoft};
    color: ${color.learn};
  `,
  completed: neutral,
} satisfies Record<CampaignState, ReturnType<typeof css>>;

const Badge = styled.span`
  display: inline-block;
  padding: 0 ${space.s2};
  border-radius: ${radius.full};
  font-size: ${size.caption};
  font-weight: 600;
  line-height: 1.6;
  ${variants('data-state', stateStyle)}
`;
