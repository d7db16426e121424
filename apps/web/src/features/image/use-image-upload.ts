import { EntryStatus } from '@wordhoard/contract/enumeration';
import { useSetAtom } from 'jotai';
import { useRef, useState } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import { useApi } from '../../shared/api/api-context.ts';
import { useCallForm } from '../../shared/form/use-call-form.ts';
import { showToastAtom } from '../../shared/toast/toast-atom.ts';
import { useRefreshEntries } from '../word/queries.ts';
import { imageQueries, uploadImage } from './queries.ts';

interface Upload {
  wordId: string;
  /** Whether nobody else sees the word. */
  isSecret: boolean;
  file: File | undefined;
  onDone: () => void;
}

/** Uploads an image with its credit. `sent` is the progress, from 0 to 1. */
export function useImageUpload({ wordId, isSecret, file, onDone }: Upload) {
  const { formatMessage } = useIntl();
  const api = useApi();
  const refresh = useRefreshEntries(imageQueries);
  const showToast = useSetAtom(showToastAtom);
  const controller = useRef<AbortController>(undefined);
  const [sent, setSent] = useState(0);
  const [sentFile, setSentFile] = useState<File>();

  async function send(texts: { licence: string; source: string }) {
    if (file === undefined) return undefined;
    controller.current = new AbortController();
    const { signal } = controller.current;
    setSent(0);
    setSentFile(file);
    try {
      return await uploadImage(api, { ...texts, file, wordId }, { onProgress: setSent, signal });
    } catch (error) {
      if (signal.aborted) return undefined;
      throw error;
    }
  }

  const form = useCallForm({
    name: 'newImage',
    draftFields: ['licence', 'source'],
    defaultValues: { licence: '', source: '' },
    call: send,
    onDone(image) {
      if (image === undefined) return;
      const isPending = image.status === EntryStatus.Pending && !isSecret;
      const text = formatMessage(isPending ? messages.waits : messages.added);
      showToast({ id: 'picture', text });
      onDone();
      void refresh();
    },
  });

  // A failure concerns the file that was sent, not one chosen after it.
  const failure = sentFile === file ? form.failure : undefined;
  return { form: { ...form, failure }, sent, cancel: () => controller.current?.abort() };
}

const messages = defineMessages({
  waits: { id: 'newImage.waits', defaultMessage: 'Thank you! The picture is pending review.' },
  added: { id: 'newImage.added', defaultMessage: 'Picture added' },
});
