import { limits } from '@wordhoard/contract/limits';
import { NumberField, Select, space, TextField, wideScreen } from '@wordhoard/ui';
import { composeChecks, type FieldCheck, maxLength, required } from '@wordhoard/validators';
import { defineMessages, useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { FormFailure, SubmitButton } from '../../../shared/form/call-form.tsx';
import { networkNames } from '../../channel/network.tsx';
import type { Channel } from '../../channel/queries.ts';
import type { Campaign } from '../record/queries.ts';
import { isUsableTimes } from '../time/schedule.ts';
import { ScheduleFields } from '../time/schedule-fields.tsx';
import { PlanPreview } from './plan-preview.tsx';
import { scheduleOf, scheduleValues } from './plan-values.ts';
import { SourceFields } from './source-fields.tsx';
import { Step, Title } from './step.tsx';
import { TemplateField } from './template-field.tsx';
import { TypeChoice } from './type-choice.tsx';
import { type PlanForm, randomSeed, usePlanForm } from './use-plan-form.ts';

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
  return (
    <Form noValidate onSubmit={form.submit}>
      <Steps>
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
          <TimeFields form={form} />
        </Step>
      </Steps>
      <Aside aria-label={formatMessage(messages.preview)}>
        <Title>{formatMessage(messages.preview)}</Title>
        <PlanPreview
          values={form.values()}
          channel={channel}
          onUnusableChange={(unusable) => form.change('unusable', unusable)}
          onShuffle={() => form.change('seed', String(randomSeed()))}
        />
      </Aside>
      <End>
        <FormFailure failure={form.failure} />
        <SubmitButton aria-busy={form.isSubmitting}>{formatMessage(messages.create)}</SubmitButton>
      </End>
    </Form>
  );
}

interface ContentFieldsProps extends Pick<PlanEditorProps, 'channels'> {
  form: PlanForm;
  channel: Channel;
}

function ContentFields({ form, channels, channel }: ContentFieldsProps) {
  const { formatMessage } = useIntl();
  return (
    <>
      <TypeChoice value={form.value('type')} onChange={(type) => form.change('type', type)} />
      <Select
        label={formatMessage(messages.channel)}
        options={channels.map(({ id, name, network }) => ({
          value: id,
          label: `${name} · ${networkNames[network]}`,
        }))}
        {...form.field('channelId', required())}
      />
      <SourceFields form={form} channel={channel} />
      <NameField form={form} />
    </>
  );
}

/** After the source, also in the order in which invalid fields take the focus. */
function NameField({ form }: { form: PlanForm }) {
  const { formatMessage } = useIntl();
  return (
    <TextField
      label={formatMessage(messages.name)}
      hint={formatMessage(messages.nameHint)}
      autoComplete="off"
      dir="auto"
      maxLength={limits.nameMaxLength}
      {...form.field('name', composeChecks(required(), maxLength(limits.nameMaxLength)))}
    />
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

/** The checks prevent an invalid schedule from being sent. `ScheduleFields` shows its errors. */
function TimeFields({ form }: { form: PlanForm }) {
  form.field('times', timesCheck);
  form.field('weekdays', required());
  return (
    <ScheduleFields
      schedule={scheduleOf(form.values())}
      onChange={(schedule) => {
        const { times, weekdays, startDate, endDate, timeZone } = scheduleValues(schedule);
        form.change('times', times);
        form.change('weekdays', weekdays);
        form.change('startDate', startDate);
        form.change('endDate', endDate);
        form.change('timeZone', timeZone);
      }}
    />
  );
}

const timesCheck: FieldCheck<string> = (times) =>
  isUsableTimes(times.split(' ')) ? undefined : { code: 'invalid' };

const messages = defineMessages({
  what: { id: 'planEditor.what', defaultMessage: 'What' },
  text: { id: 'planEditor.text', defaultMessage: 'Text' },
  duration: { id: 'planEditor.duration', defaultMessage: 'Duration' },
  when: { id: 'planEditor.when', defaultMessage: 'When' },
  preview: { id: 'planEditor.preview', defaultMessage: 'Preview' },
  channel: { id: 'planEditor.channel', defaultMessage: 'Channel' },
  name: { id: 'planEditor.name', defaultMessage: 'Name of the campaign' },
  nameHint: { id: 'planEditor.nameHint', defaultMessage: 'Only admins see it.' },
  pollHours: { id: 'planEditor.pollHours', defaultMessage: 'Hours to answer' },
  pollHoursHint: {
    id: 'planEditor.pollHoursHint',
    defaultMessage: 'When the poll closes, the answers appear in the results.',
  },
  create: { id: 'planEditor.create', defaultMessage: 'Create campaign' },
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

const Steps = styled.div`
  display: grid;
  gap: ${space.s6};
  min-width: 0;

  @media ${wideScreen} {
    grid-area: steps;
  }
`;

const Aside = styled.section`
  display: grid;
  gap: ${space.s4};
  min-width: 0;

  @media ${wideScreen} {
    grid-area: preview;
    position: sticky;
    inset-block-start: 5rem;
    max-height: calc(100dvh - 6rem);
    overflow-y: auto;
  }
`;

const End = styled.div`
  display: grid;
  justify-items: start;
  gap: ${space.s4};

  @media ${wideScreen} {
    grid-area: end;
  }
`;
