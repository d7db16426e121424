import { useMutation } from '@tanstack/react-query';
import { ApiFailure } from '@wordhoard/api-client';
import type { NewTranslation } from '@wordhoard/contract';
import { EntryStatus, WordMode } from '@wordhoard/contract/enumeration';
import { defineMessages } from '@wordhoard/i18n/messages';
import { useSetAtom } from 'jotai';
import { type FormEvent, useState } from 'react';
import { useIntl } from 'react-intl';
import { v7 as newId } from 'uuid';
import { useApi } from '../../shared/api/api-context.ts';
import { type Draft, useDraft } from '../../shared/form/drafts.ts';
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
  const { draft, saveDraft, discardDraft } = useDraft(
    `translations ${target.wordId} ${target.langCode}`,
  );
  const [rows, setRows] = useState(() => readDraft(draft));
  const sending = useMutation({
    mutationFn: (sent: NewTranslation[]) => createTranslations(api, sent),
    meta: { showsFailure: true },
    onSuccess({ data }) {
      const pending = data.filter(({ status }) => status === EntryStatus.Pending);
      // Duplicates in the form are one translation.
      const waiting = isSecret ? 0 : new Set(pending.map(({ id }) => id)).size;
      showToast({ id: 'proposed', text: formatMessage(chooseSentMessage(target), { waiting }) });
      setRows([createEmptyRow()]);
      discardDraft();
      return refresh();
    },
  });

  function updateRows(changed: TranslationRowText[]): void {
    setRows(changed);
    if (sending.isError) sending.reset();
    saveDraft(toDraft(changed));
  }

  return {
    rows,
    failure: sending.error instanceof ApiFailure ? sending.error : undefined,
    isSending: sending.isPending,
    send(event: FormEvent): void {
      event.preventDefault();
      const sent = toNewTranslations(rows, target);
      if (sent.length > 0 && !sending.isPending) sending.mutate(sent);
    },
    change: (index: number, change: Partial<TranslationRowText>) =>
      updateRows(
        rows.map((row, rowIndex) =>
          rowIndex === index ? { ...row, ...change, id: newId() } : row,
        ),
      ),
    add: () => updateRows([...rows, createEmptyRow()]),
    remove: (index: number) => updateRows(rows.filter((_row, rowIndex) => rowIndex !== index)),
  };
}

const chooseSentMessage = ({ mode }: Pick<Target, 'mode'>) =>
  mode === WordMode.Definition ? messages.definitionsSent : messages.sent;

const messages = defineMessages({
  definitionsSent: {
    id: 'newTranslations.definitionsSent',
    defaultMessage:
      '{waiting, plural, =0 {Definitions added} one {Thank you! # definition is pending review.} other {Thank you! # definitions are pending review.}}',
  },
  sent: {
    id: 'newTranslations.sent',
    defaultMessage:
      '{waiting, plural, =0 {Translations added} one {Thank you! # translation is pending review.} other {Thank you! # translations are pending review.}}',
  },
});

/** A translation in the form. */
export interface TranslationRowText {
  /** Of the new translation. It changes with the text: only sending the same again creates nothing twice. */
  id: string;
  text: string;
  /** The id of the chosen suggestion, until the text changes. */
  destId?: string | undefined;
  /** If it is empty, the server derives it from the word. */
  speechPartId: string;
}

export const createEmptyRow = (): TranslationRowText => ({
  id: newId(),
  text: '',
  speechPartId: '',
});

export const isFilled = ({ text }: TranslationRowText): boolean => text.trim() !== '';

/** Rows as a draft, which contains only texts. */
export function toDraft(rows: readonly TranslationRowText[]): Draft {
  return Object.fromEntries(
    rows.filter(isFilled).flatMap(({ id, text, speechPartId }, index) => [
      [`id ${index}`, id],
      [`text ${index}`, text],
      [`part ${index}`, speechPartId],
    ]),
  );
}

export function readDraft(draft: Draft | undefined): TranslationRowText[] {
  const rows: TranslationRowText[] = [];
  for (let text = draft?.['text 0']; text !== undefined; text = draft?.[`text ${rows.length}`]) {
    const id = draft?.[`id ${rows.length}`] ?? newId();
    rows.push({ id, text, speechPartId: draft?.[`part ${rows.length}`] ?? '' });
  }
  return rows.length === 0 ? [createEmptyRow()] : rows;
}

/** The translations of the rows that are not empty. */
export function toNewTranslations(
  rows: readonly TranslationRowText[],
  { wordId, langCode, mode }: Pick<Target, 'wordId' | 'langCode' | 'mode'>,
): NewTranslation[] {
  return rows.filter(isFilled).map(({ id, text, destId, speechPartId }) => ({
    id,
    wordId,
    ...(speechPartId !== '' && { speechPartId: Number(speechPartId) }),
    dest: destId === undefined ? { text: text.trim(), langCode, mode } : { id: destId },
  }));
}

/**
 * The error about a sent row. For a duplicate, the field only names the row; the message is that of
 * the failure.
 */
export function findRowError(failure: ApiFailure | undefined, row: number): string | undefined {
  const field = failure?.fields.find(({ path }) => path.startsWith(`${row}.`));
  return failure?.code === 'SimilarRecordAlreadyExists' ? field && failure.message : field?.message;
}
