import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ApiClient } from '@wordhoard/api-client';
import { GlobalStyle } from '@wordhoard/ui';
import { type createStore, Provider as StoreProvider, useAtomValue } from 'jotai';
import { type ReactNode, useEffect, useMemo } from 'react';
import type { IntlShape } from 'react-intl';
import { type Parser, Router, useRouter } from 'wouter';
import { useBrowserLocation, useSearch } from 'wouter/use-browser-location';
import { ApiProvider } from '../shared/api/api-context.ts';
import { type Opening, OpeningProvider } from '../shared/page/opening.tsx';
import { settingsAtom } from '../shared/settings/settings-atom.ts';
import { type Speech, SpeechProvider } from '../shared/speech/speech.ts';
import { Layout } from './layout.tsx';
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

/**
 * Matches addresses as they are written, and decodes then what they name. The router by itself decodes an
 * address first, and not those signs that separate its parts: it would look for the word “¿Qué tal%3F”.
 */
function PageRouter({ children }: { children: ReactNode }) {
  const { parser } = useRouter();
  const decodingParser = useMemo(() => decoding(parser), [parser]);
  return (
    <Router hook={useWrittenLocation} searchHook={useWrittenSearch} parser={decodingParser}>
      {children}
    </Router>
  );
}

function decoding(parser: Parser): Parser {
  return (route, loose) => {
    const { pattern, ...keys } = parser(route, loose);
    return { ...keys, pattern: { exec: (path) => decodedMatch(pattern.exec(path)) } };
  };
}

const decodedMatch = (match: RegExpExecArray | null): RegExpExecArray | null =>
  match && Object.assign(match, match.map(decoded));

/** What is badly encoded names nothing, and is told as it is written. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

const useWrittenLocation: typeof useBrowserLocation = (options) => {
  const [pathname, navigate] = useBrowserLocation(options);
  return [withstandDecoding(pathname), navigate];
};

const useWrittenSearch: typeof useSearch = (options) => withstandDecoding(useSearch(options));

const withstandDecoding = (written: string): string => written.replaceAll('%', '%25');
