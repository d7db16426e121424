import { useMutation, useQuery } from '@tanstack/react-query';
import { UserRole } from '@wordhoard/contract/enumeration';
import { Button, ButtonLink, color, Dialog, PasswordField, size, space } from '@wordhoard/ui';
import { required } from '@wordhoard/validators';
import { useId, useState } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { useApi, useApiQueries } from '../../shared/api/api-context.ts';
import { DialogForm, FormFailure, SubmitButton } from '../../shared/form/call-form.tsx';
import { useCallForm } from '../../shared/form/use-call-form.ts';
import { paths } from '../../shared/routes/routes.ts';
import { useSession } from '../../shared/session/use-session.ts';
import { downloadFile } from '../../shared/share/share.tsx';
import { deleteAccount, exportAccount, ownAccountQuery } from './queries.ts';
import { SignInMethods } from './sign-in-methods.tsx';

/** The learner's account: sign-in methods, export, sign-out and deletion. */
export function AccountSection() {
  const { formatMessage } = useIntl();
  const api = useApi();
  const { user, end } = useSession();
  const { data: account, isLoading } = useQuery(ownAccountQuery(useApiQueries()));
  const [isDeleting, setIsDeleting] = useState(false);
  const exporting = useMutation({
    mutationFn: () => exportAccount(api),
    onSuccess: (file) => downloadFile(file, `wordhoard-${user?.username}.json`),
  });

  return (
    <Section>
      <Name>{user?.username}</Name>
      {account?.email && <Address>{account.email}</Address>}
      {account && <SignInMethods account={account} />}
      {/* What is loaded above them would move the buttons away from under a press. */}
      {!isLoading && (
        <Actions>
          {account?.role === UserRole.Admin && (
            <>
              <ButtonLink href={paths.moderation()}>
                {formatMessage(messages.moderation)}
              </ButtonLink>
              <ButtonLink href={paths.campaigns()}>{formatMessage(messages.campaigns)}</ButtonLink>
            </>
          )}
          {user && (
            <ButtonLink href={paths.userSection(user.username, 'contributions')}>
              {formatMessage(messages.contributions)}
            </ButtonLink>
          )}
          <Button onClick={end}>{formatMessage(messages.signOut)}</Button>
          <ButtonLink href={paths.changePassword()}>
            {formatMessage(account?.hasPassword === false ? messages.set : messages.change)}
          </ButtonLink>
          <Button aria-busy={exporting.isPending} onClick={() => exporting.mutate()}>
            {formatMessage(messages.export)}
          </Button>
          <Button onClick={() => setIsDeleting(true)}>{formatMessage(messages.delete)}</Button>
        </Actions>
      )}
      {account && (
        <DeleteAccountDialog
          isOpen={isDeleting}
          hasPassword={account.hasPassword}
          onClose={() => setIsDeleting(false)}
        />
      )}
    </Section>
  );
}

const messages = defineMessages({
  moderation: { id: 'account.moderation', defaultMessage: 'Moderation' },
  campaigns: { id: 'account.campaigns', defaultMessage: 'Campaigns' },
  contributions: { id: 'account.contributions', defaultMessage: 'My contributions' },
  signOut: { id: 'account.signOut', defaultMessage: 'Sign out' },
  change: { id: 'account.changePassword', defaultMessage: 'Change the password' },
  set: { id: 'account.setPassword', defaultMessage: 'Choose a password' },
  export: { id: 'account.export', defaultMessage: 'Download all my data' },
  delete: { id: 'account.delete', defaultMessage: 'Delete my account' },
});

const Section = styled.div`
  display: grid;
  gap: ${space.s1};
`;

const Name = styled.p`
  font-size: ${size.lead};
  font-weight: 600;
  overflow-wrap: anywhere;
`;

const Address = styled.p`
  color: ${color.textMuted};
  overflow-wrap: anywhere;
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s3};
  margin-block-start: ${space.s4};
`;

interface DeleteAccountDialogProps {
  isOpen: boolean;
  /** Whether the user must confirm with a password, because others may have access to the screen. */
  hasPassword: boolean;
  onClose: () => void;
}

/** Asks for confirmation, because the deletion cannot be undone, and lists what remains. */
function DeleteAccountDialog({ isOpen, hasPassword, onClose }: DeleteAccountDialogProps) {
  const { formatMessage } = useIntl();
  const api = useApi();
  const { forget } = useSession();
  const id = useId();
  const form = useCallForm({
    name: 'deleteAccount',
    draftFields: [],
    defaultValues: { password: '' },
    call: ({ password }) => deleteAccount(api, hasPassword ? { password } : {}),
    onDone: forget,
  });
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={formatMessage(deletionMessages.title)}
      actions={
        <>
          <Button onClick={onClose}>{formatMessage(deletionMessages.keep)}</Button>
          <SubmitButton form={id} variant="danger" aria-busy={form.isSubmitting}>
            {formatMessage(deletionMessages.delete)}
          </SubmitButton>
        </>
      }
    >
      <DialogForm id={id} noValidate onSubmit={form.submit}>
        <p>{formatMessage(deletionMessages.warning)}</p>
        <FormFailure failure={form.failure} />
        {hasPassword && (
          <PasswordField
            label={formatMessage(deletionMessages.password)}
            autoComplete="current-password"
            {...form.field('password', required())}
          />
        )}
      </DialogForm>
    </Dialog>
  );
}

const deletionMessages = defineMessages({
  title: { id: 'deleteAccount.title', defaultMessage: 'Delete your account?' },
  warning: {
    id: 'deleteAccount.warning',
    defaultMessage:
      'Your progress, results, lists and tables are deleted for good, with everything of yours that is not approved. What was approved stays, without your name.',
  },
  password: { id: 'deleteAccount.password', defaultMessage: 'Your password' },
  keep: { id: 'deleteAccount.keep', defaultMessage: 'Keep it' },
  delete: { id: 'deleteAccount.delete', defaultMessage: 'Delete it for ever' },
});
