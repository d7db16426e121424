import { localeCodes } from '@wordhoard/contract/enumeration';
import { isLocaleCode, languageName } from '@wordhoard/i18n';
import {
  ChoiceGroup,
  color,
  DarkThemeIcon,
  LightThemeIcon,
  PageHeader,
  Select,
  Switch,
  SystemThemeIcon,
  size,
  space,
  wideScreen,
} from '@wordhoard/ui';
import { useAtomValue, useSetAtom } from 'jotai';
import { useId } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { SignInInvitation } from '../../features/auth/sign-in-invitation.tsx';
import { LanguagePair } from '../../features/language/language-pair.tsx';
import { AccountSection } from '../../features/user/account-section.tsx';
import { usePageMeta } from '../../shared/page/page-meta.ts';
import { routes } from '../../shared/routes/routes.ts';
import { useSession } from '../../shared/session/use-session.ts';
import { changeSettingsAtom, settingsAtom } from '../../shared/settings/settings-atom.ts';

export function SettingsScreen() {
  const { formatMessage } = useIntl();
  const { user } = useSession();
  usePageMeta(formatMessage(routes.settings.title));

  return (
    <>
      <PageHeader
        title={formatMessage(routes.settings.title)}
        lead={formatMessage(messages.lead)}
      />
      <Sections>
        <section>
          <Heading>{formatMessage(messages.account)}</Heading>
          {user ? <AccountSection /> : <SignInInvitation />}
        </section>
        <section>
          <Heading>{formatMessage(messages.languages)}</Heading>
          <LanguagePair />
        </section>
        <section>
          <Heading>{formatMessage(messages.interface)}</Heading>
          <InterfaceSettings />
        </section>
        <section>
          <Heading>{formatMessage(messages.sound)}</Heading>
          <SoundSettings />
        </section>
      </Sections>
    </>
  );
}

function InterfaceSettings() {
  const { formatMessage } = useIntl();
  const { locale, theme } = useAtomValue(settingsAtom);
  const change = useSetAtom(changeSettingsAtom);
  return (
    <Fields>
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
          {
            value: 'system',
            label: formatMessage(messages.system),
            icon: <SystemThemeIcon />,
          },
          { value: 'light', label: formatMessage(messages.light), icon: <LightThemeIcon /> },
          { value: 'dark', label: formatMessage(messages.dark), icon: <DarkThemeIcon /> },
        ]}
      />
    </Fields>
  );
}

function SoundSettings() {
  const { formatMessage } = useIntl();
  const { audio } = useAtomValue(settingsAtom);
  const change = useSetAtom(changeSettingsAtom);
  return (
    <Fields>
      <Switch
        label={formatMessage(messages.speak)}
        checked={!audio.muted}
        onChange={({ target }) => change({ audio: { ...audio, muted: !target.checked } })}
      />
      <VolumeField
        volume={audio.volume}
        onChange={(volume) => change({ audio: { ...audio, volume } })}
      />
    </Fields>
  );
}

const messages = defineMessages({
  lead: { id: 'settings.lead', defaultMessage: 'This browser remembers them.' },
  account: { id: 'settings.account', defaultMessage: 'Account' },
  languages: { id: 'settings.languages', defaultMessage: 'Languages' },
  interface: { id: 'settings.interface', defaultMessage: 'Interface' },
  locale: { id: 'settings.locale', defaultMessage: 'Language of the interface' },
  theme: { id: 'settings.theme', defaultMessage: 'Theme' },
  system: { id: 'settings.theme.system', defaultMessage: 'System' },
  light: { id: 'settings.theme.light', defaultMessage: 'Light' },
  dark: { id: 'settings.theme.dark', defaultMessage: 'Dark' },
  sound: { id: 'settings.sound', defaultMessage: 'Sound' },
  speak: { id: 'settings.speak', defaultMessage: 'Speak the words of a quiz' },
});

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
`;

const Fields = styled.div`
  display: grid;
  gap: ${space.s6};
`;

const InterfaceLanguage = styled(Select)`
  max-width: 16rem;
`;

interface VolumeFieldProps {
  /** From 0 to 1. */
  volume: number;
  onChange: (volume: number) => void;
}

function VolumeField({ volume, onChange }: VolumeFieldProps) {
  const { formatMessage } = useIntl();
  const id = useId();
  return (
    <Field>
      <Label htmlFor={id}>{formatMessage(volumeMessages.volume)}</Label>
      <Range
        id={id}
        type="range"
        min={0}
        max={1}
        step={0.05}
        value={volume}
        onChange={({ target }) => onChange(target.valueAsNumber)}
      />
    </Field>
  );
}

const volumeMessages = defineMessages({
  volume: { id: 'settings.volume', defaultMessage: 'Volume' },
});

const Field = styled.div`
  display: grid;
  gap: ${space.s2};
`;

const Label = styled.label`
  font-size: ${size.body};
`;

const Range = styled.input`
  width: 100%;
  max-width: 20rem;
  min-height: 2.75rem;
  accent-color: ${color.accent};
`;
