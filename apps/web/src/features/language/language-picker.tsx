import { languageName } from '@wordhoard/i18n';
import { defineMessages } from '@wordhoard/i18n/messages';
import { LanguageIcon, Popover } from '@wordhoard/ui';
import { useAtomValue } from 'jotai';
import { Suspense } from 'react';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { lazyComponent } from '../../shared/page/lazy-component.ts';
import { settingsAtom } from '../../shared/settings/settings-atom.ts';

const PageLanguages = lazyComponent(
  async () => (await import('./page-languages.tsx')).PageLanguages,
);

/** Shows the learned language, and chooses both languages. The current page follows the choice. */
export function LanguagePicker() {
  const { formatMessage, locale } = useIntl();
  const { learnLangCode } = useAtomValue(settingsAtom);
  return (
    <Popover
      label={formatMessage(messages.label)}
      value={languageName(learnLangCode, locale)}
      icon={<LanguageIcon />}
    >
      <Suspense fallback={<Place />}>
        <PageLanguages />
      </Suspense>
    </Popover>
  );
}

const messages = defineMessages({
  label: { id: 'languagePicker.label', defaultMessage: 'Languages' },
});

/** As high as the two fields. */
const Place = styled.div`
  height: 4.75rem;
`;
