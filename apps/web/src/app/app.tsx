import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ApiClient } from '@wordhoard/api-client';
import { type createStore, Provider as StoreProvider } from 'jotai';
import type { IntlShape } from 'react-intl';
import type { Speech } from '../speech/speech.ts';
import { SpeechProvider } from '../speech/use-speech.ts';
import { ApiProvider } from './api-context.ts';
import { Layout } from './layout.tsx';
import { type Opening, OpeningProvider } from './opening.tsx';
import { PageRouter } from './page-router.tsx';
import { ThemeProvider } from './theme-provider.tsx';
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
