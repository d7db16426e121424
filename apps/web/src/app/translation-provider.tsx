import { useQueryClient } from '@tanstack/react-query';
import { defaultLocale, type LocaleCode } from '@wordhoard/contract/enumeration';
import { useAtomValue } from 'jotai';
import { type ReactNode, useEffect, useState } from 'react';
import { createIntl, type IntlShape, RawIntlProvider } from 'react-intl';
import { settingsAtom } from '../shared/settings/settings-atom.ts';

interface TranslationProviderProps {
  initial: IntlShape;
  children: ReactNode;
}

/** Switches to the chosen language once its messages are loaded, also after a lost connection. */
export function TranslationProvider({ initial, children }: TranslationProviderProps) {
  const { locale } = useAtomValue(settingsAtom);
  const queryClient = useQueryClient();
  const [translation, setTranslation] = useState(initial);

  useEffect(() => {
    if (locale === toLocale(translation)) return;
    const controller = new AbortController();
    const { signal } = controller;
    async function load(): Promise<void> {
      const loaded = await loadTranslation(locale);
      if (signal.aborted) return;
      if (loaded === undefined)
        return window.addEventListener('online', load, { once: true, signal });
      setTranslation(loaded);
      queryClient.invalidateQueries();
    }
    load();
    return () => controller.abort();
  }, [locale, translation, queryClient]);

  useEffect(() => {
    document.documentElement.lang = toLocale(translation);
  }, [translation]);

  return <RawIntlProvider value={translation}>{children}</RawIntlProvider>;
}

const toLocale = ({ locale }: IntlShape): string => new Intl.Locale(locale).language;

const commonRegions: Record<LocaleCode, string> = { en: 'en-GB', ru: 'ru-RU' };

/** The region of the browser's language decides how dates and numbers are written. */
const chooseRegion = (locale: LocaleCode): string =>
  navigator.languages.find((tag) => tag.startsWith(`${locale}-`)) ?? commonRegions[locale];

/** The messages of the default language are part of the code. */
export function createDefaultTranslation(): IntlShape {
  const locale = chooseRegion(defaultLocale);
  return createIntl({ locale, defaultLocale: locale });
}

/** Returns `undefined` if the messages cannot be loaded. */
export async function loadTranslation(locale: LocaleCode): Promise<IntlShape | undefined> {
  try {
    return locale === defaultLocale
      ? createDefaultTranslation()
      : createIntl({ locale: chooseRegion(locale), messages: await fetchMessages(locale) });
  } catch {
    return undefined;
  }
}

async function fetchMessages(locale: LocaleCode): Promise<Record<string, string>> {
  const response = await fetch(`/locale/${locale}.json?${MESSAGES_VERSION}`);
  if (!response.ok) throw new Error(`no messages for ${locale}: ${response.status}`);
  return response.json();
}
