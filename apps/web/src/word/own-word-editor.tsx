import { useQueryClient } from '@tanstack/react-query';
import type { components } from '@wordhoard/api-client';
import { EntryStatus, Privacy } from '@wordhoard/contract/enumeration';
import { limits } from '@wordhoard/contract/limits';
import { composeChecks, maxLength, required } from '@wordhoard/validators';
import { useSetAtom } from 'jotai';
import { defineMessages, useIntl } from 'react-intl';
import { useLocation } from 'wouter';
import { useApi } from '../app/api-context.ts';
import { paths } from '../app/paths.ts';
import { EditorSection } from '../contribution/editor-section.tsx';
import { CallForm } from '../form/call-form.tsx';
import { useCallForm } from '../form/use-call-form.ts';
import { showToastAtom } from '../toast/toast-atom.ts';
import { ExampleField } from './example-field.tsx';
import { PrivacyField } from './privacy-field.tsx';
import { updateWord } from './word-calls.ts';
import { WordTextField } from './word-text-field.tsx';

interface OwnWordEditorProps {
  word: components['schemas']['WordEntity'];
}

/** A word of one's own that is not approved: mended, sent again, kept private. */
export function OwnWordEditor({ word }: OwnWordEditorProps) {
  const { formatMessage } = useIntl();
  const api = useApi();
  const queryClient = useQueryClient();
  const [, navigate] = useLocation();
  const showToast = useSetAtom(showToastAtom);
  const isRejected = word.status === EntryStatus.Rejected;
  const form = useCallForm({
    name: `word ${word.id}`,
    kept: ['text', 'example', 'privacy'],
    defaultValues: {
      text: word.text,
      example: word.example ?? '',
      privacy: String(word.privacy ?? Privacy.Public),
    },
    call: ({ text, example, privacy }) =>
      updateWord(api, {
        id: word.id,
        text: text.trim(),
        example: example.trim() || null,
        privacy: privacy === String(Privacy.Private) ? Privacy.Private : Privacy.Public,
      }),
    fieldOf: { SimilarRecordAlreadyExists: 'text' },
    async onDone(changed) {
      showToast({ id: 'word', text: formatMessage(messages.saved) });
      navigate(paths.word(changed), { replace: true });
      await queryClient.invalidateQueries({ queryKey: ['word'] });
    },
  });
  return (
    <EditorSection title={formatMessage(messages.title)} lead={formatMessage(leadOf(word))}>
      <CallForm form={form} action={formatMessage(isRejected ? messages.again : messages.save)}>
        <WordTextField
          word={{ langCode: word.langCode, text: form.value('text') }}
          isHere={form.isRefused('text', 'SimilarRecordAlreadyExists')}
          lang={word.langCode}
          {...form.field('text', composeChecks(required(), maxLength(limits.wordMaxLength)))}
        />
        <ExampleField
          lang={word.langCode}
          {...form.field('example', maxLength(limits.exampleMaxLength))}
        />
        <PrivacyField {...form.field('privacy', () => undefined)} />
      </CallForm>
    </EditorSection>
  );
}

function leadOf({ status, privacy }: OwnWordEditorProps['word']) {
  if (status === EntryStatus.Rejected) return messages.rejected;
  return privacy === Privacy.Private ? messages.secret : messages.pending;
}

const messages = defineMessages({
  title: { id: 'ownWord.title', defaultMessage: 'Your word' },
  pending: {
    id: 'ownWord.pending',
    defaultMessage: 'Only you see it until it is approved. So long you may change it.',
  },
  secret: {
    id: 'ownWord.secret',
    defaultMessage: 'Only you see it. Share it when you like: then it waits for approval.',
  },
  rejected: {
    id: 'ownWord.rejected',
    defaultMessage: 'It was not accepted. Mend it, and it waits for approval again.',
  },
  save: { id: 'ownWord.save', defaultMessage: 'Save' },
  again: { id: 'ownWord.again', defaultMessage: 'Send it again' },
  saved: { id: 'ownWord.saved', defaultMessage: 'The word is saved' },
});
