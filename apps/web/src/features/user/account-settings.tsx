import { useMutation } from '@tanstack/react-query';
import type { OwnAccount } from '@wordhoard/contract';
import { defineMessages } from '@wordhoard/i18n/messages';
import { Button, ButtonLink, color, size, space } from '@wordhoard/ui';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { useApi } from '../../shared/api/api-context.ts';
import { paths } from '../../shared/routes/routes.ts';
import { downloadFile } from '../../shared/share/share.tsx';
import { exportAccount } from './queries.ts';
import { SettingRow, SignInMethods } from './sign-in-methods.tsx';

interface AccountSettingsProps {
  username: string;
  /** `undefined` if it could not be loaded. */
  account: OwnAccount | undefined;
}

/** The learner's account: its name, the ways to sign in, and a copy of its data. */
export function AccountSettings({ username, account }: AccountSettingsProps) {
  const { formatMessage } = useIntl();
  const api = useApi();
  const exporting = useMutation({
    mutationFn: () => exportAccount(api),
    onSuccess: (file) => downloadFile(file, `wordhoard-${username}.json`),
  });
  const hasPassword = account?.hasPassword !== false;
  return (
    <div>
      <Identity>
        <Name>{username}</Name>
        {account?.email && <Address>{account.email}</Address>}
      </Identity>
      <ul>
        {account && <SignInMethods account={account} />}
        <SettingRow
          name={formatMessage(messages.password)}
          state={formatMessage(hasPassword ? messages.hasPassword : messages.noPassword)}
        >
          <ButtonLink href={paths.changePassword()}>
            {formatMessage(hasPassword ? messages.change : messages.set)}
          </ButtonLink>
        </SettingRow>
        <SettingRow name={formatMessage(messages.data)} state={formatMessage(messages.dataState)}>
          <Button aria-busy={exporting.isPending} onClick={() => exporting.mutate()}>
            {formatMessage(messages.export)}
          </Button>
        </SettingRow>
      </ul>
    </div>
  );
}

const messages = defineMessages({
  password: { id: 'account.password', defaultMessage: 'Password' },
  hasPassword: {
    id: 'account.hasPassword',
    defaultMessage: 'Signs you in with your username or email',
  },
  noPassword: { id: 'account.noPassword', defaultMessage: 'Not set' },
  change: { id: 'account.changePassword', defaultMessage: 'Change password' },
  set: { id: 'account.setPassword', defaultMessage: 'Set password' },
  data: { id: 'account.data', defaultMessage: 'Your data' },
  dataState: { id: 'account.dataState', defaultMessage: 'Words, lists, results and contributions' },
  export: { id: 'account.export', defaultMessage: 'Download data' },
});

const Identity = styled.div`
  margin-block-end: ${space.s4};
  overflow-wrap: anywhere;
`;

const Name = styled.p`
  font-size: ${size.lead};
  font-weight: 600;
`;

const Address = styled.p`
  color: ${color.textMuted};
`;
