import { limits } from '@wordhoard/contract/limits';
import { TextField } from '@wordhoard/ui';
import { composeChecks, maxLength, required } from '@wordhoard/validators';
import { defineMessages, useIntl } from 'react-intl';
import { useApi } from '../../../shared/api/api-context.ts';
import { FormDialog } from '../../../shared/form/dialogs.tsx';
import { useCallForm } from '../../../shared/form/use-call-form.ts';
import { type Campaign, updateCampaign, useRefreshCampaigns } from '../record/queries.ts';

interface RenameDialogProps {
  campaign: Campaign;
  onClose: () => void;
}

export function RenameDialog({ campaign: { id, name }, onClose }: RenameDialogProps) {
  const { formatMessage } = useIntl();
  const api = useApi();
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
    <FormDialog title={formatMessage(messages.title)} form={form} onClose={onClose}>
      <TextField
        label={formatMessage(messages.name)}
        hint={formatMessage(messages.hint)}
        dir="auto"
        autoComplete="off"
        {...form.field('name', composeChecks(required(), maxLength(limits.nameMaxLength)))}
      />
    </FormDialog>
  );
}

const messages = defineMessages({
  title: { id: 'renameCampaign.title', defaultMessage: 'Rename campaign' },
  name: { id: 'renameCampaign.name', defaultMessage: 'Name' },
  hint: { id: 'renameCampaign.hint', defaultMessage: 'Only admins see it.' },
});
