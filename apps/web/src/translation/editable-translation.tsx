import type { components } from '@wordhoard/api-client';
import { EntryStatus } from '@wordhoard/contract/enumeration';
import { DeleteIcon, IconButton, PinButton, Select, TranslationRow } from '@wordhoard/ui';
import { defineMessages, type NoMessageValues, useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { paths } from '../app/paths.ts';
import { EntryStatusNote } from '../contribution/entry-status-note.tsx';
import { useMayChange } from '../contribution/use-may-change.ts';
import { EntryReaction } from '../reaction/entry-reaction.tsx';
import { reactToTranslation } from './translation-calls.ts';
import { useSpeechPartOptions } from './use-speech-part-options.ts';
import { useTranslationCalls } from './use-translation-calls.ts';

interface EditableTranslationProps {
  translation: components['schemas']['TranRecord'];
  word: { id: string };
}

/** A translation with what may be done with it; more with one's own. */
export function EditableTranslation({ translation, word }: EditableTranslationProps) {
  const { formatMessage } = useIntl();
  const { id, dest, status, isPinned } = translation;
  const mayChange = useMayChange(translation);
  const { queryKey, pin, withdraw, changeSpeechPart } = useTranslationCalls(word, dest.langCode);
  const speechParts = useSpeechPartOptions();
  const subject = dest.text;

  return (
    <TranslationRow
      translation={{ text: dest.text, lang: dest.langCode }}
      href={paths.word(dest)}
      note={status !== EntryStatus.Approved && <EntryStatusNote entry={translation} />}
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
              label={formatMessage(messages.withdraw, { subject })}
              icon={<DeleteIcon />}
              onClick={() => withdraw(translation)}
            />
          )}
        </>
      }
    >
      {mayChange && (
        <PartSelect
          label={formatMessage(messages.speechPart)}
          options={speechParts}
          value={String(translation.speechPartId)}
          onChange={({ target }) => changeSpeechPart({ id, speechPartId: Number(target.value) })}
        />
      )}
    </TranslationRow>
  );
}

const messages = defineMessages<{ withdraw: { subject: string }; speechPart: NoMessageValues }>({
  withdraw: { id: 'translation.withdraw', defaultMessage: 'Withdraw “{subject}”' },
  speechPart: { id: 'translation.speechPart', defaultMessage: 'Part of speech' },
});

const PartSelect = styled(Select)`
  max-width: 16rem;
`;
