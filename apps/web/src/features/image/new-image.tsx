import type { components } from '@wordhoard/api-client';
import { limits } from '@wordhoard/contract/limits';
import { ImagePicker, space, WordImage } from '@wordhoard/ui';
import { defineMessages, type NoMessageValues, useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { isSecretWord } from '../word/queries.ts';
import { useImageFile } from './image-file.ts';
import { ImageSending } from './image-sending.tsx';
import { useImageUpload } from './use-image-upload.ts';

interface NewImageProps {
  word: components['schemas']['WordEntity'];
}

/** Chooses, previews and uploads an image. After a failure, it can be sent again. */
export function NewImage({ word }: NewImageProps) {
  const { formatMessage } = useIntl();
  const { file, preview, fault, choose, clear } = useImageFile();
  const upload = useImageUpload({
    wordId: word.id,
    isSecret: isSecretWord(word),
    file,
    onDone: clear,
  });
  return (
    <Parts>
      <ImagePicker
        label={formatMessage(messages.title, { word: word.text })}
        hint={formatMessage(messages.bounds, bounds)}
        error={fault && formatMessage(messages[fault], bounds)}
        accept={limits.uploadExtensions}
        disabled={upload.form.isSubmitting}
        onChoose={choose}
      >
        {preview && <Preview src={preview} alt={formatMessage(messages.preview)} loading="eager" />}
      </ImagePicker>
      {file && <ImageSending upload={upload} onDiscard={clear} />}
    </Parts>
  );
}

const bounds = {
  types: limits.uploadExtensions.replaceAll('.', '').replaceAll(',', ', ').toUpperCase(),
  megabytes: limits.uploadMaxMegabytes,
  pixels: limits.imageMinPixels,
  megapixels: limits.imageMaxMegapixels,
};

type Bounds = typeof bounds;

const messages = defineMessages<{
  title: { word: string };
  bounds: Pick<Bounds, 'types' | 'megabytes' | 'pixels'>;
  preview: NoMessageValues;
  type: Pick<Bounds, 'types'>;
  size: Pick<Bounds, 'megabytes'>;
  small: Pick<Bounds, 'pixels'>;
  large: Pick<Bounds, 'megapixels'>;
  unreadable: NoMessageValues;
}>({
  title: { id: 'newImage.title', defaultMessage: 'Add a picture of “{word}”' },
  bounds: {
    id: 'newImage.bounds',
    defaultMessage:
      '{types}, up to {megabytes, number} MB, at least {pixels, number} pixels wide and high.',
  },
  preview: { id: 'newImage.preview', defaultMessage: 'The picture you have chosen' },
  type: { id: 'newImage.type', defaultMessage: 'This is none of these: {types}.' },
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
  unreadable: { id: 'newImage.unreadable', defaultMessage: 'This file could not be read.' },
});

const Parts = styled.div`
  display: grid;
  gap: ${space.s4};
`;

const Preview = styled(WordImage)`
  width: 10rem;
`;
