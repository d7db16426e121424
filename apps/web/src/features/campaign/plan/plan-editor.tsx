import { smmCampaignTypes } from '@wordhoard/contract/enumeration';
import { defineMessages } from '@wordhoard/i18n/messages';
import { ChoiceGroup, NumberField, Select, Stack, space, wideScreen } from '@wordhoard/ui';
import { required } from '@wordhoard/validators';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { useApi } from '../../../shared/api/api-context.ts';
import { FormFailure, SubmitButton } from '../../../shared/form/call-form.tsx';
import { useCallForm } from '../../../shared/form/use-call-form.ts';
import { checkName, NameField } from '../../channel/name-field.tsx';
import { networkNames } from '../../channel/network.tsx';
import type { Channel } from '../../channel/queries.ts';
import { campaignTypeMessages } from '../campaign-state.tsx';
import { type Campaign, createCampaign, useRefreshCampaigns } from '../queries.ts';
import { checkSchedule, readSchedule, writeSchedule } from '../time/schedule.ts';
import { ScheduleFields } from '../time/schedule-fields.tsx';
import { getBrowserTimeZone, getToday } from '../time/today.ts';
import { PlanPreview } from './plan-preview.tsx';
import { buildNewPlan, buildPlan, makeSeed, type PlanValues, toPlanField } from './plan-values.ts';
import { SourceFields } from './source-fields.tsx';
import { Step, Title } from './step.tsx';
import { TemplateField } from './template-field.tsx';

interface PlanEditorProps {
  /** At least one. */
  channels: readonly Channel[];
  /** The preselected channel; the first one that works otherwise. */
  channelId: string | undefined;
  onCreated: (campaign: Campaign) => void;
}

/** Plans a campaign in three steps, beside a preview of its posts. */
export function PlanEditor({ channels, channelId, onCreated }: PlanEditorProps) {
  const { formatMessage } = useIntl();
  const preselected =
    channels.find(({ id }) => id === channelId) ??
    channels.find(({ isActive, isPaused }) => isActive && !isPaused) ??
    channels[0];
  const form = usePlanForm(preselected?.id ?? '', onCreated);
  const channel = channels.find(({ id }) => id === form.value('channelId')) ?? preselected;
  if (channel === undefined) return null;
  form.field('schedule', checkSchedule);
  return (
    <Form noValidate onSubmit={form.submit}>
      <Steps $gap="s6">
        <Step number={1} title={formatMessage(messages.what)}>
          <ContentFields form={form} channels={channels} channel={channel} />
        </Step>
        <Step
          number={2}
          title={formatMessage(form.value('type') === 'POST' ? messages.text : messages.duration)}
        >
          <TextFields form={form} />
        </Step>
        <Step number={3} title={formatMessage(messages.when)}>
          <ScheduleFields
            schedule={readSchedule(form.value('schedule'))}
            onChange={(schedule) => form.change('schedule', writeSchedule(schedule))}
          />
        </Step>
      </Steps>
      <Aside as="section" aria-label={formatMessage(messages.preview)}>
        <Title>{formatMessage(messages.preview)}</Title>
        <PlanPreview
          values={form.values()}
          channel={channel}
          onUnusableChange={(unusable) => form.change('unusable', unusable)}
          onShuffle={() => form.change('seed', makeSeed())}
        />
      </Aside>
      <End>
        <FormFailure failure={form.failure} />
        <SubmitButton aria-busy={form.isSubmitting}>{formatMessage(messages.create)}</SubmitButton>
      </End>
    </Form>
  );
}

export type PlanForm = ReturnType<typeof usePlanForm>;

/** The form of a new campaign. The seed is chosen once, so that the previewed posts are created. */
function usePlanForm(channelId: string, onCreated: (campaign: Campaign) => void) {
  const api = useApi();
  const refresh = useRefreshCampaigns();
  const [defaultValues] = useState(() => {
    const timeZone = getBrowserTimeZone();
    return buildNewPlan({ channelId, startDate: getToday(timeZone), timeZone });
  });
  return useCallForm<PlanValues, Campaign>({
    name: `newCampaign ${channelId}`,
    draftFields: Object.keys(defaultValues) as (keyof PlanValues)[],
    defaultValues,
    toField: toPlanField,
    async call(values, id) {
      const plan = buildPlan(values);
      if (plan === undefined) throw new TypeError('The checks of the fields allow only full plans');
      return createCampaign(api, { id, name: values.name.trim(), ...plan });
    },
    onDone(campaign) {
      onCreated(campaign);
      void refresh();
    },
  });
}

