import { useQueryClient } from '@tanstack/react-query';
import type { LocaleCode } from '@wordhoard/contract/enumeration';
import type { CompiledMessages } from '@wordhoard/i18n';
import { useAtomValue } from 'jotai';
import { type ReactNode, useEffect, useState } from 'react';
import { IntlProvider } from 'react-intl';
import { settingsAtom } from '../settings/settings-atom.ts';
import { loadTranslation } from './load-translation.ts';

export interface Translation {
  locale: LocaleCode;
  messages: CompiledMessages;
}

interface TranslationProviderProps {
  first: Translation;
  children: ReactNode;
}

/** Speaks the chosen language. The old one stays until the new one has arrived. */
export function TranslationProvider({ first, children }: TranslationProviderProps) {
  const { locale } = useAtomValue(settingsAtom);
  const queryClient = useQueryClient();
  const [translation, setTranslation] = useState(first);

  useEffect(() => {
    if (locale === translation.locale) return;
    let isWanted = true;
    loadTranslation(locale).then((loaded) => {
      if (!isWanted) return;
      setTranslation(loaded);
      queryClient.invalidateQueries();
    });
    return () => {
      isWanted = false;
    };
  }, [locale, translation.locale, queryClient]);

  useEffect(() => {
    document.documentElement.lang = translation.locale;
  }, [translation.locale]);

  return (
    <IntlProvider locale={translation.locale} messages={translation.messages}>
      {children}
    </IntlProvider>
  );
}
