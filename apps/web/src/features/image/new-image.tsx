import { readData } from '@wordhoard/api-client';
import type { Word } from '@wordhoard/contract';
import { limits } from '@wordhoard/contract/limits';
import { defineMessages } from '@wordhoard/i18n/messages';
import { ImagePicker, Stack, TextField, WordImage } from '@wordhoard/ui';
import { isAcceptedFile, maxLength } from '@wordhoard/validators';
import { useId, useState } from 'react';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { useApi } from '../../shared/api/api-context.ts';
import { uploadOptions } from '../../shared/api/upload.ts';
import { UploadForm, useObjectUrl, useUploadForm } from '../contribution/upload-form.tsx';
import { isSecretWord, useRefreshEntries } from '../word/queries.ts';
import { imageQueries } from './queries.ts';

/** Chooses, previews and uploads an image. After a failure, it can be sent again. */
export function NewImage({ word }: { word: Word }) {
  const { formatMessage } = useIntl();
  const licences = useId();
  const { file, preview, error, choose, clear } = useImageFile();
  const upload = useImageUpload(word, file, clear);
  const { field, isSubmitting } = upload.form;
  return (
    <Stack>
      <ImagePicker
        label={formatMessage(messages.title, { word: word.text })}
        hint={formatMessage(messages.bounds, bounds)}
        error={error && formatMessage(messages[error], bounds)}
        accept={limits.uploadExtensions}
        disabled={isSubmitting}
        onChoose={choose}
      >
        {preview && <Preview src={preview} alt={formatMessage(messages.preview)} loading="eager" />}
      </ImagePicker>
      {file && (
        <UploadForm upload={upload} onDiscard={clear}>
          <TextField
            label={formatMessage(uploadMessages.source)}
            hint={formatMessage(uploadMessages.sourceHint)}
            {...field('source', maxLength(limits.noteMaxLength))}
          />
          <TextField
            label={formatMessage(uploadMessages.licence)}
            hint={formatMessage(uploadMessages.licenceHint)}
            list={licences}
            {...field('licence', maxLength(limits.nameMaxLength))}
          />
          <datalist id={licences}>
            {usualLicences.map((licence) => (
              <option key={licence} value={licence} />
            ))}
          </datalist>
        </UploadForm>
      )}
    </Stack>
  );
}

const bounds = {
  types: limits.uploadExtensions.replaceAll('.', '').replaceAll(',', ', ').toUpperCase(),
  megabytes: limits.uploadMaxMegabytes,
  pixels: limits.imageMinPixels,
  megapixels: limits.imageMaxMegapixels,
};

const messages = defineMessages({
  title: { id: 'newImage.title', defaultMessage: 'Add a picture of “{word}”' },
  bounds: {
    id: 'newImage.bounds',
    defaultMessage:
      '{types}, up to {megabytes, number} MB, at least {pixels, number} × {pixels, number} pixels.',
  },
  preview: { id: 'newImage.preview', defaultMessage: 'Chosen picture' },
  type: { id: 'newImage.type', defaultMessage: 'Only these file types: {types}.' },
  size: {
    id: 'newImage.size',
    defaultMessage: 'This file is larger than {megabytes, number} MB.',
  },
  small: {
    id: 'newImage.small',
    defaultMessage: 'This picture is less than {pixels, number} pixels wide or high.',
  },
  large: {
    id: 'newImage.large',
    defaultMessage: 'This picture has more than {megapixels, number} megapixels.',
  },
  unreadable: { id: 'newImage.unreadable', defaultMessage: 'Couldn’t read this file.' },
});

const Preview = styled(WordImage)`
  width: 10rem;
`;

const usualLicences = ['CC0', 'CC BY 4.0', 'CC BY-SA 4.0'];

function useImageUpload({ id: wordId, ...word }: Word, file: File | undefined, onDone: () => void) {
  const api = useApi();
  const refresh = useRefreshEntries(imageQueries);
  return useUploadForm({
    name: 'newImage',
    defaultValues: { licence: '', source: '' },
    file,
    send: (parts, sending) =>
      readData(
        api.POST('/front-word-image/upload', {
          body: { ...parts, wordId },
          ...uploadOptions(sending),
        }),
      ),
    isSecret: isSecretWord(word),
    messages: uploadMessages,
    onDone() {
      onDone();
      void refresh();
    },
  });
}

const uploadMessages = defineMessages({
  source: { id: 'newImage.source', defaultMessage: 'Who made it' },
  sourceHint: {
    id: 'newImage.sourceHint',
    defaultMessage: 'A name or a link. “Made by me” is fine. Shown below the picture.',
  },
  licence: { id: 'newImage.licence', defaultMessage: 'Licence' },
  licenceHint: {
    id: 'newImage.licenceHint',
    defaultMessage: 'How others may use it, such as CC0 for “any use”.',
  },
  send: { id: 'newImage.send', defaultMessage: 'Send picture' },
  sending: { id: 'newImage.sending', defaultMessage: 'Sending picture…' },
  waits: { id: 'newImage.waits', defaultMessage: 'Thank you! The picture is awaiting approval.' },
  added: { id: 'newImage.added', defaultMessage: 'Picture added' },
});

/** Checks a chosen image and shows a preview. An invalid file does not replace the previous one. */
function useImageFile() {
  const [file, setFile] = useState<File>();
  const preview = useObjectUrl(file);
  const [error, setError] = useState<ImageFileError>();

  async function choose(chosen: File): Promise<void> {
    const invalid = await findImageError(chosen, measure);
    setError(invalid);
    if (invalid === undefined) setFile(chosen);
  }

  function clear(): void {
    setFile(undefined);
    setError(undefined);
  }

  return { file, preview, error, choose, clear };
}

async function measure(file: File): Promise<Size> {
  const bitmap = await createImageBitmap(file);
  const { width, height } = bitmap;
  bitmap.close();
  return { width, height };
}

type ImageFileError = 'type' | 'size' | 'small' | 'large' | 'unreadable';

interface Size {
  width: number;
  height: number;
}

const bytesInMegabyte = 1024 * 1024;

/**
 * Why a file cannot be uploaded as an image.
 *
 * @param measure - reads its size in pixels
 */
export async function findImageError(file: File, measure: (file: File) => Promise<Size>) {
  if (!isAcceptedFile(file.name, limits.uploadExtensions)) return 'type';
  if (file.size > limits.uploadMaxMegabytes * bytesInMegabyte) return 'size';
  const size = await measure(file).catch(() => undefined);
  return size === undefined ? 'unreadable' : findSizeError(size);
}

function findSizeError({ width, height }: Size): ImageFileError | undefined {
  if (Math.min(width, height) < limits.imageMinPixels) return 'small';
  return width * height > limits.imageMaxMegapixels * 1_000_000 ? 'large' : undefined;
}
