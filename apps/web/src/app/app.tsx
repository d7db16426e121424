import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ApiClient } from '@wordhoard/api-client';
import { CharacterKeysContext, preloadWords, WordDisplayContext } from '@wordhoard/ui';
import { type createStore, Provider as StoreProvider, useAtomValue } from 'jotai';
import { type ReactNode, useEffect, useMemo } from 'react';
import type { IntlShape } from 'react-intl';
import { type Parser, Router, useRouter } from 'wouter';
import { useBrowserLocation, useSearch } from 'wouter/use-browser-location';
import { ApiProvider } from '../shared/api/api-context.ts';
import { type OpenedPage, OpeningProvider } from '../shared/page/opening.tsx';
import { settingsAtom } from '../shared/settings/settings-atom.ts';
import { Layout } from './layout.tsx';
import { TranslationProvider } from './translation-provider.tsx';

interface AppProps {
  store: ReturnType<typeof createStore>;
  api: ApiClient;
  queryClient: QueryClient;
  translation: IntlShape;
  opening: OpenedPage | undefined;
}

/** Provides the store, server data, theme, translation and router for the layout. */
export function App({ store, api, queryClient, translation, opening }: AppProps) {
  return (
    <StoreProvider store={store}>
      <ApiProvider value={api}>
        <QueryClientProvider client={queryClient}>
          <ThemeProvider>
            <TranslationProvider initial={translation}>
              <OpeningProvider opening={opening}>
                <InterfaceSettingsProvider>
                  <PageRouter>
                    <Layout />
                  </PageRouter>
                </InterfaceSettingsProvider>
              </OpeningProvider>
            </TranslationProvider>
          </ThemeProvider>
        </QueryClientProvider>
      </ApiProvider>
    </StoreProvider>
  );
}

/** Sets the chosen theme on the root element; without one, the system's theme applies. */
function ThemeProvider({ children }: { children: ReactNode }) {
  const { theme } = useAtomValue(settingsAtom);
  useEffect(() => {
    if (theme === 'system') delete document.documentElement.dataset['theme'];
    else document.documentElement.dataset['theme'] = theme;
  }, [theme]);
  return <>{children}</>;
}

/** Provides what packages/ui reads of the settings: how words are shown, and whether characters are shortcuts. */
function InterfaceSettingsProvider({ children }: { children: ReactNode }) {
  const { wordDisplay, characterKeys, learnLangCode } = useAtomValue(settingsAtom);
  useEffect(() => preloadWords(learnLangCode), [learnLangCode]);
  return (
    <WordDisplayContext value={wordDisplay}>
      <CharacterKeysContext value={characterKeys}>{children}</CharacterKeysContext>
    </WordDisplayContext>
  );
}

/**
 * Matches encoded addresses and decodes their parameters afterwards. By default, the router decodes an
 * address first, except for its separators, and would look for the word “¿Qué tal%3F”.
 */
function PageRouter({ children }: { children: ReactNode }) {
  const { parser } = useRouter();
  const decodingParser = useMemo(() => withDecoding(parser), [parser]);
  return (
    <Router hook={useEncodedLocation} searchHook={useEncodedSearch} parser={decodingParser}>
      {children}
    </Router>
  );
}

function withDecoding(parser: Parser): Parser {
  return (route, loose) => {
    const { pattern, ...keys } = parser(route, loose);
    return { ...keys, pattern: { exec: (path) => decodeMatch(pattern.exec(path)) } };
  };
}

const decodeMatch = (match: RegExpExecArray | null): RegExpExecArray | null =>
  match && Object.assign(match, match.map(decodePart));

/** Returns a part unchanged if it cannot be decoded. */
function decodePart(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

const useEncodedLocation: typeof useBrowserLocation = (options) => {
  const [pathname, navigate] = useBrowserLocation(options);
  return [escapePercent(pathname), navigate];
};

const useEncodedSearch: typeof useSearch = (options) => escapePercent(useSearch(options));

const escapePercent = (encoded: string): string => encoded.replaceAll('%', '%25');
