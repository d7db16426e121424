import { useQueryClient } from '@tanstack/react-query';
import { EntryStatus } from '@wordhoard/contract/enumeration';
import { useSetAtom } from 'jotai';
import { useRef, useState } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import { useApi } from '../../shared/api/api-context.ts';
import { useCallForm } from '../../shared/form/use-call-form.ts';
import { showToastAtom } from '../../shared/toast/toast-atom.ts';
import { refreshImages, uploadImage } from './queries.ts';

interface Upload {
  wordId: string;
  /** The word is for nobody else to see. */
  isSecret: boolean;
  file: File | undefined;
  onDone: () => void;
}

/** Sends a picture with what is said of it; `sent` grows from 0 to 1 meanwhile. */
export function useImageUpload({ wordId, isSecret, file, onDone }: Upload) {
  const { formatMessage } = useIntl();
  const api = useApi();
  const queryClient = useQueryClient();
  const showToast = useSetAtom(showToastAtom);
  const sending = useRef<AbortController>(undefined);
  const [sent, setSent] = useState(0);
  const [tried, setTried] = useState<File>();

  async function send(texts: { licence: string; source: string }) {
    if (file === undefined) return undefined;
    sending.current = new AbortController();
    const { signal } = sending.current;
    setSent(0);
    setTried(file);
    try {
      return await uploadImage(api, { ...texts, file, wordId }, { onProgress: setSent, signal });
    } catch (error) {
      if (signal.aborted) return undefined;
      throw error;
    }
  }

  const form = useCallForm({
    name: 'newImage',
    kept: ['licence', 'source'],
    defaultValues: { licence: '', source: '' },
    call: send,
    onDone(image) {
      if (image === undefined) return;
      const waits = image.status === EntryStatus.Pending && !isSecret;
      const text = formatMessage(waits ? messages.waits : messages.added);
      showToast({ id: 'picture', text });
      onDone();
      void refreshImages(queryClient);
    },
  });

  // A failure is told of the picture that has failed, not of the one chosen after it.
  const failure = tried === file ? form.failure : undefined;
  return { form: { ...form, failure }, sent, cancel: () => sending.current?.abort() };
}

const messages = defineMessages({
  waits: { id: 'newImage.waits', defaultMessage: 'Thank you. The picture waits for approval' },
  added: { id: 'newImage.added', defaultMessage: 'The picture is added' },
});
