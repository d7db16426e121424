import { DatePicker, space, TextField } from '@wordhoard/ui';
import { composeChecks, type FieldCheck, required } from '@wordhoard/validators';
import { defineMessages, type NoMessageValues, useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { useApi } from '../../../shared/api/api-context.ts';
import { DialogForm, FormFailure } from '../../../shared/form/call-form.tsx';
import { useCallForm } from '../../../shared/form/use-call-form.ts';
import { useRefreshCampaigns } from '../record/queries.ts';
import { currentInstant, dayIn, instantOf, timeIn } from '../time/zone-time.ts';
import { type Post, updatePost } from './post-queries.ts';

/** Local time. */
interface PlannedTime {
  day: string;
  time: string;
}

interface PostTimeFormProps {
  id: string;
  post: Post;
  timeZone: string;
  onDone: () => void;
}

/** Plans a post for another time. */
export function PostTimeForm({ id, post, timeZone, onDone }: PostTimeFormProps) {
  const { formatMessage } = useIntl();
  const api = useApi();
  const refresh = useRefreshCampaigns();
  const today = dayIn(timeZone, currentInstant());
  const planned = dayIn(timeZone, post.scheduledAt);
  const plannedTime = timeIn(timeZone, post.scheduledAt);
  const isPast = ({ day, time }: PlannedTime) =>
    time !== '' && Date.parse(instantOf(timeZone, day, time)) <= Date.parse(currentInstant());
  const form = useCallForm({
    name: `post time ${post.id}`,
    draftFields: [],
    defaultValues: {
      day: isPast({ day: planned, time: plannedTime }) ? today : planned,
      time: plannedTime,
    },
    call: async ({ day, time }) => {
      await updatePost(api, { id: post.id, scheduledAt: instantOf(timeZone, day, time) });
      await refresh();
    },
    onDone,
  });
  const chosen = { day: form.value('day'), time: form.value('time') };
  const isLater: FieldCheck<string, PlannedTime> = (_, values) =>
    isPast(values) ? { code: 'invalid' } : undefined;
  const time = form.field('time', composeChecks(required(), isLater));
  return (
    <DialogForm id={id} noValidate onSubmit={form.submit}>
      <FormFailure failure={form.failure} />
      <DatePicker
        label={formatMessage(messages.day)}
        value={chosen.day}
        today={today}
        min={today}
        onChange={(day) => day !== null && form.change('day', day)}
      />
      <Time
        label={formatMessage(messages.time)}
        hint={formatMessage(messages.zone, { timeZone })}
        {...time}
        error={isPast(chosen) ? formatMessage(messages.past) : time.error}
        type="time"
      />
    </DialogForm>
  );
}

const messages = defineMessages<{
  day: NoMessageValues;
  time: NoMessageValues;
  zone: { timeZone: string };
  past: NoMessageValues;
}>({
  day: { id: 'postTime.day', defaultMessage: 'Day' },
  time: { id: 'postTime.time', defaultMessage: 'Time' },
  zone: { id: 'postTime.zone', defaultMessage: 'In {timeZone}' },
  past: { id: 'postTime.past', defaultMessage: 'This time has passed. Choose a later one.' },
});

const Time = styled(TextField)`
  width: 12rem;
  margin-block-end: ${space.s1};
`;
