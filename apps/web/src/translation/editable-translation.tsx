import type { components } from '@wordhoard/api-client';
import { EntryStatus } from '@wordhoard/contract/enumeration';
import { DeleteIcon, EditIcon, IconButton, PinButton, TranslationRow } from '@wordhoard/ui';
import { useState } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import { paths } from '../app/paths.ts';
import { EntryStatusNote } from '../contribution/entry-status-note.tsx';
import { useMayChange } from '../contribution/use-may-change.ts';
import { EntryReaction } from '../reaction/entry-reaction.tsx';
import { isSecretWord } from '../word/is-secret-word.ts';
import { SpeechPartChange } from './speech-part-change.tsx';
import { reactToTranslation } from './translation-calls.ts';
import { useTranslationCalls } from './use-translation-calls.ts';

interface EditableTranslationProps {
  translation: components['schemas']['TranRecord'];
  word: components['schemas']['WordEntity'];
}

/** A translation with what may be done with it; more with one's own. */
export function EditableTranslation({ translation, word }: EditableTranslationProps) {
  const { formatMessage } = useIntl();
  const { id, dest, status, isPinned } = translation;
  const mayChange = useMayChange(translation);
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
          {mayChange && (
            <IconButton
              label={formatMessage(messages.change, { subject })}
              icon={<EditIcon />}
              aria-expanded={isChanging}
              onClick={() => setIsChanging(!isChanging)}
            />
          )}
          {mayChange && (
            <IconButton
              label={formatMessage(messages.withdraw, { subject })}
              icon={<DeleteIcon />}
              onClick={() => withdraw(translation)}
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
            changeSpeechPart({ id, speechPartId });
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
