import { useQuery } from '@tanstack/react-query';
import { localeCodes } from '@wordhoard/contract/enumeration';
import { isLocaleCode, languageName } from '@wordhoard/i18n';
import { defineMessages } from '@wordhoard/i18n/messages';
import {
  ChoiceGroup,
  color,
  DarkThemeIcon,
  LightThemeIcon,
  PageHeader,
  Select,
  SkeletonList,
  Stack,
  Switch,
  SystemThemeIcon,
  size,
  space,
  wideScreen,
} from '@wordhoard/ui';
import { useAtomValue, useSetAtom } from 'jotai';
import { type ReactNode, Suspense, useId } from 'react';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { SignInInvitation } from '../../features/auth/sign-in-invitation.tsx';
import { AccountSettings } from '../../features/user/account-settings.tsx';
import { ownAccountQuery } from '../../features/user/queries.ts';
import { useApiQueries } from '../../shared/api/api-context.ts';
import { lazyComponent } from '../../shared/page/lazy-component.ts';
import { usePageMeta } from '../../shared/page/page-meta.ts';
import { pageTitleMessages } from '../../shared/routes/routes.ts';
import { useSession } from '../../shared/session/use-session.ts';
import { changeSettingsAtom, settingsAtom } from '../../shared/settings/settings-atom.ts';
import { LearningSettings } from './learning-settings.tsx';
import { SoundSettings } from './sound-settings.tsx';
import { useWordDisplayParts, WordSettings } from './word-settings.tsx';

const WaitingEdits = lazyComponent(
  async () => (await import('../../features/outbox/waiting-edits.tsx')).WaitingEdits,
);

const DeleteAccount = lazyComponent(
  async () => (await import('../../features/user/delete-account.tsx')).DeleteAccount,
);

const DeviceSettings = lazyComponent(
  async () => (await import('./device-settings.tsx')).DeviceSettings,
);

export function SettingsScreen() {
  const { formatMessage } = useIntl();
  const { user } = useSession();
  const displayParts = useWordDisplayParts();
  usePageMeta(formatMessage(pageTitleMessages.settings));

  return (
    <>
      <PageHeader
        title={formatMessage(pageTitleMessages.settings)}
        lead={user === undefined && formatMessage(messages.lead)}
      />
      <Suspense>{user && <WaitingEdits />}</Suspense>
      <Sections>
        <Section title={formatMessage(messages.learning)}>
          <LearningSettings />
        </Section>
        {displayParts.length > 0 && (
          <Section title={formatMessage(messages.words)}>
            <WordSettings parts={displayParts} />
          </Section>
        )}
        <Section title={formatMessage(messages.appearance)}>
          <AppearanceSettings />
        </Section>
        <Section title={formatMessage(messages.sound)}>
          <SoundSettings />
        </Section>
        {'caches' in globalThis && (
          <Section title={formatMessage(messages.device)}>
            <Suspense fallback={<SkeletonList shape="row" count={3} />}>
              <DeviceSettings />
            </Suspense>
          </Section>
        )}
        {user === undefined ? (
          <Section title={formatMessage(messages.account)}>
            <SignInInvitation />
          </Section>
        ) : (
          <AccountSections username={user.username} />
        )}
      </Sections>
    </>
  );
}

/** The account, and apart from it what cannot be undone. */
function AccountSections({ username }: { username: string }) {
  const { formatMessage } = useIntl();
  const { data: account, isLoading } = useQuery(ownAccountQuery(useApiQueries()));
  return (
    <>
      <Section title={formatMessage(messages.account)}>
        {isLoading ? (
          <SkeletonList shape="row" count={3} />
        ) : (
          <AccountSettings username={username} account={account} />
        )}
      </Section>
      {account && (
        <Section title={formatMessage(messages.danger)} isDanger>
          <Suspense>
            <DeleteAccount hasPassword={account.hasPassword} />
          </Suspense>
        </Section>
      )}
    </>
  );
}

const messages = defineMessages({
  lead: { id: 'settings.lead', defaultMessage: 'Saved on this device only.' },
  learning: { id: 'settings.learning', defaultMessage: 'Learning' },
  words: { id: 'settings.words', defaultMessage: 'How words are shown' },
  appearance: { id: 'settings.appearance', defaultMessage: 'Appearance' },
  sound: { id: 'settings.sound', defaultMessage: 'Sound' },
  device: { id: 'settings.device', defaultMessage: 'On this device' },
  account: { id: 'settings.account', defaultMessage: 'Account' },
  danger: { id: 'settings.danger', defaultMessage: 'Deleting your account' },
  locale: { id: 'settings.locale', defaultMessage: 'Interface language' },
  characterKeys: {
    id: 'settings.characterKeys',
    defaultMessage: 'Single-key shortcuts',
  },
  theme: { id: 'settings.theme', defaultMessage: 'Theme' },
  system: { id: 'settings.theme.system', defaultMessage: 'System' },
  light: { id: 'settings.theme.light', defaultMessage: 'Light' },
  dark: { id: 'settings.theme.dark', defaultMessage: 'Dark' },
});

interface SectionProps {
  title: string;
  isDanger?: boolean;
  children: ReactNode;
}

function Section({ title, isDanger = false, children }: SectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Heading id={id} data-danger={isDanger || undefined}>
        {title}
      </Heading>
      <Stack $gap="s6">{children}</Stack>
    </section>
  );
}

/* On wide screens, the heading stands beside the section, below a full-width line. */
const Sections = styled.div`
  display: grid;
  gap: ${space.s12};

  @media ${wideScreen} {
    gap: ${space.s8};

    > section {
      display: grid;
      grid-template-columns: 14rem minmax(0, 36rem);
      column-gap: ${space.s8};
      padding-block-start: ${space.s8};
      border-block-start: 1px solid ${color.hairline};
    }
  }
`;

const Heading = styled.h2`
  margin-block-end: ${space.s4};
  font-size: ${size.lead};

  &[data-danger] {
    color: ${color.wrong};
  }
`;

function AppearanceSettings() {
  const { formatMessage } = useIntl();
  const { locale, theme, characterKeys } = useAtomValue(settingsAtom);
  const change = useSetAtom(changeSettingsAtom);
  return (
    <>
      <InterfaceLanguage
        label={formatMessage(messages.locale)}
        options={localeCodes.map((code) => ({
          value: code,
          label: languageName(code, code),
        }))}
        value={locale}
        onChange={({ target }) => isLocaleCode(target.value) && change({ locale: target.value })}
      />
      <ChoiceGroup
        label={formatMessage(messages.theme)}
        value={theme}
        onChange={(chosen) => change({ theme: chosen })}
        options={[
          { value: 'system', label: formatMessage(messages.system), icon: <SystemThemeIcon /> },
          { value: 'light', label: formatMessage(messages.light), icon: <LightThemeIcon /> },
          { value: 'dark', label: formatMessage(messages.dark), icon: <DarkThemeIcon /> },
        ]}
      />
      <Switch
        label={formatMessage(messages.characterKeys)}
        checked={characterKeys}
        onChange={({ target }) => change({ characterKeys: target.checked })}
      />
    </>
  );
}

const InterfaceLanguage = styled(Select)`
  max-width: 16rem;
`;
