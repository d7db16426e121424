import { TextArea } from '@wordhoard/ui';
import { required } from '@wordhoard/validators';
import { defineMessages, type NoMessageValues, useIntl } from 'react-intl';
import { useApi } from '../../../shared/api/api-context.ts';
import { DialogForm, FormFailure } from '../../../shared/form/call-form.tsx';
import { useCallForm } from '../../../shared/form/use-call-form.ts';
import { useRefreshCampaigns } from '../record/queries.ts';
import { type PostContent, type PostWithContent, updatePost } from './post-queries.ts';

interface PostTextFormProps {
  id: string;
  post: PostWithContent;
  onDone: () => void;
}

/** Edits the text of a post, or the question of a quiz. The server checks its length, as the network counts. */
export function PostTextForm({ id, post: { id: postId, content }, onDone }: PostTextFormProps) {
  const { formatMessage } = useIntl();
  const api = useApi();
  const refresh = useRefreshCampaigns();
  const form = useCallForm({
    name: `post ${postId}`,
    draftFields: ['text'],
    defaultValues: { text: content === null ? '' : textOf(content) },
    call: async ({ text }) => {
      await updatePost(api, { id: postId, text: text.trim() });
      await refresh();
    },
    onDone,
  });
  if (content === null) return null;
  return (
    <DialogForm id={id} noValidate onSubmit={form.submit}>
      <FormFailure failure={form.failure} />
      <TextArea
        label={formatMessage(messages[content.type])}
        hint={formatMessage(messages.hint, { max: content.size.maxLength })}
        dir="auto"
        rows={8}
        {...form.field('text', required())}
      />
    </DialogForm>
  );
}

const textOf = (content: PostContent): string =>
  content.type === 'POST' ? content.text : content.question;

const messages = defineMessages<{
  POST: NoMessageValues;
  QUIZ: NoMessageValues;
  hint: { max: number };
}>({
  POST: { id: 'postText.post', defaultMessage: 'Text' },
  QUIZ: { id: 'postText.quiz', defaultMessage: 'Question' },
  hint: {
    id: 'postText.hint',
    defaultMessage:
      'The network accepts up to {max, plural, one {# character} other {# characters}}.',
  },
});
