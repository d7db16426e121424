import { limits } from '@wordhoard/contract/limits';
import { defineMessages } from '@wordhoard/i18n/messages';
import { Button, space, TextArea } from '@wordhoard/ui';
import { composeChecks, maxLength, required } from '@wordhoard/validators';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { FormDialog } from '../../shared/form/dialogs.tsx';
import { useCallForm } from '../../shared/form/use-call-form.ts';

interface RejectDialogProps {
  /** How many entries are rejected. */
  count: number;
  onClose: () => void;
  onReject: (reason: string) => Promise<void>;
}

/** Asks for a reason, which the author will read. */
export function RejectDialog({ count, onClose, onReject }: RejectDialogProps) {
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
    <FormDialog
      title={formatMessage(messages.title, { count })}
      form={form}
      variant="danger"
      action={formatMessage(messages.reject)}
      onClose={onClose}
    >
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
    </FormDialog>
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
