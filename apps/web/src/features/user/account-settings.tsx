import { useMutation } from '@tanstack/react-query';
import type { OwnAccount } from '@wordhoard/contract';
import { languageName } from '@wordhoard/i18n';
import { defineMessages } from '@wordhoard/i18n/messages';
import { Button, ButtonLink, size, space } from '@wordhoard/ui';
import { useAtomValue } from 'jotai';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { useApi } from '../../shared/api/api-context.ts';
import { paths } from '../../shared/routes/routes.ts';
import { settingsAtom } from '../../shared/settings/settings-atom.ts';
import { downloadFile } from '../../shared/share/share.tsx';
import { exportPackage } from '../import/queries.ts';
import { exportAccount } from './queries.ts';
import { SettingRow, SignInMethods } from './sign-in-methods.tsx';

interface AccountSettingsProps {
  username: string;
  /** `undefined` if it could not be loaded. */
  account: OwnAccount | undefined;
}

/** The learner's account: its name, the ways to sign in, and a copy of its data. */
export function AccountSettings({ username, account }: AccountSettingsProps) {
  const { formatMessage, locale } = useIntl();
  const api = useApi();
  const exporting = useMutation({
    mutationFn: () => exportAccount(api),
    onSuccess: (file) => downloadFile(file, `wordhoard-${username}.zip`),
  });
  const { learnLangCode: langCode, tranLangCode } = useAtomValue(settingsAtom);
  const exportingWords = useMutation({
    mutationFn: () =>
      exportPackage(api, { words: { langCode, tranLangCode }, name: `wordhoard-${langCode}` }),
    onSuccess: ({ content, fileName }) => downloadFile(new Blob([content]), fileName),
  });
  const hasPassword = account?.hasPassword !== false;
  return (
    <div>
      <Name>{username}</Name>
      <ul>
        {account && <SignInMethods account={account} />}
        {account && (
          <SettingRow
            name={formatMessage(messages.email)}
            state={account.email ?? formatMessage(messages.noEmail)}
          >
            <ButtonLink href={paths.changeEmail()}>
              {formatMessage(account.email === null ? messages.addEmail : messages.changeEmail)}
            </ButtonLink>
          </SettingRow>
        )}
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
        <SettingRow
          name={formatMessage(messages.words)}
          state={formatMessage(messages.wordsState, { language: languageName(langCode, locale) })}
        >
          <Button aria-busy={exportingWords.isPending} onClick={() => exportingWords.mutate()}>
            {formatMessage(messages.exportWords)}
          </Button>
        </SettingRow>
      </ul>
    </div>
  );
}

const messages = defineMessages({
  email: { id: 'account.email', defaultMessage: 'Email' },
  noEmail: { id: 'account.noEmail', defaultMessage: 'None' },
  addEmail: { id: 'account.addEmail', defaultMessage: 'Add email' },
  changeEmail: { id: 'account.changeEmail', defaultMessage: 'Change email' },
  password: { id: 'account.password', defaultMessage: 'Password' },
  hasPassword: {
    id: 'account.hasPassword',
    defaultMessage: 'Signs you in with your username or email',
  },
  noPassword: { id: 'account.noPassword', defaultMessage: 'Not set' },
  change: { id: 'account.changePassword', defaultMessage: 'Change password' },
  set: { id: 'account.setPassword', defaultMessage: 'Set password' },
  data: { id: 'account.data', defaultMessage: 'Your data' },
  dataState: {
    id: 'account.dataState',
    defaultMessage: 'Words, lists, results, and your pictures and sounds',
  },
  export: { id: 'account.export', defaultMessage: 'Download data' },
  words: { id: 'account.words', defaultMessage: 'Your words for Anki' },
  wordsState: {
    id: 'account.wordsState',
    defaultMessage: '{language}, with pictures, sounds and reviews',
  },
  exportWords: { id: 'account.exportWords', defaultMessage: 'Download words' },
});

const Name = styled.p`
  margin-block-end: ${space.s4};
  overflow-wrap: anywhere;
  font-size: ${size.lead};
  font-weight: 600;
`;
