import { useMutation, useQuery } from '@tanstack/react-query';
import { UserRole } from '@wordhoard/contract/enumeration';
import { Button, ButtonLink, color, size, space } from '@wordhoard/ui';
import { useState } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { useApi, useApiQueries } from '../../shared/api/api-context.ts';
import { paths } from '../../shared/routes/routes.ts';
import { useSession } from '../../shared/session/use-session.ts';
import { downloadFile } from '../../shared/share/share.ts';
import { DeleteAccountDialog } from './delete-account-dialog.tsx';
import { exportAccount, ownAccountQuery } from './queries.ts';
import { SignInMethods } from './sign-in-methods.tsx';

/** The learner's account: sign-in methods, export, sign-out and deletion. */
export function AccountSection() {
  const { formatMessage } = useIntl();
  const api = useApi();
  const { user, end } = useSession();
  const { data: account } = useQuery(ownAccountQuery(useApiQueries()));
  const [isLeaving, setIsLeaving] = useState(false);
  const exporting = useMutation({
    mutationFn: () => exportAccount(api),
    onSuccess: (file) => downloadFile(file, `wordhoard-${user?.username}.json`),
  });

  return (
    <Section>
      <Name>{user?.username}</Name>
      {account?.email && <Address>{account.email}</Address>}
      {account && <SignInMethods account={account} />}
      <Actions>
        {account?.role === UserRole.Admin && (
          <ButtonLink href={paths.moderation()}>{formatMessage(messages.moderation)}</ButtonLink>
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
        <Button onClick={() => setIsLeaving(true)}>{formatMessage(messages.delete)}</Button>
      </Actions>
      {account && (
        <DeleteAccountDialog
          isOpen={isLeaving}
          hasPassword={account.hasPassword}
          onClose={() => setIsLeaving(false)}
        />
      )}
    </Section>
  );
}

const messages = defineMessages({
  moderation: { id: 'account.moderation', defaultMessage: 'Moderation' },
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
