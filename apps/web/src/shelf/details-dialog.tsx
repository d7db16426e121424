import { Button, Dialog } from '@wordhoard/ui';
import { useId } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import { useApi } from '../app/api-context.ts';
import { DialogForm } from '../form/dialog-form.ts';
import { FormFailure } from '../form/form-failure.tsx';
import { SubmitButton } from '../form/submit-button.tsx';
import { useCallForm } from '../form/use-call-form.ts';
import {
  codeOfPrivacy,
  DetailsFields,
  keptDetails,
  privacyOf,
  type ShelvedDetails,
} from './details-fields.tsx';
import { updateShelved } from './shelf-calls.ts';
import type { Shelved, ShelvedKind } from './shelved.ts';
import { useRefreshShelf } from './use-refresh-shelf.ts';
import { blamed } from './with-free-slug.ts';

interface DetailsDialogProps {
  kind: ShelvedKind;
  shelved: Shelved;
  isOpen: boolean;
  onClose: () => void;
  /** Its address may be another one now. */
  onChanged: (changed: Shelved) => void;
}

/** What it is called, where it is found and who sees it. */
export function DetailsDialog({ kind, shelved, isOpen, onClose, onChanged }: DetailsDialogProps) {
  const { formatMessage } = useIntl();
  const api = useApi();
  const formId = useId();
  const refresh = useRefreshShelf(kind);
  const { id, name, slug, note, privacy } = shelved;
  const form = useCallForm<ShelvedDetails, Shelved>({
    name: `${kind} ${id}`,
    kept: keptDetails,
    defaultValues: { name, slug, note, privacy: codeOfPrivacy(privacy) },
    call: ({ privacy, ...texts }) =>
      updateShelved(api, kind, { id, ...texts, privacy: privacyOf(privacy) }).catch((error) => {
        throw blamed(error);
      }),
    onDone: (changed) => {
      onClose();
      onChanged(changed);
      void refresh();
    },
  });
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={formatMessage(kind === 'list' ? messages.list : messages.table)}
      actions={
        <>
          <Button onClick={onClose}>{formatMessage(messages.cancel)}</Button>
          <SubmitButton form={formId} aria-busy={form.isSubmitting}>
            {formatMessage(messages.save)}
          </SubmitButton>
        </>
      }
    >
      <DialogForm id={formId} noValidate onSubmit={form.submit}>
        <FormFailure failure={form.failure} />
        <DetailsFields kind={kind} form={form} isKept />
      </DialogForm>
    </Dialog>
  );
}

const messages = defineMessages({
  list: { id: 'shelvedDetails.list', defaultMessage: 'About this list' },
  table: { id: 'shelvedDetails.table', defaultMessage: 'About this table' },
  cancel: { id: 'shelvedDetails.cancel', defaultMessage: 'Cancel' },
  save: { id: 'shelvedDetails.save', defaultMessage: 'Save' },
});
