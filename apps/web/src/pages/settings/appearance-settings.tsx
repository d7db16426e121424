import { localeCodes } from '@wordhoard/contract/enumeration';
import { isLocaleCode, languageName } from '@wordhoard/i18n';
import { defineMessages } from '@wordhoard/i18n/messages';
import {
  ChoiceGroup,
  DarkThemeIcon,
  LightThemeIcon,
  Select,
  Switch,
  SystemThemeIcon,
} from '@wordhoard/ui';
import { useAtomValue, useSetAtom } from 'jotai';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { changeSettingsAtom, settingsAtom } from '../../shared/settings/settings-atom.ts';

export function AppearanceSettings() {
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

const messages = defineMessages({
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

const InterfaceLanguage = styled(Select)`
  max-width: 16rem;
`;
