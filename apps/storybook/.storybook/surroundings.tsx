import russian from '@wordhoard/i18n/ru.json';
import { GlobalStyle } from '@wordhoard/ui/global-style';
import { color } from '@wordhoard/ui/token';
import { type ReactNode, useLayoutEffect } from 'react';
import { IntlProvider } from 'react-intl';
import { createGlobalStyle } from 'styled-components';

interface SurroundingsProps {
  theme: string;
  locale: string;
  direction: string;
  /** In per cent, as a browser zooms. */
  zoom: string;
  children: ReactNode;
}

const { STORY_THEME = 'system', STORY_LOCALE = 'en' } = import.meta.env as Record<string, unknown>;

/** The tests run every story twice: light in English, dark in Russian. */
export const initialGlobals = {
  theme: STORY_THEME,
  locale: STORY_LOCALE,
  direction: 'ltr',
  zoom: '100%',
  // The tests check every story; in the built Storybook whoever wants to know presses a button.
  a11y: { manual: import.meta.env.PROD },
};

/** What the web app puts around every screen. */
export function Surroundings({ theme, locale, direction, zoom, children }: SurroundingsProps) {
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

/* On a documentation page a story stands on paper of its own. */
const DocumentationStyle = createGlobalStyle`
  .docs-story {
    background: ${color.canvas};
    color: ${color.text};
  }
`;
