import type { ApiFailure } from '@wordhoard/api-client';
import type { NewTranslation } from '@wordhoard/contract';
import { EntryStatus, WordMode } from '@wordhoard/contract/enumeration';
import { defineMessages } from '@wordhoard/i18n/messages';
import { useSetAtom } from 'jotai';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { v7 as newId } from 'uuid';
import { useApi } from '../../shared/api/api-context.ts';
import { useCallForm } from '../../shared/form/use-call-form.ts';
import { showToastAtom } from '../../shared/toast/toast-atom.ts';
import { useRefreshEntries } from '../word/queries.ts';
import { createTranslations, translationQueries } from './queries.ts';

interface Target {
  wordId: string;
  langCode: string;
  mode: WordMode;
  /** Whether nobody else sees the word. */
  isSecret: boolean;
}

/** New translations, which survive a reload while they are typed and are sent together. */
export function useNewTranslations({ isSecret, ...target }: Target) {
  const { formatMessage } = useIntl();
  const api = useApi();
  const refresh = useRefreshEntries(translationQueries);
  const showToast = useSetAtom(showToastAtom);
  const [sentText, setSentText] = useState<string>();
  const form = useCallForm({
    name: `translations ${target.wordId} ${target.langCode}`,
    draftFields: ['rows'],
    defaultValues: { rows: JSON.stringify([createEmptyRow()]) },
    call: ({ rows }) => {
      setSentText(rows);
      return createTranslations(api, toNewTranslations(JSON.parse(rows), target));
    },
    onDone({ data }) {
      const pending = data.filter(({ status }) => status === EntryStatus.Pending);
      // Duplicates in the form are one translation.
      const waiting = isSecret ? 0 : new Set(pending.map(({ id }) => id)).size;
      showToast({ id: 'proposed', text: formatMessage(chooseSentMessage(target), { waiting }) });
      updateRows([createEmptyRow()]);
      void refresh();
    },
  });
  const text = form.value('rows');
  const rows: readonly TranslationRowText[] = JSON.parse(text);
  const updateRows = (changed: readonly TranslationRowText[]) =>
    form.change('rows', JSON.stringify(changed));

  return {
    rows,
    // A failure concerns the rows that were sent, not those typed after it.
    failure: text === sentText ? form.failure : undefined,
    isSending: form.isSubmitting,
    send: form.submit,
    change: (index: number, change: Partial<TranslationRowText>) =>
      updateRows(rows.map((row, at) => (at === index ? { ...row, ...change, id: newId() } : row))),
    add: () => updateRows([...rows, createEmptyRow()]),
    remove: (index: number) => updateRows(rows.toSpliced(index, 1)),
  };
}

const chooseSentMessage = ({ mode }: Pick<Target, 'mode'>) =>
  mode === WordMode.Definition ? messages.definitionsSent : messages.sent;

const messages = defineMessages({
  definitionsSent: {
    id: 'newTranslations.definitionsSent',
    defaultMessage:
      '{waiting, plural, =0 {Definitions added} one {Thank you! # definition is awaiting approval.} other {Thank you! # definitions are awaiting approval.}}',
  },
  sent: {
    id: 'newTranslations.sent',
    defaultMessage:
      '{waiting, plural, =0 {Translations added} one {Thank you! # translation is awaiting approval.} other {Thank you! # translations are awaiting approval.}}',
  },
});

/** A translation in the form. */
export interface TranslationRowText {
  /** Of the new translation. It changes with the text: only sending the same again creates nothing twice. */
  id: string;
  text: string;
  /** Which of the words of the text it is, until the text changes. */
  dest?: { mode: WordMode; homograph: number } | undefined;
  /** If it is empty, the server derives it from the word. */
  speechPartId: string;
}

export const createEmptyRow = (): TranslationRowText => ({
  id: newId(),
  text: '',
  speechPartId: '',
});

export const isFilled = ({ text }: TranslationRowText): boolean => text.trim() !== '';

/** The translations of the rows that are not empty. */
export function toNewTranslations(
  rows: readonly TranslationRowText[],
  { wordId, langCode, mode }: Pick<Target, 'wordId' | 'langCode' | 'mode'>,
): NewTranslation[] {
  return rows.filter(isFilled).map(({ id, text, dest, speechPartId }) => ({
    id,
    wordId,
    ...(speechPartId !== '' && { speechPartId: Number(speechPartId) }),
    dest: { text: text.trim(), langCode, mode, ...dest },
  }));
}

/**
 * The error about a sent row. For a duplicate or a form of several words, the field only names the row; the message is that of the
 * failure.
 */
export function findRowError(failure: ApiFailure | undefined, row: number): string | undefined {
  const field = failure?.fields.find(({ path }) => path.startsWith(`${row}.`));
  const isOfWords =
    failure?.code === 'SimilarRecordAlreadyExists' || failure?.code === 'WordIsForm';
  return isOfWords ? field && failure.message : field?.message;
}
