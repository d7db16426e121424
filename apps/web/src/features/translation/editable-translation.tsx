import type { TranslationRecord, Word } from '@wordhoard/contract';
import { EntryStatus } from '@wordhoard/contract/enumeration';
import { defineMessages } from '@wordhoard/i18n/messages';
import {
  Button,
  EditIcon,
  IconButton,
  PinButton,
  Row,
  Select,
  TranslationRow,
} from '@wordhoard/ui';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useApi } from '../../shared/api/api-context.ts';
import { paths } from '../../shared/routes/routes.ts';
import { EntryReaction } from '../contribution/entry-editor.tsx';
import { EntryStatusNote } from '../contribution/entry-status-note.tsx';
import { withdrawEntry } from '../contribution/queries.ts';
import { WithdrawIconButton } from '../contribution/withdraw-dialog.tsx';
import { isSecretWord } from '../word/queries.ts';
import { useSpeechPartOptions } from '../word/word-names.ts';
import { useTranslationCalls } from './use-translation-calls.ts';

interface EditableTranslationProps {
  translation: TranslationRecord;
  word: Word;
}

/** A translation with its actions. */
export function EditableTranslation({ translation, word }: EditableTranslationProps) {
  const { formatMessage } = useIntl();
  const { id, dest, status, isPinned, isOwn } = translation;
  const { queryKey, pin, withdraw, changeSpeechPart } = useTranslationCalls(word, dest.langCode);
  const [isChanging, setIsChanging] = useState(false);
  const subject = dest.text;

  return (
    <TranslationRow
      translation={{ text: dest.text, lang: dest.langCode }}
      href={paths.word(dest)}
      note={
        status !== EntryStatus.Approved && (
          <EntryStatusNote entry={translation} isSecret={isSecretWord(word)} />
        )
      }
      actions={
        <>
          <EntryReaction subject={subject} entry={translation} queryKey={queryKey} kind="tran" />
          {status !== EntryStatus.Rejected && (
            <PinButton
              subject={subject}
              isPinned={isPinned}
              onChange={(pinned) => pin(id, pinned)}
            />
          )}
          {isOwn && (
            <IconButton
              label={formatMessage(messages.change, { subject })}
              icon={<EditIcon />}
              aria-expanded={isChanging}
              onClick={() => setIsChanging(!isChanging)}
            />
          )}
          {isOwn && (
            <WithdrawAction
              translation={translation}
              word={word}
              withdraw={() => withdraw(translation)}
            />
          )}
        </>
      }
    >
      {isChanging && (
        <SpeechPartChange
          translation={translation}
          onChange={(speechPartId) => {
            setIsChanging(false);
            changeSpeechPart(id, speechPartId);
          }}
        />
      )}
    </TranslationRow>
  );
}

interface WithdrawActionProps extends EditableTranslationProps {
  /** Withdraws the translation without confirmation. */
  withdraw: () => void;
}

function WithdrawAction({ translation, word, withdraw }: WithdrawActionProps) {
  const { formatMessage } = useIntl();
  const api = useApi();
  const { id, dest, status } = translation;
  return (
    <WithdrawIconButton
      label={formatMessage(messages.withdraw, { subject: dest.text })}
      subject={`${word.text} – ${dest.text}`}
      entry={{ kind: 'translation', status }}
      withdraw={() => withdrawEntry(api, 'translation', id)}
      withdrawAtOnce={withdraw}
    />
  );
}

const messages = defineMessages({
  withdraw: { id: 'translation.withdraw', defaultMessage: 'Withdraw “{subject}”' },
  change: { id: 'translation.change', defaultMessage: 'Change “{subject}”' },
});

interface SpeechPartChangeProps {
  translation: { speechPartId: number; status: EntryStatus };
  onChange: (speechPartId: number) => void;
}

/** Changes the part of speech of a translation, which then waits for approval again. */
function SpeechPartChange({ translation, onChange }: SpeechPartChangeProps) {
  const { formatMessage } = useIntl();
  const speechParts = useSpeechPartOptions();
  const [chosenId, setChosenId] = useState(translation.speechPartId);
  const isRejected = translation.status === EntryStatus.Rejected;
  const isApproved = translation.status === EntryStatus.Approved;
  return (
    <Row $gap="s3" $align="end">
      <Select
        label={formatMessage(speechPartMessages.speechPart)}
        options={speechParts}
        hint={isApproved ? formatMessage(speechPartMessages.waits) : undefined}
        value={String(chosenId)}
        onChange={({ target }) => setChosenId(Number(target.value))}
      />
      <Button
        disabled={isApproved && chosenId === translation.speechPartId}
        onClick={() => onChange(chosenId)}
      >
        {formatMessage(isRejected ? speechPartMessages.again : speechPartMessages.save)}
      </Button>
    </Row>
  );
}

const speechPartMessages = defineMessages({
  speechPart: { id: 'translation.speechPart', defaultMessage: 'Part of speech' },
  waits: {
    id: 'translation.waits',
    defaultMessage: 'Changes go back to review.',
  },
  save: { id: 'translation.save', defaultMessage: 'Save' },
  again: { id: 'translation.again', defaultMessage: 'Send again' },
});
