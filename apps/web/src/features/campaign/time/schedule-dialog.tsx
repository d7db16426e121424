import { color, size } from '@wordhoard/ui';
import { type FormEvent, useState } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { FormDialog } from '../../../shared/form/dialogs.tsx';
import { CallFailure } from '../record/call-failure.tsx';
import { type Campaign, updateCampaign } from '../record/queries.ts';
import { useCampaignCall } from '../record/use-campaign-call.ts';
import { isUsableSchedule } from './schedule.ts';
import { ScheduleFields } from './schedule-fields.tsx';

interface ScheduleDialogProps {
  campaign: Campaign;
  onClose: () => void;
}

/** Plans the remaining posts of a campaign anew. */
export function ScheduleDialog({ campaign, onClose }: ScheduleDialogProps) {
  const { formatMessage } = useIntl();
  const [schedule, setSchedule] = useState(campaign.schedule);
  const saving = useCampaignCall((api) => updateCampaign(api, { id: campaign.id, schedule }));

  function save(event: FormEvent): void {
    event.preventDefault();
    if (isUsableSchedule(schedule) && !saving.isPending) {
      saving.mutate(undefined, { onSuccess: onClose });
    }
  }

  return (
    <FormDialog
      title={formatMessage(messages.title)}
      form={{ submit: save, isSubmitting: saving.isPending }}
      onClose={onClose}
    >
      <CallFailure failure={saving.error} />
      <Lead>{formatMessage(messages.lead)}</Lead>
      <ScheduleFields schedule={schedule} onChange={setSchedule} />
    </FormDialog>
  );
}

const messages = defineMessages({
  title: { id: 'scheduleDialog.title', defaultMessage: 'Change schedule' },
  lead: {
    id: 'scheduleDialog.lead',
    defaultMessage:
      'The remaining posts are planned again. Posts you’ve moved keep their times; posts that no longer fit are skipped.',
  },
});

const Lead = styled.p`
  color: ${color.textMuted};
  font-size: ${size.caption};
`;
