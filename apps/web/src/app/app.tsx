import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ApiClient } from '@wordhoard/api-client';
import { GlobalStyle } from '@wordhoard/ui';
import { type createStore, Provider as StoreProvider, useAtomValue } from 'jotai';
import { type ReactNode, useEffect } from 'react';
import type { IntlShape } from 'react-intl';
import { ApiProvider } from '../shared/api/api-context.ts';
import { type Opening, OpeningProvider } from '../shared/page/opening.tsx';
import { settingsAtom } from '../shared/settings/settings-atom.ts';
import { type Speech, SpeechProvider } from '../shared/speech/speech.ts';
import { Layout } from './layout.tsx';
import { PageRouter } from './page-router.tsx';
import { TranslationProvider } from './translation-provider.tsx';

interface AppProps {
  store: ReturnType<typeof createStore>;
  api: ApiClient;
  queryClient: QueryClient;
  speech: Speech;
  translation: IntlShape;
  opening: Opening | undefined;
}

/** The shell around every page: store, server data, theme, translation, addresses, then the layout. */
export function App({ store, api, queryClient, speech, translation, opening }: AppProps) {
  return (
    <StoreProvider store={store}>
      <ApiProvider value={api}>
        <QueryClientProvider client={queryClient}>
          <ThemeProvider>
            <TranslationProvider first={translation}>
              <SpeechProvider value={speech}>
                <OpeningProvider opening={opening}>
                  <PageRouter>
                    <Layout />
                  </PageRouter>
                </OpeningProvider>
              </SpeechProvider>
            </TranslationProvider>
          </ThemeProvider>
        </QueryClientProvider>
      </ApiProvider>
    </StoreProvider>
  );
}

/** The chosen theme stands on the root element; without one the system decides. */
function ThemeProvider({ children }: { children: ReactNode }) {
  const { theme } = useAtomValue(settingsAtom);
  useEffect(() => {
    if (theme === 'system') delete document.documentElement.dataset['theme'];
    else document.documentElement.dataset['theme'] = theme;
  }, [theme]);
  return (
    <>
      <GlobalStyle />
      {children}
    </>
  );
}
