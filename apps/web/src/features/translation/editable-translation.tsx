import { useMutation } from '@tanstack/react-query';
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
import { useSetAtom } from 'jotai';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { v7 as newId } from 'uuid';
import { useApi, useApiQueries } from '../../shared/api/api-context.ts';
import { useEntryCall } from '../../shared/feed/use-entry-call.ts';
import { paths } from '../../shared/routes/routes.ts';
import { showToastAtom } from '../../shared/toast/toast-atom.ts';
import { EntryReaction } from '../contribution/entry-editor.tsx';
import { EntryStatusNote } from '../contribution/entry-status-note.tsx';
import { withdrawEntry } from '../contribution/queries.ts';
import { WithdrawIconButton } from '../contribution/withdraw-dialog.tsx';
import { isSecretWord, useRefreshEntries, wordQueries } from '../word/queries.ts';
import { useSpeechPartOptions } from '../word/word-names.ts';
import { toWordText } from '../word/word-text.ts';
import {
  createTranslations,
  pinTranslation,
  translationFeedQuery,
  translationQueries,
} from './queries.ts';

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
      translation={toWordText(dest)}
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
  withdrawn: { id: 'translation.withdrawn', defaultMessage: '“{text}” withdrawn' },
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
    defaultMessage: 'Changes need approval again.',
  },
  save: { id: 'translation.save', defaultMessage: 'Save' },
  again: { id: 'translation.again', defaultMessage: 'Send again' },
});

/** The actions on the translations of a word into one language. */
function useTranslationCalls({ id: wordId }: { id: string }, langCode: string) {
  const { formatMessage } = useIntl();
  const api = useApi();
  const showToast = useSetAtom(showToastAtom);
  const { queryKey } = translationFeedQuery(api, { wordId, langCode });
  const refresh = useRefreshEntries(translationQueries);

  const pin = useEntryCall<TranslationRecord, boolean>({
    queryKey,
    call: (_api, tranId, pinned) => pinTranslation(api, { tranId, wordId, pinned }),
    show: (translation, isPinned) => ({ ...translation, isPinned }),
    refreshed: [{ queryKey }, wordQueries],
  });
  const changing = useApiQueries().useMutation('post', '/front-tran/update', {
    onSuccess: refresh,
  });
  const restoring = useMutation({
    mutationFn: ({
      id,
      speechPartId,
      dest,
    }: Pick<TranslationRecord, 'id' | 'speechPartId' | 'dest'>) =>
      createTranslations(api, [{ id, wordId, speechPartId, dest: { id: dest.id } }]),
    onSuccess: refresh,
  });
  const withdrawing = useMutation({
    mutationFn: ({ id }: TranslationRecord) => withdrawEntry(api, 'translation', id),
    onSuccess(_answer, withdrawn) {
      const restored = { ...withdrawn, id: newId() };
      showToast({
        id: 'withdrawn',
        text: formatMessage(messages.withdrawn, { text: withdrawn.dest.text }),
        onUndo: () => restoring.mutate(restored),
      });
      return refresh();
    },
  });

  return {
    queryKey,
    pin,
    withdraw: withdrawing.mutate,
    changeSpeechPart: (id: string, speechPartId: number) =>
      changing.mutate({ body: { id, speechPartId } }),
  };
}
