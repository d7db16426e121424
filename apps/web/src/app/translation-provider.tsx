import { useQueryClient } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { type ReactNode, useEffect, useState } from 'react';
import { type IntlShape, RawIntlProvider } from 'react-intl';
import { settingsAtom } from '../settings/settings-atom.ts';
import { loadTranslation } from './load-translation.ts';

interface TranslationProviderProps {
  first: IntlShape;
  children: ReactNode;
}

/** Speaks the chosen language. The old one stays until the new one has arrived, over a lost connection too. */
export function TranslationProvider({ first, children }: TranslationProviderProps) {
  const { locale } = useAtomValue(settingsAtom);
  const queryClient = useQueryClient();
  const [translation, setTranslation] = useState(first);

  useEffect(() => {
    if (locale === translation.locale) return;
    const unwanted = new AbortController();
    const { signal } = unwanted;
    async function load(): Promise<void> {
      const loaded = await loadTranslation(locale);
      if (signal.aborted) return;
      if (loaded === undefined)
        return window.addEventListener('online', load, { once: true, signal });
      setTranslation(loaded);
      queryClient.invalidateQueries();
    }
    load();
    return () => unwanted.abort();
  }, [locale, translation.locale, queryClient]);

  useEffect(() => {
    document.documentElement.lang = translation.locale;
  }, [translation.locale]);

  return <RawIntlProvider value={translation}>{children}</RawIntlProvider>;
}
