import { EntryStatus } from '@wordhoard/contract/enumeration';
import { defineMessages } from '@wordhoard/i18n/messages';
import { Button, ButtonRow, ProgressBar, Stack } from '@wordhoard/ui';
import { useSetAtom } from 'jotai';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { DefaultValues, FieldValues } from 'react-hook-form';
import { type TypedMessageDescriptor, useIntl } from 'react-intl';
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
  /** `waits` is shown once the file is sent and pending review. */
  messages: Record<'send' | 'sending' | 'waits' | 'added', TypedMessageDescriptor>;
  onDone: () => void;
}

/** A form that sends a file with its credit. `sent` is the progress, from 0 to 1. */
export function useUploadForm<Texts extends FieldValues>({
  name,
  defaultValues,
  file,
  send,
  isSecret,
  messages,
  onDone,
}: Upload<Texts>) {
  const { formatMessage } = useIntl();
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
      showToast({ id: name, text: formatMessage(isPending ? messages.waits : messages.added) });
      onDone();
    },
  });

  // A failure concerns the file that was sent, not one chosen after it.
  const failure = sentFile === file ? form.failure : undefined;
  return { form: { ...form, failure }, messages, sent, cancel: () => controller.current?.abort() };
}

/** The address of a file in the browser, while it is shown. */
export function useObjectUrl(file: File | undefined): string | undefined {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    if (file === undefined) return setUrl(undefined);
    const created = URL.createObjectURL(file);
    setUrl(created);
    return () => URL.revokeObjectURL(created);
  }, [file]);
  return url;
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
  upload: { form, messages, sent, cancel },
  onDiscard,
  children,
}: UploadFormProps<Texts>) {
  const { formatMessage } = useIntl();
  return (
    <Stack as="form" noValidate onSubmit={form.submit}>
      {children}
      <FormFailure failure={form.failure} />
      {form.isSubmitting && (
        <ProgressBar label={formatMessage(messages.sending)} value={sent} max={1} />
      )}
      <ButtonRow>
        <Button type="submit" variant="primary" aria-busy={form.isSubmitting}>
          {formatMessage(form.failure ? buttonMessages.again : messages.send)}
        </Button>
        {form.isSubmitting ? (
          <Button onClick={cancel}>{formatMessage(buttonMessages.cancel)}</Button>
        ) : (
          <Button variant="quiet" onClick={onDiscard}>
            {formatMessage(buttonMessages.discard)}
          </Button>
        )}
      </ButtonRow>
    </Stack>
  );
}

const buttonMessages = defineMessages({
  again: { id: 'uploadForm.again', defaultMessage: 'Send again' },
  cancel: { id: 'uploadForm.cancel', defaultMessage: 'Cancel' },
  discard: { id: 'uploadForm.discard', defaultMessage: 'Remove' },
});
