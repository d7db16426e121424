import { useMutation, useQueryClient } from '@tanstack/react-query';
import { EntryStatus } from '@wordhoard/contract/enumeration';
import { defineMessages } from '@wordhoard/i18n/messages';
import { Button, DeleteIcon, IconButton } from '@wordhoard/ui';
import { useSetAtom } from 'jotai';
import { type ReactNode, useState } from 'react';
import { type MessageDescriptor, useIntl } from 'react-intl';
import { ConfirmDialog } from '../../shared/form/dialogs.tsx';
import { showToastAtom } from '../../shared/toast/toast-atom.ts';

interface WithdrawButtonProps {
  subject: string;
  entry: WithdrawnEntry;
  withdraw: () => Promise<unknown>;
  /** Called once the page shows the remaining entries. */
  onWithdrawn?: () => void;
}

/** Withdraws one of the user's entries after a confirmation. */
export function WithdrawButton(props: WithdrawButtonProps) {
  const { formatMessage } = useIntl();
  const { ask, dialog } = useWithdrawal(props);
  return (
    <>
      <Button
        variant="quiet"
        aria-label={formatMessage(messages.withdrawThis, { subject: props.subject })}
        onClick={ask}
      >
        {formatMessage(messages.withdraw)}
      </Button>
      {dialog}
    </>
  );
}

const messages = defineMessages({
  withdraw: { id: 'withdraw.withdraw', defaultMessage: 'Withdraw' },
  withdrawThis: { id: 'withdraw.this', defaultMessage: 'Withdraw: {subject}' },
  question: { id: 'withdraw.question', defaultMessage: 'Withdraw “{subject}”?' },
  publishedQuestion: {
    id: 'withdraw.publishedQuestion',
    defaultMessage: 'Withdraw what you added to “{subject}”?',
  },
  withdrawn: { id: 'withdraw.withdrawn', defaultMessage: 'Withdrawn' },
});

interface WithdrawIconButtonProps extends Omit<WithdrawButtonProps, 'onWithdrawn'> {
  label: string;
  icon?: ReactNode;
  /** Withdraws an entry that is not approved, with an undo instead of a confirmation. */
  withdrawAtOnce?: () => void;
}

/**
 * Withdraws an entry beside its other actions. An approved one always asks for confirmation, because after
 * an undo it would wait for approval again.
 */
export function WithdrawIconButton({
  label,
  icon = <DeleteIcon />,
  withdrawAtOnce,
  ...withdrawal
}: WithdrawIconButtonProps) {
  const { ask, dialog } = useWithdrawal(withdrawal);
  const { entry } = withdrawal;
  const isApproved = entry.kind === 'word' || entry.status === EntryStatus.Approved;
  const start = isApproved ? ask : (withdrawAtOnce ?? ask);
  return (
    <>
      <IconButton label={label} icon={icon} onClick={start} />
      {dialog}
    </>
  );
}

/** A dialog that asks before an entry is withdrawn and explains the consequences, and a function that opens it. */
function useWithdrawal({ subject, entry, withdraw, onWithdrawn }: WithdrawButtonProps) {
  const [isConfirming, setIsConfirming] = useState(false);
  const close = () => setIsConfirming(false);
  const { formatMessage } = useIntl();
  const queryClient = useQueryClient();
  const showToast = useSetAtom(showToastAtom);
  const isPublishedWord = entry.kind === 'word' && entry.isPublished;
  const question = isPublishedWord ? messages.publishedQuestion : messages.question;
  const withdrawing = useMutation({
    mutationFn: withdraw,
    async onSuccess() {
      showToast({ id: 'withdrawn', text: formatMessage(messages.withdrawn) });
      // Withdrawing a word changes lists, tables, counts and the ids of words.
      await queryClient.invalidateQueries();
      onWithdrawn?.();
    },
    onSettled: close,
  });
  const dialog = (
    <ConfirmDialog
      isOpen={isConfirming}
      title={formatMessage(question, { subject })}
      confirm={formatMessage(messages.withdraw)}
      isPending={withdrawing.isPending}
      onConfirm={() => withdrawing.mutate()}
      onClose={close}
    >
      {formatMessage(chooseWarning(entry))}
    </ConfirmDialog>
  );
  return { ask: () => setIsConfirming(true), dialog };
}

type WithdrawnEntry =
  | { kind: 'translation' | 'image' | 'recording' | 'tag'; status: EntryStatus }
  | { kind: 'word'; isPublished: boolean };

/** The consequences of withdrawing an entry. */
function chooseWarning(entry: WithdrawnEntry): MessageDescriptor {
  if (entry.kind === 'word')
    return entry.isPublished ? warningMessages.published : warningMessages.personal;
  const isApproved = entry.status === EntryStatus.Approved;
  if (entry.kind === 'image')
    return isApproved ? warningMessages.approvedImage : warningMessages.image;
  if (entry.kind === 'recording')
    return isApproved ? warningMessages.approvedRecording : warningMessages.recording;
  return isApproved ? warningMessages.approved : warningMessages.entry;
}

const warningMessages = defineMessages({
  entry: { id: 'withdraw.warning', defaultMessage: 'You can send it again later.' },
  approved: {
    id: 'withdraw.approved',
    defaultMessage:
      'It’s approved. Others won’t see it any more, unless someone else has proposed the same. If you send it again, it will need approval again.',
  },
  image: {
    id: 'withdraw.image',
    defaultMessage: 'The picture will be deleted. You can send it again.',
  },
  approvedImage: {
    id: 'withdraw.approvedImage',
    defaultMessage:
      'The picture is approved. It will be deleted, and others won’t see it any more. If you send it again, it will need approval again.',
  },
  recording: {
    id: 'withdraw.recording',
    defaultMessage: 'The recording will be deleted. You can record the word again.',
  },
  approvedRecording: {
    id: 'withdraw.approvedRecording',
    defaultMessage:
      'The recording is approved. It will be deleted, and others won’t hear it any more. If you record the word again, it will need approval again.',
  },
  personal: {
    id: 'withdraw.personal',
    defaultMessage:
      'Only you can see this word. It will be deleted for good, with its translations, pictures and tags, and removed from your lists and tables.',
  },
  published: {
    id: 'withdraw.published',
    defaultMessage:
      'Your example and part of speech will be deleted. If nobody else has added this word, it will disappear for everyone.',
  },
});
