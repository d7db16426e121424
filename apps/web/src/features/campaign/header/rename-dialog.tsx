import { limits } from '@wordhoard/contract/limits';
import { Button, Dialog, TextField } from '@wordhoard/ui';
import { composeChecks, maxLength, required } from '@wordhoard/validators';
import { useId } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import { useApi } from '../../../shared/api/api-context.ts';
import { DialogForm, FormFailure, SubmitButton } from '../../../shared/form/call-form.tsx';
import { useCallForm } from '../../../shared/form/use-call-form.ts';
import { type Campaign, updateCampaign, useRefreshCampaigns } from '../record/queries.ts';

interface RenameDialogProps {
  campaign: Campaign;
  onClose: () => void;
}

export function RenameDialog({ campaign: { id, name }, onClose }: RenameDialogProps) {
  const { formatMessage } = useIntl();
  const api = useApi();
  const formId = useId();
  const refresh = useRefreshCampaigns();
  const form = useCallForm({
    name: `campaign ${id}`,
    draftFields: [],
    defaultValues: { name },
    call: async (values) => {
      await updateCampaign(api, { id, name: values.name.trim() });
      await refresh();
    },
    onDone: onClose,
  });
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={formatMessage(messages.title)}
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
        <TextField
          label={formatMessage(messages.name)}
          hint={formatMessage(messages.hint)}
          dir="auto"
          autoComplete="off"
          {...form.field('name', composeChecks(required(), maxLength(limits.nameMaxLength)))}
        />
      </DialogForm>
    </Dialog>
  );
}

const messages = defineMessages({
  title: { id: 'renameCampaign.title', defaultMessage: 'Rename campaign' },
  name: { id: 'renameCampaign.name', defaultMessage: 'Name' },
  hint: { id: 'renameCampaign.hint', defaultMessage: 'Only admins see it.' },
  cancel: { id: 'renameCampaign.cancel', defaultMessage: 'Cancel' },
  save: { id: 'renameCampaign.save', defaultMessage: 'Save' },
});
