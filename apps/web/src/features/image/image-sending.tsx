import { limits } from '@wordhoard/contract/limits';
import { Button, ButtonRow, ProgressBar, space, TextField } from '@wordhoard/ui';
import { maxLength } from '@wordhoard/validators';
import { useId } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { FormFailure } from '../../shared/form/call-form.tsx';
import type { useImageUpload } from './use-image-upload.ts';

interface ImageSendingProps {
  upload: ReturnType<typeof useImageUpload>;
  onDiscard: () => void;
}

/** Asks for the credit of an image and shows the progress of its upload. */
export function ImageSending({ upload: { form, sent, cancel }, onDiscard }: ImageSendingProps) {
  const { formatMessage } = useIntl();
  const licences = useId();
  return (
    <Form noValidate onSubmit={form.submit}>
      <TextField
        label={formatMessage(messages.source)}
        hint={formatMessage(messages.sourceHint)}
        {...form.field('source', maxLength(limits.noteMaxLength))}
      />
      <TextField
        label={formatMessage(messages.licence)}
        hint={formatMessage(messages.licenceHint)}
        list={licences}
        {...form.field('licence', maxLength(limits.nameMaxLength))}
      />
      <datalist id={licences}>
        {usualLicences.map((licence) => (
          <option key={licence} value={licence} />
        ))}
      </datalist>
      <FormFailure failure={form.failure} />
      {form.isSubmitting && (
        <ProgressBar label={formatMessage(messages.sending)} value={sent} max={1} />
      )}
      <ButtonRow>
        <Button type="submit" variant="primary" aria-busy={form.isSubmitting}>
          {formatMessage(form.failure ? messages.again : messages.send)}
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

const usualLicences = ['CC0', 'CC BY 4.0', 'CC BY-SA 4.0'];

const messages = defineMessages({
  source: { id: 'newImage.source', defaultMessage: 'Who made it' },
  sourceHint: {
    id: 'newImage.sourceHint',
    defaultMessage: 'A name or an address. “Made by me” will do. It is shown below the picture.',
  },
  licence: { id: 'newImage.licence', defaultMessage: 'Licence' },
  licenceHint: {
    id: 'newImage.licenceHint',
    defaultMessage: 'How others may use it, such as CC0 for “as they like”.',
  },
  send: { id: 'newImage.send', defaultMessage: 'Send the picture' },
  again: { id: 'newImage.again', defaultMessage: 'Send it again' },
  sending: { id: 'newImage.sending', defaultMessage: 'The picture is being sent' },
  cancel: { id: 'newImage.cancel', defaultMessage: 'Cancel' },
  discard: { id: 'newImage.discard', defaultMessage: 'Choose none' },
});

const Form = styled.form`
  display: grid;
  gap: ${space.s4};
`;
