import type { Word } from '@wordhoard/contract';
import { EntryStatus, Privacy, WordMode } from '@wordhoard/contract/enumeration';
import { limits, maxTextLength } from '@wordhoard/contract/limits';
import { defineMessages } from '@wordhoard/i18n/messages';
import { composeChecks, maxLength, required } from '@wordhoard/validators';
import { type MessageDescriptor, useIntl } from 'react-intl';
import { useLocation } from 'wouter';
import { useApi } from '../../shared/api/api-context.ts';
import { CallForm } from '../../shared/form/call-form.tsx';
import { paths } from '../../shared/routes/routes.ts';
import { EditorSection } from '../contribution/entry-editor.tsx';
import { WithdrawButton } from '../contribution/withdraw-dialog.tsx';
import {
  ExampleField,
  ExampleTranslationField,
  PrivacyField,
  SpeechPartField,
  WordTextField,
} from './contribution-fields.tsx';
import { GrammarFields } from './grammar-fields.tsx';
import { withdrawWord } from './queries.ts';
import { useContributionForm } from './use-contribution-form.ts';

interface OwnContributionEditorProps {
  word: Word;
  tranLangCode: string;
  onWithdrawn: () => void;
}

/** Adds, changes and withdraws a learner's contribution to a word. */
export function OwnContributionEditor({
  word,
  tranLangCode,
  onWithdrawn,
}: OwnContributionEditorProps) {
  const { formatMessage } = useIntl();
  const { isPublished, contribution, langCode, status } = word;
  const isNew = contribution === null;
  const isDefinition = word.mode === WordMode.Definition;
  const form = useContributionForm(word, tranLangCode);
  const isRejected = !isNew && status === EntryStatus.Rejected;
  return (
    <EditorSection
      title={formatMessage(isPublished ? messages.example : messages.word)}
      lead={formatMessage(chooseLead(word))}
    >
      <CallForm
        form={form}
        action={formatMessage(isRejected ? messages.again : messages.save)}
        // An approved contribution is reviewed again after it is saved, so saving requires a change.
        isReady={isRejected || form.isChanged}
        footer={!isNew && <WithdrawWord word={word} onWithdrawn={onWithdrawn} />}
      >
        {form.canChangeText && (
          <WordTextField
            word={{ langCode, text: form.value('text'), mode: word.mode }}
            alreadyExists={form.isRefused('text', 'SimilarRecordAlreadyExists')}
            lang={langCode}
            {...form.field('text', composeChecks(required(), maxLength(maxTextLength(word.mode))))}
          />
        )}
        {!isDefinition && (
          <>
            <ExampleField lang={langCode} {...form.field('example', exampleLength)} />
            <ExampleTranslationField
              lang={tranLangCode}
              {...form.field('exampleTran', exampleLength)}
            />
          </>
        )}
        {hasSpeechPartField(word) && <SpeechPartField {...form.field('speechPartId', noCheck)} />}
        {!isDefinition && <GrammarFields form={form} langCode={langCode} />}
        <PrivacyField isPublished={isPublished && !isNew} {...form.field('privacy', noCheck)} />
      </CallForm>
    </EditorSection>
  );
}

const noCheck = () => undefined;
const exampleLength = maxLength(limits.exampleMaxLength);

/** A published word already has its parts of speech. */
const hasSpeechPartField = ({ isPublished, contribution }: Word): boolean =>
  !isPublished || (contribution !== null && contribution.speechPartIds.length > 0);

function chooseLead({ isPublished, contribution, status, privacy }: Word): MessageDescriptor {
  if (contribution === null) return messages.invitation;
  if (privacy === Privacy.Private) return messages.secret;
  if (status === EntryStatus.Rejected) return messages.rejected;
  if (isPublished && contribution.example === null && contribution.grammar === null)
    return messages.invitation;
  return status === EntryStatus.Approved ? messages.approved : messages.pending;
}

const messages = defineMessages({
  word: { id: 'ownWord.title', defaultMessage: 'Your word' },
  example: { id: 'ownWord.example', defaultMessage: 'Your contribution' },
  invitation: {
    id: 'ownWord.invitation',
    defaultMessage:
      'Show how the word is used, or add its grammar. Others see it once it’s approved.',
  },
  pending: {
    id: 'ownWord.pending',
    defaultMessage: 'Awaiting approval. Others can’t see it yet.',
  },
  approved: {
    id: 'ownWord.approved',
    defaultMessage: 'Approved: everyone can see it. If you change it, it needs approval again.',
  },
  secret: {
    id: 'ownWord.secret',
    defaultMessage: 'Only you can see it. If you share it, it needs approval first.',
  },
  rejected: {
    id: 'ownWord.rejected',
    defaultMessage: 'Not accepted. Change it and send it again.',
  },
  save: { id: 'ownWord.save', defaultMessage: 'Save' },
  again: { id: 'ownWord.again', defaultMessage: 'Send again' },
});

/** Withdraws a contribution. This deletes a personal word together with its page. */
function WithdrawWord({ word, onWithdrawn }: { word: Word; onWithdrawn: () => void }) {
  const api = useApi();
  const [, navigate] = useLocation();
  const { id, text, langCode, isPublished } = word;

  async function withdraw(): Promise<void> {
    await withdrawWord(api, id);
    if (!isPublished) navigate(paths.words(langCode));
  }

  return (
    <WithdrawButton
      subject={text}
      entry={{ kind: 'word', isPublished }}
      withdraw={withdraw}
      onWithdrawn={onWithdrawn}
    />
  );
}
