import { defineMessages } from '@wordhoard/i18n/messages';
import { Note } from '@wordhoard/ui';
import { useIntl } from 'react-intl';
import { useLocation } from 'wouter';
import { useApi } from '../../../shared/api/api-context.ts';
import { ConfirmDialog, FormDialog } from '../../../shared/form/dialogs.tsx';
import { useCallForm } from '../../../shared/form/use-call-form.ts';
import { paths } from '../../../shared/routes/routes.ts';
import { checkName, NameField } from '../../channel/name-field.tsx';
import { CallFailure } from '../call-failure.tsx';
import {
  type Campaign,
  changeCampaign,
  deleteCampaign,
  updateCampaign,
  useCampaignCall,
  useRefreshCampaigns,
} from '../queries.ts';
import { checkSchedule, readSchedule, writeSchedule } from '../time/schedule.ts';
import { ScheduleFields } from '../time/schedule-fields.tsx';

export type CampaignDialogName = 'rename' | 'schedule' | 'complete' | 'delete';

interface CampaignDialogProps {
  campaign: Campaign;
  onClose: () => void;
}

/** A dialog about a campaign as a whole. */
export function CampaignDialog({
  name,
  ...props
}: CampaignDialogProps & { name: CampaignDialogName }) {
  const Named = dialogs[name];
  return <Named {...props} />;
}

function RenameDialog({ campaign: { id, name }, onClose }: CampaignDialogProps) {
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
    <FormDialog title={formatMessage(messages.rename)} form={form} onClose={onClose}>
      <NameField {...form.field('name', checkName)} />
    </FormDialog>
  );
}

/** Reschedules the posts of a campaign that are not sent yet. */
function ScheduleDialog({ campaign: { id, schedule }, onClose }: CampaignDialogProps) {
  const { formatMessage } = useIntl();
  const api = useApi();
  const refresh = useRefreshCampaigns();
  const form = useCallForm({
    name: `schedule ${id}`,
    draftFields: [],
    defaultValues: { schedule: writeSchedule(schedule) },
    call: async (values) => {
      await updateCampaign(api, { id, schedule: readSchedule(values.schedule) });
      await refresh();
    },
    onDone: onClose,
  });
  form.field('schedule', checkSchedule);
  return (
    <FormDialog title={formatMessage(messages.schedule)} form={form} onClose={onClose}>
      <Note>{formatMessage(messages.scheduleLead)}</Note>
      <ScheduleFields
        schedule={readSchedule(form.value('schedule'))}
        onChange={(changed) => form.change('schedule', writeSchedule(changed))}
      />
    </FormDialog>
  );
}

/** Asks before the remaining posts are skipped. */
function CompleteDialog({ campaign: { id, name, posts }, onClose }: CampaignDialogProps) {
  const { formatMessage } = useIntl();
  const completing = useCampaignCall((api) => changeCampaign(api, 'complete', id));
  return (
    <ConfirmDialog
      title={formatMessage(messages.complete, { name })}
      keep={formatMessage(messages.keepGoing)}
      confirm={formatMessage(messages.completeIt)}
      isPending={completing.isPending}
      onConfirm={() => completing.mutate(undefined, { onSuccess: onClose })}
      onClose={onClose}
    >
      <p>{formatMessage(messages.completeWarning, { count: posts.planned })}</p>
      <CallFailure failure={completing.error} />
    </ConfirmDialog>
  );
}

/** Asks before a campaign is deleted. */
function DeleteDialog({ campaign: { id, name }, onClose }: CampaignDialogProps) {
  const { formatMessage } = useIntl();
  const [, navigate] = useLocation();
  const deleting = useCampaignCall(async (api) => {
    await deleteCampaign(api, id);
    navigate(paths.campaigns(), { replace: true });
  });
  return (
    <ConfirmDialog
      title={formatMessage(messages.delete, { name })}
      isPending={deleting.isPending}
      onConfirm={() => deleting.mutate()}
      onClose={onClose}
    >
      <p>{formatMessage(messages.deleteWarning)}</p>
      <CallFailure failure={deleting.error} />
    </ConfirmDialog>
  );
}

const dialogs = {
  rename: RenameDialog,
  schedule: ScheduleDialog,
  complete: CompleteDialog,
  delete: DeleteDialog,
};

const messages = defineMessages({
  rename: { id: 'renameCampaign.title', defaultMessage: 'Rename campaign' },
  schedule: { id: 'scheduleDialog.title', defaultMessage: 'Change schedule' },
  scheduleLead: {
    id: 'scheduleDialog.lead',
    defaultMessage:
      'The remaining posts are planned again. Posts you’ve moved keep their times; posts that no longer fit are skipped.',
  },
  complete: { id: 'completeCampaign.title', defaultMessage: 'Complete “{name}”?' },
  completeWarning: {
    id: 'completeCampaign.warning',
    defaultMessage:
      '{count, plural, =0 {No posts are left.} one {The one remaining post will be skipped.} other {The # remaining posts will be skipped.}} A completed campaign can’t be resumed.',
  },
  keepGoing: { id: 'completeCampaign.keep', defaultMessage: 'Don’t complete' },
  completeIt: { id: 'completeCampaign.complete', defaultMessage: 'Complete' },
  delete: { id: 'deleteCampaign.title', defaultMessage: 'Delete “{name}”?' },
  deleteWarning: {
    id: 'deleteCampaign.warning',
    defaultMessage:
      'Posts that were sent stay online. The plan and the results of the campaign can’t be restored.',
  },
});
