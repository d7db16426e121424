import { Button, Dialog } from '@wordhoard/ui';
import type { ReactNode } from 'react';
import { defineMessages, type NoMessageValues, useIntl } from 'react-intl';
import { useLocation } from 'wouter';
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
    <Confirmation
      title={formatMessage(messages.completeTitle, { name })}
      keep={formatMessage(messages.keepGoing)}
      confirm={formatMessage(messages.complete)}
      call={completing}
      onConfirm={() => completing.mutate(undefined, { onSuccess: onClose })}
      onClose={onClose}
    >
      {formatMessage(messages.completeWarning, { count: posts.planned })}
    </Confirmation>
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
    <Confirmation
      title={formatMessage(messages.deleteTitle, { name })}
      keep={formatMessage(messages.keep)}
      confirm={formatMessage(messages.delete)}
      call={deleting}
      onConfirm={() => deleting.mutate()}
      onClose={onClose}
    >
      {formatMessage(messages.deleteWarning)}
    </Confirmation>
  );
}

interface ConfirmationProps {
  title: string;
  keep: string;
  confirm: string;
  call: { isPending: boolean; error: Error | null };
  onConfirm: () => void;
  onClose: () => void;
  children: ReactNode;
}

function Confirmation({
  title,
  keep,
  confirm,
  call,
  onConfirm,
  onClose,
  children,
}: ConfirmationProps) {
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={title}
      actions={
        <>
          <Button onClick={onClose}>{keep}</Button>
          <Button variant="danger" aria-busy={call.isPending} onClick={onConfirm}>
            {confirm}
          </Button>
        </>
      }
    >
      <p>{children}</p>
      <CallFailure failure={call.error} />
    </Dialog>
  );
}

const messages = defineMessages<{
  completeTitle: { name: string };
  completeWarning: { count: number };
  keepGoing: NoMessageValues;
  complete: NoMessageValues;
  deleteTitle: { name: string };
  deleteWarning: NoMessageValues;
  keep: NoMessageValues;
  delete: NoMessageValues;
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
  keep: { id: 'deleteCampaign.keep', defaultMessage: 'Keep it' },
  delete: { id: 'deleteCampaign.delete', defaultMessage: 'Delete' },
});
