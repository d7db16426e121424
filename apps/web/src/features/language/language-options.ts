import { useQuery } from '@tanstack/react-query';
import { languageName } from '@wordhoard/i18n';
import { defineMessages } from '@wordhoard/i18n/messages';
import { useAtomValue } from 'jotai';
import { useIntl } from 'react-intl';
import { initDataQuery, useApiQueries } from '../../shared/api/api-context.ts';
import { settingsAtom } from '../../shared/settings/settings-atom.ts';
import { catalogueQuery } from './queries.ts';

/** The languages that have words and the chosen ones, by their names in the interface language. */
export function useLanguageOptions() {
  const { locale } = useIntl();
  const { data } = useQuery(initDataQuery(useApiQueries()));
  const { learnLangCode, tranLangCode } = useAtomValue(settingsAtom);
  return [...new Set([...(data?.langCodes ?? []), learnLangCode, tranLangCode])]
    .map((value) => ({ value, label: languageName(value, locale) }))
    .toSorted((one, other) => one.label.localeCompare(other.label, locale));
}

/** All languages in which entries can be added; those that have words until all are loaded. */
export function useCatalogueOptions() {
  const { locale } = useIntl();
  const { data } = useQuery(catalogueQuery(useApiQueries(), locale));
  const withWords = useLanguageOptions();
  return data?.map(({ code, name }) => ({ value: code, label: name })) ?? withWords;
}

/** What words of a language can be read in: the other languages, or definitions in their own. */
export function useTranslationOptions(langCode: string) {
  const { formatMessage } = useIntl();
  const languages = useLanguageOptions().filter(({ value }) => value !== langCode);
  return [...languages, { value: langCode, label: formatMessage(messages.definitions) }];
}

const messages = defineMessages({
  definitions: { id: 'languageOptions.definitions', defaultMessage: 'Definitions' },
});

/** Whether a language has words; `undefined` until that is known. */
export function useIsKnownLanguage(langCode: string): boolean | undefined {
  const { data } = useQuery(initDataQuery(useApiQueries()));
  return data?.langCodes.includes(langCode);
}

/**
 * The language of translations: the requested one if it is valid, otherwise the reader's. The language of the words
 * stands for their definitions, which are shown only if they are requested.
 */
export function useValidTranslation(langCode: string, requested: string | undefined): string {
  const { data } = useQuery(initDataQuery(useApiQueries()));
  const { learnLangCode, tranLangCode } = useAtomValue(settingsAtom);
  if (requested !== undefined && (data?.langCodes.includes(requested) ?? true)) return requested;
  return tranLangCode === langCode ? learnLangCode : tranLangCode;
}