interface ContentFieldsProps extends Pick<PlanEditorProps, 'channels'> {
  form: PlanForm;
  channel: Channel;
}

/** The fields in the order in which invalid ones take the focus: the name after the source. */
function ContentFields({ form, channels, channel }: ContentFieldsProps) {
  const { formatMessage } = useIntl();
  return (
    <>
      <ChoiceGroup
        label={formatMessage(messages.type)}
        look="wide"
        value={form.value('type')}
        onChange={(type) => form.change('type', type)}
        options={smmCampaignTypes.map((value) => ({
          value,
          label: formatMessage(campaignTypeMessages[value]),
          note: formatMessage(typeNoteMessages[value]),
        }))}
      />
      <Select
        label={formatMessage(messages.channel)}
        options={channels.map(({ id, name, network }) => ({
          value: id,
          label: `${name} · ${networkNames[network]}`,
        }))}
        {...form.field('channelId', required())}
      />
      <SourceFields form={form} channel={channel} />
      <NameField label={formatMessage(messages.name)} {...form.field('name', checkName)} />
    </>
  );
}

const maxPollHours = 168;

function TextFields({ form }: { form: PlanForm }) {
  const { formatMessage } = useIntl();
  if (form.value('type') === 'POST') return <TemplateField form={form} />;
  return (
    <NumberField
      label={formatMessage(messages.pollHours)}
      hint={formatMessage(messages.pollHoursHint)}
      value={Number(form.value('pollHours'))}
      min={1}
      max={maxPollHours}
      step={12}
      onChange={(hours) => form.change('pollHours', String(hours))}
    />
  );
}

const messages = defineMessages({
  what: { id: 'planEditor.what', defaultMessage: 'What' },
  text: { id: 'planEditor.text', defaultMessage: 'Text' },
  duration: { id: 'planEditor.duration', defaultMessage: 'Duration' },
  when: { id: 'planEditor.when', defaultMessage: 'When' },
  preview: { id: 'planEditor.preview', defaultMessage: 'Preview' },
  type: { id: 'typeChoice.label', defaultMessage: 'What to post' },
  channel: { id: 'planEditor.channel', defaultMessage: 'Channel' },
  name: { id: 'planEditor.name', defaultMessage: 'Campaign name' },
  pollHours: { id: 'planEditor.pollHours', defaultMessage: 'Hours to answer' },
  pollHoursHint: {
    id: 'planEditor.pollHoursHint',
    defaultMessage: 'When the poll closes, the answers appear in the results.',
  },
  create: { id: 'planEditor.create', defaultMessage: 'Create campaign' },
});

const typeNoteMessages = defineMessages({
  POST: { id: 'typeChoice.post', defaultMessage: 'A word with its picture and translation' },
  QUIZ: { id: 'typeChoice.quiz', defaultMessage: 'A poll that asks for the translation' },
});

/* The preview is between the steps and the button, and beside them on wide screens. */
const Form = styled.form`
  display: grid;
  gap: ${space.s6};

  @media ${wideScreen} {
    grid-template: 'steps preview' auto 'end preview' 1fr / minmax(0, 1fr) minmax(20rem, 26rem);
    gap: ${space.s6} ${space.s8};
    align-items: start;
  }
`;

const Steps = styled(Stack)`
  @media ${wideScreen} {
    grid-area: steps;
  }
`;

const Aside = styled(Stack)`
  @media ${wideScreen} {
    grid-area: preview;
    position: sticky;
    inset-block-start: 5rem;
    max-height: calc(100dvh - 6rem);
    overflow-y: auto;
  }
`;

const End = styled(Stack)`
  justify-items: start;

  @media ${wideScreen} {
    grid-area: end;
  }
`;
