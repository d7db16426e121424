import { defineMessages, type NoMessageValues, useIntl } from 'react-intl';
import { useLocation } from 'wouter';
import { ConfirmDialog } from '../../../shared/form/dialogs.tsx';
import { paths } from '../../../shared/routes/routes.ts';
import { CallFailure } from '../record/call-failure.tsx';
import { type Campaign, completeCampaign, deleteCampaign } from '../record/queries.ts';
import { useCampaignCall } from '../record/use-campaign-call.ts';

interface CampaignDialogProps {
  campaign: Campaign;
  onClose: () => void;
}

/** Asks before the remaining posts are skipped. */
export function CompleteDialog({ campaign, onClose }: CampaignDialogProps) {
  const { formatMessage } = useIntl();
  const { id, name, posts } = campaign;
  const completing = useCampaignCall((api) => completeCampaign(api, id));
  return (
    <ConfirmDialog
      title={formatMessage(messages.completeTitle, { name })}
      keep={formatMessage(messages.keepGoing)}
      confirm={formatMessage(messages.complete)}
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
export function DeleteDialog({ campaign: { id, name }, onClose }: CampaignDialogProps) {
  const { formatMessage } = useIntl();
  const [, navigate] = useLocation();
  const deleting = useCampaignCall(async (api) => {
    await deleteCampaign(api, id);
    navigate(paths.campaigns(), { replace: true });
  });
  return (
    <ConfirmDialog
      title={formatMessage(messages.deleteTitle, { name })}
      isPending={deleting.isPending}
      onConfirm={() => deleting.mutate()}
      onClose={onClose}
    >
      <p>{formatMessage(messages.deleteWarning)}</p>
      <CallFailure failure={deleting.error} />
    </ConfirmDialog>
  );
}

const messages = defineMessages<{
  completeTitle: { name: string };
  completeWarning: { count: number };
  keepGoing: NoMessageValues;
  complete: NoMessageValues;
  deleteTitle: { name: string };
  deleteWarning: NoMessageValues;
}>({
  completeTitle: { id: 'completeCampaign.title', defaultMessage: 'Complete “{name}”?' },
  completeWarning: {
    id: 'completeCampaign.warning',
    defaultMessage:
      '{count, plural, =0 {No posts are left.} one {The one remaining post is skipped.} other {The # remaining posts are skipped.}} A completed campaign can’t be continued.',
  },
  keepGoing: { id: 'completeCampaign.keep', defaultMessage: 'Keep it running' },
  complete: { id: 'completeCampaign.complete', defaultMessage: 'Complete' },
  deleteTitle: { id: 'deleteCampaign.title', defaultMessage: 'Delete “{name}”?' },
  deleteWarning: {
    id: 'deleteCampaign.warning',
    defaultMessage:
      'Posts that were sent stay online. The plan and the results of the campaign can’t be restored.',
  },
});
