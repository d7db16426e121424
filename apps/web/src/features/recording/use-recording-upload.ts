import { EntryStatus, type RecordingLicence } from '@wordhoard/contract/enumeration';
import { useSetAtom } from 'jotai';
import { useRef, useState } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import { useApi } from '../../shared/api/api-context.ts';
import { useCallForm } from '../../shared/form/use-call-form.ts';
import { showToastAtom } from '../../shared/toast/toast-atom.ts';
import { useRefreshEntries } from '../word/queries.ts';
import { recordingQueries, uploadRecording } from './queries.ts';

interface Upload {
  wordId: string;
  /** Whether nobody else sees the word. */
  isSecret: boolean;
  file: File | undefined;
  onDone: () => void;
}

interface Texts {
  speaker: string;
  licence: RecordingLicence;
}

/** Uploads a recording with its credit. `sent` is the progress, from 0 to 1. */
export function useRecordingUpload({ wordId, isSecret, file, onDone }: Upload) {
  const { formatMessage } = useIntl();
  const api = useApi();
  const refresh = useRefreshEntries(recordingQueries);
  const showToast = useSetAtom(showToastAtom);
  const controller = useRef<AbortController>(undefined);
  const [sent, setSent] = useState(0);
  const [sentFile, setSentFile] = useState<File>();

  async function send(texts: Texts) {
    if (file === undefined) return undefined;
    controller.current = new AbortController();
    const { signal } = controller.current;
    setSent(0);
    setSentFile(file);
    try {
      return await uploadRecording(
        api,
        { ...texts, file, wordId },
        { onProgress: setSent, signal },
      );
    } catch (error) {
      if (signal.aborted) return undefined;
      throw error;
    }
  }

  const form = useCallForm<Texts, Awaited<ReturnType<typeof send>>>({
    name: 'newRecording',
    draftFields: ['speaker', 'licence'],
    defaultValues: { speaker: '', licence: 'CC0' },
    call: send,
    onDone(recording) {
      if (recording === undefined) return;
      const isPending = recording.status === EntryStatus.Pending && !isSecret;
      const text = formatMessage(isPending ? messages.waits : messages.added);
      showToast({ id: 'recording', text });
      onDone();
      void refresh();
    },
  });

  // A failure concerns the file that was sent, not one recorded after it.
  const failure = sentFile === file ? form.failure : undefined;
  return { form: { ...form, failure }, sent, cancel: () => controller.current?.abort() };
}

const messages = defineMessages({
  waits: {
    id: 'newRecording.waits',
    defaultMessage: 'Thank you! The recording is pending review.',
  },
  added: { id: 'newRecording.added', defaultMessage: 'Recording added' },
});
