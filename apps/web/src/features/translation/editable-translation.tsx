import type { components } from '@wordhoard/api-client';
import { EntryStatus } from '@wordhoard/contract/enumeration';
import { DeleteIcon, EditIcon, IconButton, PinButton, TranslationRow } from '@wordhoard/ui';
import { useState } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import { useApi } from '../../shared/api/api-context.ts';
import { paths } from '../../shared/routes/routes.ts';
import { EntryReaction } from '../contribution/entry-reaction.tsx';
import { EntryStatusNote } from '../contribution/entry-status-note.tsx';
import { WithdrawDialog } from '../contribution/withdraw-dialog.tsx';
import { isSecretWord } from '../word/queries.ts';
import { reactToTranslation, withdrawTranslation } from './queries.ts';
import { SpeechPartChange } from './speech-part-change.tsx';
import { useTranslationCalls } from './use-translation-calls.ts';

interface EditableTranslationProps {
  translation: components['schemas']['TranRecord'];
  word: components['schemas']['WordEntity'];
}

/**
 * A translation with its actions. Withdrawing an approved one asks for confirmation, because after an
 * undo it would wait for approval again.
 */
export function EditableTranslation({ translation, word }: EditableTranslationProps) {
  const { formatMessage } = useIntl();
  const api = useApi();
  const { id, dest, status, isPinned, isOwn } = translation;
  const [isAsking, setIsAsking] = useState(false);
  const isApproved = status === EntryStatus.Approved;
  const { queryKey, pin, withdraw, changeSpeechPart } = useTranslationCalls(word, dest.langCode);
  const [isChanging, setIsChanging] = useState(false);
  const subject = dest.text;

  return (
    <TranslationRow
      translation={{ text: dest.text, lang: dest.langCode }}
      href={paths.word(dest)}
      note={!isApproved && <EntryStatusNote entry={translation} isSecret={isSecretWord(word)} />}
      actions={
        <>
          <EntryReaction
            subject={subject}
            entry={translation}
            queryKey={queryKey}
            react={reactToTranslation}
          />
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
            <>
              <IconButton
                label={formatMessage(messages.withdraw, { subject })}
                icon={<DeleteIcon />}
                onClick={() => (isApproved ? setIsAsking(true) : withdraw(translation))}
              />
              <WithdrawDialog
                subject={`${word.text} – ${subject}`}
                entry={{ kind: 'translation', status }}
                isOpen={isAsking}
                onClose={() => setIsAsking(false)}
                withdraw={() => withdrawTranslation(api, id)}
              />
            </>
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

const messages = defineMessages<{ withdraw: { subject: string }; change: { subject: string } }>({
  withdraw: { id: 'translation.withdraw', defaultMessage: 'Withdraw “{subject}”' },
  change: { id: 'translation.change', defaultMessage: 'Change “{subject}”' },
});
