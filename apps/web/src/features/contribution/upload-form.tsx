import { EntryStatus } from '@wordhoard/contract/enumeration';
import { Button, ButtonRow, ProgressBar, space } from '@wordhoard/ui';
import { useSetAtom } from 'jotai';
import { type ReactNode, useRef, useState } from 'react';
import type { DefaultValues, FieldValues } from 'react-hook-form';
import { defineMessages, useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { v7 as newId } from 'uuid';
import type { SendOptions } from '../../shared/api/upload.ts';
import { FormFailure } from '../../shared/form/call-form.tsx';
import { useCallForm } from '../../shared/form/use-call-form.ts';
import { showToastAtom } from '../../shared/toast/toast-atom.ts';

interface Upload<Texts extends FieldValues> {
  /** The name under which the draft of the texts is stored. */
  name: string;
  defaultValues: DefaultValues<Texts> & Texts;
  file: File | undefined;
  send: (
    parts: Texts & { id: string; file: File },
    sending: SendOptions,
  ) => Promise<{ status: EntryStatus }>;
  /** Whether only the learner sees the word. Its files need no approval. */
  isSecret: boolean;
  texts: UploadTexts;
  onDone: () => void;
}

interface UploadTexts {
  send: string;
  sending: string;
  /** Shown once the file is sent and pending review. */
  waits: string;
  added: string;
}

/** A form that sends a file with its credit. `sent` is the progress, from 0 to 1. */
export function useUploadForm<Texts extends FieldValues>({
  name,
  defaultValues,
  file,
  send,
  isSecret,
  texts,
  onDone,
}: Upload<Texts>) {
  const showToast = useSetAtom(showToastAtom);
  const controller = useRef<AbortController>(undefined);
  const [sent, setSent] = useState(0);
  const [sentFile, setSentFile] = useState<File>();

  async function upload(values: Texts) {
    if (file === undefined) return undefined;
    controller.current = new AbortController();
    const { signal } = controller.current;
    setSent(0);
    setSentFile(file);
    try {
      return await send(
        { ...values, id: getUploadId(file), file },
        { onProgress: setSent, signal },
      );
    } catch (error) {
      if (signal.aborted) return undefined;
      throw error;
    }
  }

  const form = useCallForm<Texts, Awaited<ReturnType<typeof upload>>>({
    name,
    draftFields: Object.keys(defaultValues),
    defaultValues,
    call: upload,
    onDone(entry) {
      if (entry === undefined) return;
      const isPending = entry.status === EntryStatus.Pending && !isSecret;
      showToast({ id: name, text: isPending ? texts.waits : texts.added });
      onDone();
    },
  });

  // A failure concerns the file that was sent, not one chosen after it.
  const failure = sentFile === file ? form.failure : undefined;
  return { form: { ...form, failure }, texts, sent, cancel: () => controller.current?.abort() };
}

const ids = new WeakMap<File, string>();

/** The id of what a file becomes: sending the file again adds nothing twice. */
function getUploadId(file: File): string {
  const id = ids.get(file) ?? newId();
  ids.set(file, id);
  return id;
}

interface UploadFormProps<Texts extends FieldValues> {
  upload: ReturnType<typeof useUploadForm<Texts>>;
  onDiscard: () => void;
  /** The fields of the credit. */
  children: ReactNode;
}

/** Sends a file, shows the progress, and can be cancelled. After a failure, the file can be sent again. */
export function UploadForm<Texts extends FieldValues>({
  upload: { form, texts, sent, cancel },
  onDiscard,
  children,
}: UploadFormProps<Texts>) {
  const { formatMessage } = useIntl();
  return (
    <Form noValidate onSubmit={form.submit}>
      {children}
      <FormFailure failure={form.failure} />
      {form.isSubmitting && <ProgressBar label={texts.sending} value={sent} max={1} />}
      <ButtonRow>
        <Button type="submit" variant="primary" aria-busy={form.isSubmitting}>
          {form.failure ? formatMessage(messages.again) : texts.send}
        </Button>
        {form.isSubmitting ? (
          <Button onClick={cancel}>{formatMessage(messages.cancel)}</Button>
        ) : (
          <Button variant="quiet" onClick={onDiscard}>
            {formatMessage(messages.discard)}
          </Button>
        )}
      </ButtonRow>
    </Form>
  );
}

const messages = defineMessages({
  again: { id: 'uploadForm.again', defaultMessage: 'Send again' },
  cancel: { id: 'uploadForm.cancel', defaultMessage: 'Cancel' },
  discard: { id: 'uploadForm.discard', defaultMessage: 'Remove' },
});

const Form = styled.form`
  display: grid;
  gap: ${space.s4};
`;
