import { defineMessages } from '@wordhoard/i18n/messages';
import { IconButton, Select, SwapIcon, space } from '@wordhoard/ui';
import { useAtom } from 'jotai';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { settingsAtom } from '../../shared/settings/settings-atom.ts';
import { useLanguageOptions } from './language-options.ts';

export interface LanguagePairProps {
  /** Called after a choice, for screens whose address names a language. */
  onChange?: ((languages: { learnLangCode: string; tranLangCode: string }) => void) | undefined;
}

/** Chooses the learned language and that of the translations. They always differ. */
export function LanguagePair({ onChange }: LanguagePairProps) {
  const { formatMessage } = useIntl();
  const [settings, setSettings] = useAtom(settingsAtom);
  const { learnLangCode, tranLangCode } = settings;

  const options = useLanguageOptions();

  function choose(chosen: { learnLangCode: string; tranLangCode: string }): void {
    setSettings({ ...settings, ...chosen });
    onChange?.(chosen);
  }

  const swapped = { learnLangCode: tranLangCode, tranLangCode: learnLangCode };
  const renderSelect = (side: 'learnLangCode' | 'tranLangCode') => (
    <Select
      label={formatMessage(messages[side])}
      options={options}
      value={settings[side]}
      onChange={({ target: { value } }) =>
        choose(value === swapped[side] ? swapped : { learnLangCode, tranLangCode, [side]: value })
      }
    />
  );
  return (
    <Pair>
      {renderSelect('learnLangCode')}
      <IconButton
        label={formatMessage(messages.swap)}
        icon={<SwapIcon />}
        onClick={() => choose(swapped)}
      />
      {renderSelect('tranLangCode')}
    </Pair>
  );
}

const messages = defineMessages({
  learnLangCode: { id: 'languagePair.learn', defaultMessage: 'I’m learning' },
  tranLangCode: { id: 'languagePair.translate', defaultMessage: 'I speak' },
  swap: { id: 'languagePair.swap', defaultMessage: 'Swap languages' },
});

const Pair = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto minmax(0, 1fr);
  align-items: end;
  gap: ${space.s2} ${space.s1};
  max-width: 28rem;

  /* Too narrow for two selects side by side. */
  @media (max-width: 23rem) {
    grid-template-columns: minmax(0, 1fr) auto;

    > :nth-child(2) {
      grid-area: 1 / 2 / span 2 / auto;
      align-self: center;
    }
  }
`;
