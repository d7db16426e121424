import { useQuery } from '@tanstack/react-query';
import { languageName } from '@wordhoard/i18n';
import { useAtomValue } from 'jotai';
import { useIntl } from 'react-intl';
import { useApi } from '../app/api-context.ts';
import { initDataQuery } from '../general/general-queries.ts';
import { settingsAtom } from '../settings/settings-atom.ts';

/** The languages that have words, by their names in the interface language. */
export function useLanguageOptions() {
  const { locale } = useIntl();
  const { data } = useQuery(initDataQuery(useApi()));
  const { learnLangCode, tranLangCode } = useAtomValue(settingsAtom);
  return (data?.langCodes ?? [learnLangCode, tranLangCode])
    .map((value) => ({ value, label: languageName(value, locale) }))
    .toSorted((one, other) => one.label.localeCompare(other.label, locale));
}
