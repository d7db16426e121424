import { SmmCampaignStatus } from '@wordhoard/contract/enumeration';
import { defineMessages } from '@wordhoard/i18n/messages';
import { Badge } from '@wordhoard/ui';
import { useIntl } from 'react-intl';
import type { Campaign } from './queries.ts';

type CampaignState = 'new' | 'running' | 'paused' | 'completed';

export function getCampaignState({ status, isRunning, startedAt }: Campaign): CampaignState {
  if (status === SmmCampaignStatus.COMPLETED) return 'completed';
  if (isRunning) return 'running';
  return startedAt === null ? 'new' : 'paused';
}

export function CampaignStateBadge({ campaign }: { campaign: Campaign }) {
  const { formatMessage } = useIntl();
  const state = getCampaignState(campaign);
  return <Badge data-tone={tones[state]}>{formatMessage(messages[state])}</Badge>;
}

export const campaignTypeMessages = defineMessages({
  POST: { id: 'campaignType.post', defaultMessage: 'Posts' },
  QUIZ: { id: 'campaignType.quiz', defaultMessage: 'Quizzes' },
});

const messages = defineMessages({
  new: { id: 'campaignState.new', defaultMessage: 'Not started' },
  running: { id: 'campaignState.running', defaultMessage: 'Running' },
  paused: { id: 'campaignState.paused', defaultMessage: 'Paused' },
  completed: { id: 'campaignState.completed', defaultMessage: 'Completed' },
});

const tones = {
  new: 'neutral',
  running: 'good',
  paused: 'waiting',
  completed: 'neutral',
} as const;
