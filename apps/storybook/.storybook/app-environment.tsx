import russian from '@wordhoard/i18n/ru.json';
import { GlobalStyle } from '@wordhoard/ui/global-style';
import { color } from '@wordhoard/ui/token';
import { type ReactNode, useLayoutEffect } from 'react';
import { IntlProvider } from 'react-intl';
import { createGlobalStyle } from 'styled-components';

interface AppEnvironmentProps {
  theme: string;
  locale: string;
  direction: string;
  /** In per cent, like the zoom of a browser. */
  zoom: string;
  children: ReactNode;
}

/** The providers and document attributes that the web app sets up around every screen. */
export function AppEnvironment({ theme, locale, direction, zoom, children }: AppEnvironmentProps) {
  useLayoutEffect(() => {
    document.documentElement.lang = locale;
    document.documentElement.dir = direction;
    document.documentElement.style.zoom = zoom;
    document.documentElement.setAttribute('data-theme', theme);
  }, [theme, locale, direction, zoom]);
  return (
    <IntlProvider locale={locale} messages={locale === 'ru' ? russian : {}}>
      <GlobalStyle />
      <DocumentationStyle />
      {children}
    </IntlProvider>
  );
}

/* Stories on a documentation page have the background of the app. */
const DocumentationStyle = createGlobalStyle`
  .docs-story {
    background: ${color.canvas};
    color: ${color.text};
  }
`;
