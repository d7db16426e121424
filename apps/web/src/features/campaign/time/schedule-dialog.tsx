import { Button, color, Dialog, size } from '@wordhoard/ui';
import { type FormEvent, useId, useState } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { DialogForm, SubmitButton } from '../../../shared/form/call-form.tsx';
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
  const formId = useId();
  const [schedule, setSchedule] = useState(campaign.schedule);
  const saving = useCampaignCall((api) => updateCampaign(api, { id: campaign.id, schedule }));

  function save(event: FormEvent): void {
    event.preventDefault();
    if (isUsableSchedule(schedule) && !saving.isPending) {
      saving.mutate(undefined, { onSuccess: onClose });
    }
  }

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={formatMessage(messages.title)}
      actions={
        <>
          <Button onClick={onClose}>{formatMessage(messages.cancel)}</Button>
          <SubmitButton form={formId} aria-busy={saving.isPending}>
            {formatMessage(messages.save)}
          </SubmitButton>
        </>
      }
    >
      <DialogForm id={formId} noValidate onSubmit={save}>
        <CallFailure failure={saving.error} />
        <Lead>{formatMessage(messages.lead)}</Lead>
        <ScheduleFields schedule={schedule} onChange={setSchedule} />
      </DialogForm>
    </Dialog>
  );
}

const messages = defineMessages({
  title: { id: 'scheduleDialog.title', defaultMessage: 'Change schedule' },
  lead: {
    id: 'scheduleDialog.lead',
    defaultMessage:
      'The remaining posts are planned again. Posts you’ve moved keep their times; posts that no longer fit are skipped.',
  },
  cancel: { id: 'scheduleDialog.cancel', defaultMessage: 'Cancel' },
  save: { id: 'scheduleDialog.save', defaultMessage: 'Save' },
});

const Lead = styled.p`
  color: ${color.textMuted};
  font-size: ${size.caption};
`;
