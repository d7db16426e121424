import { defineMessages } from '@wordhoard/i18n/messages';
import { DatePicker, space, TextArea, TextField } from '@wordhoard/ui';
import { composeChecks, type FieldCheck, required } from '@wordhoard/validators';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { useApi } from '../../../shared/api/api-context.ts';
import { DialogForm, FormFailure } from '../../../shared/form/call-form.tsx';
import { useCallForm } from '../../../shared/form/use-call-form.ts';
import { type PostWithContent, updatePost, useRefreshCampaigns } from '../queries.ts';
import { currentInstant, dayIn, timeIn, toInstant } from '../time/zone-time.ts';

interface PostFormProps {
  id: string;
  /** The field that the form changes. */
  field: 'text' | 'time';
  post: PostWithContent;
  timeZone: string;
  onDone: () => void;
}

interface PostValues {
  text: string;
  /** Local time. */
  day: string;
  time: string;
}

/**
 * Changes the text of a post or the question of a quiz, or plans it for another time. The server checks the length
 * of the text, as the network counts.
 */
export function PostForm({ id, field, post, timeZone, onDone }: PostFormProps) {
  const api = useApi();
  const refresh = useRefreshCampaigns();
  const form = useCallForm<PostValues, void>({
    name: `post ${field} ${post.id}`,
    draftFields: field === 'text' ? ['text'] : [],
    defaultValues: buildValues(post, timeZone),
    toField: (path) => (path === 'scheduledAt' ? 'time' : path),
    call: async ({ text, day, time }) => {
      const change =
        field === 'text' ? { text: text.trim() } : { scheduledAt: toInstant(timeZone, day, time) };
      await updatePost(api, { id: post.id, ...change });
      await refresh();
    },
    onDone,
  });
  return (
    <DialogForm id={id} noValidate onSubmit={form.submit}>
      <FormFailure failure={form.failure} />
      {field === 'text' ? (
        <ContentText form={form} post={post} />
      ) : (
        <PlannedTime form={form} timeZone={timeZone} />
      )}
    </DialogForm>
  );
}

type ValuesForm = ReturnType<typeof useCallForm<PostValues, void>>;

function buildValues({ content, scheduledAt }: PostWithContent, timeZone: string): PostValues {
  const planned = { day: dayIn(timeZone, scheduledAt), time: timeIn(timeZone, scheduledAt) };
  const text = content?.type === 'QUIZ' ? content.question : content?.text;
  const day = isPast(planned, timeZone) ? dayIn(timeZone, currentInstant()) : planned.day;
  return { text: text ?? '', ...planned, day };
}

const isPast = ({ day, time }: Omit<PostValues, 'text'>, timeZone: string): boolean =>
  time !== '' && Date.parse(toInstant(timeZone, day, time)) <= Date.parse(currentInstant());

interface FieldsProps {
  form: ValuesForm;
}

function ContentText({ form, post: { content } }: FieldsProps & { post: PostWithContent }) {
  const { formatMessage } = useIntl();
  return (
    <TextArea
      label={formatMessage(messages[content?.type ?? 'POST'])}
      hint={content && formatMessage(messages.hint, { max: content.size.maxLength })}
      dir="auto"
      rows={8}
      {...form.field('text', required())}
    />
  );
}

function PlannedTime({ form, timeZone }: FieldsProps & { timeZone: string }) {
  const { formatMessage } = useIntl();
  const today = dayIn(timeZone, currentInstant());
  const isLater: FieldCheck<string, PostValues> = (_, values) =>
    isPast(values, timeZone) ? { code: 'invalid' } : undefined;
  const time = form.field('time', composeChecks(required(), isLater));
  return (
    <>
      <DatePicker
        label={formatMessage(messages.day)}
        value={form.value('day')}
        today={today}
        min={today}
        onChange={(day) => day !== null && form.change('day', day)}
      />
      <Time
        label={formatMessage(messages.time)}
        hint={formatMessage(messages.zone, { timeZone })}
        {...time}
        error={isPast(form.values(), timeZone) ? formatMessage(messages.past) : time.error}
        type="time"
      />
    </>
  );
}

const messages = defineMessages({
  POST: { id: 'postText.post', defaultMessage: 'Text' },
  QUIZ: { id: 'postText.quiz', defaultMessage: 'Question' },
  hint: {
    id: 'postText.hint',
    defaultMessage:
      'The network accepts up to {max, plural, one {# character} other {# characters}}.',
  },
  day: { id: 'postTime.day', defaultMessage: 'Day' },
  time: { id: 'postTime.time', defaultMessage: 'Time' },
  zone: { id: 'postTime.zone', defaultMessage: 'In {timeZone}' },
  past: { id: 'postTime.past', defaultMessage: 'This time has passed. Choose a later one.' },
});

const Time = styled(TextField)`
  width: 12rem;
  margin-block-end: ${space.s1};
`;
