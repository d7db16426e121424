import { limits } from '@wordhoard/contract/limits';
import { defineMessages } from '@wordhoard/i18n/messages';
import { Button, Dialog, space, TextArea } from '@wordhoard/ui';
import { composeChecks, maxLength, required } from '@wordhoard/validators';
import { useId } from 'react';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { DialogForm, FormFailure, SubmitButton } from '../../shared/form/call-form.tsx';
import { useCallForm } from '../../shared/form/use-call-form.ts';

interface RejectDialogProps {
  isOpen: boolean;
  /** How many entries are rejected. */
  count: number;
  onClose: () => void;
  onReject: (reason: string) => Promise<void>;
}

/** Asks for a reason, which the author will read. */
export function RejectDialog({ isOpen, count, onClose, onReject }: RejectDialogProps) {
  const { formatMessage } = useIntl();
  const id = useId();
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={formatMessage(messages.title, { count })}
      actions={
        <>
          <Button onClick={onClose}>{formatMessage(messages.cancel)}</Button>
          <SubmitButton form={id} variant="danger">
            {formatMessage(messages.reject)}
          </SubmitButton>
        </>
      }
    >
      <ReasonForm id={id} onReject={onReject} />
    </Dialog>
  );
}

function ReasonForm({ id, onReject }: { id: string } & Pick<RejectDialogProps, 'onReject'>) {
  const { formatMessage } = useIntl();
  const form = useCallForm({
    name: 'reject',
    draftFields: [],
    defaultValues: { reason: '' },
    call: ({ reason }) => onReject(reason.trim()),
    onDone: () => undefined,
  });
  const common = [messages.wrong, messages.twice, messages.unclear, messages.rights].map(
    (message) => formatMessage(message),
  );
  return (
    <DialogForm id={id} noValidate onSubmit={form.submit}>
      <FormFailure failure={form.failure} />
      <TextArea
        label={formatMessage(messages.reason)}
        hint={formatMessage(messages.hint)}
        dir="auto"
        {...form.field('reason', composeChecks(required(), maxLength(limits.noteMaxLength)))}
      />
      <Common aria-label={formatMessage(messages.common)}>
        {common.map((reason) => (
          <li key={reason}>
            <Button variant="quiet" onClick={() => form.change('reason', reason)}>
              {reason}
            </Button>
          </li>
        ))}
      </Common>
    </DialogForm>
  );
}

const messages = defineMessages({
  title: {
    id: 'reject.title',
    defaultMessage: '{count, plural, one {Reject this entry?} other {Reject # entries?}}',
  },
  reason: { id: 'reject.reason', defaultMessage: 'Reason' },
  hint: {
    id: 'reject.hint',
    defaultMessage: 'The author sees this and can fix it.',
  },
  common: { id: 'reject.common', defaultMessage: 'Common reasons' },
  wrong: { id: 'reject.wrong', defaultMessage: 'It means something else.' },
  twice: { id: 'reject.twice', defaultMessage: 'This already exists in another form.' },
  unclear: { id: 'reject.unclear', defaultMessage: 'It isn’t clear what is meant.' },
  rights: { id: 'reject.rights', defaultMessage: 'The author or the licence is missing.' },
  cancel: { id: 'reject.cancel', defaultMessage: 'Cancel' },
  reject: { id: 'reject.reject', defaultMessage: 'Reject' },
});

const Common = styled.ul`
  display: grid;
  justify-items: start;

  button {
    margin-inline: calc(-1 * ${space.s5});
    text-align: start;
  }
`;
