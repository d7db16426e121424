import '@wordhoard/ui/fonts.css';
import '@wordhoard/ui/forced-colors.css';
import '@wordhoard/ui/page.css';
import type { Preview } from '@storybook/react-vite';
import russian from '@wordhoard/i18n/ru.json';
import { globalCss } from '@wordhoard/ui/global-css';
import { type ReactNode, useLayoutEffect } from 'react';
import { IntlProvider } from 'react-intl';
import { configure } from 'storybook/test';
import { createGlobalStyle } from 'styled-components';
import { extractArgTypes, referenceOf, withoutCodeControls } from './argument-types.ts';
import { DocsPage, ThemedContainer } from './docs-page.tsx';

// Generous, so that a busy machine does not fail a test.
configure({ asyncUtilTimeout: 15_000 });

/**
 * Tests run every story once. Play functions look for English texts; all other stories without a look of
 * their own are tested in Russian and in the dark theme, where texts are longer and contrast is lower.
 */
function testLook(tags: readonly string[]): { theme: string; locale: string } {
  if (tags.includes('interaction')) return { theme: 'light', locale: 'en' };
  return { theme: 'dark', locale: 'ru' };
}

const isTest = import.meta.env.MODE === 'test';

const preview: Preview = {
  tags: ['autodocs'],
  initialGlobals: {
    theme: 'system',
    locale: 'en',
    direction: 'ltr',
    zoom: '100%',
    // Tests check every story. In the built Storybook, the check starts on demand.
    a11y: { manual: import.meta.env.PROD },
  },
  globalTypes: {
    theme: {
      description: 'Theme',
      toolbar: {
        icon: 'contrast',
        dynamicTitle: true,
        items: ['system', 'light', 'dark'],
      },
    },
    locale: {
      description: 'Language',
      toolbar: {
        icon: 'globe',
        dynamicTitle: true,
        items: [
          { value: 'en', title: 'English' },
          { value: 'ru', title: 'Русский' },
        ],
      },
    },
    direction: {
      description: 'Direction of the page',
      toolbar: {
        icon: 'transfer',
        dynamicTitle: true,
        items: [
          { value: 'ltr', title: 'Left to right' },
          { value: 'rtl', title: 'Right to left' },
        ],
      },
    },
    zoom: {
      description: 'Zoom',
      toolbar: {
        icon: 'zoom',
        dynamicTitle: true,
        items: ['100%', '200%'],
      },
    },
  },
  decorators: [
    (Story, { globals, storyGlobals, tags }) => {
      const look = isTest ? { ...globals, ...testLook(tags), ...storyGlobals } : globals;
      return (
        <AppEnvironment
          theme={look['theme']}
          locale={look['locale']}
          direction={look['direction']}
          zoom={look['zoom']}
        >
          <Story />
        </AppEnvironment>
      );
    },
  ],
  argTypesEnhancers: [withoutCodeControls],
  parameters: {
    docs: {
      container: ThemedContainer,
      page: DocsPage,
      extractArgTypes,
      extractComponentDescription: (component: unknown) => referenceOf(component)?.purpose,
    },
    controls: { expanded: true },
    a11y: { test: 'error', options: { resultTypes: ['violations', 'incomplete'] } },
    viewport: {
      options: {
        phone: { name: 'Phone', styles: { width: '390px', height: '844px' } },
        smallPhone: { name: 'Small phone', styles: { width: '320px', height: '568px' } },
        desktop: { name: 'Desktop', styles: { width: '1280px', height: '800px' } },
      },
    },
    options: {
      storySort: {
        order: [
          'Foundations',
          [
            'Welcome',
            'Colours',
            'Type',
            'Space and shape',
            'Motion',
            'Layers',
            'Icons',
            'Voice and tone',
            'Accessibility',
            'A new component',
          ],
          'Screens',
          ['Home', 'Lesson', 'Practise', 'Quiz', 'Results', 'Words', 'Word', 'Lists', 'List'],
          'Words',
          'Lists',
          'Quiz',
          'Layout',
        ],
      },
    },
  },
};

export default preview;

interface AppEnvironmentProps {
  theme: string;
  locale: string;
  direction: string;
  /** In per cent, like the zoom of a browser. */
  zoom: string;
  children: ReactNode;
}

/** The providers and document attributes that the web app sets up around every screen. */
function AppEnvironment({ theme, locale, direction, zoom, children }: AppEnvironmentProps) {
  useLayoutEffect(() => {
    document.documentElement.lang = locale;
    document.documentElement.dir = direction;
    document.documentElement.style.zoom = zoom;
    document.documentElement.setAttribute('data-theme', theme);
  }, [theme, locale, direction, zoom]);
  return (
    <IntlProvider locale={locale} messages={locale === 'ru' ? russian : {}}>
      <Style />
      {children}
    </IntlProvider>
  );
}

const Style = createGlobalStyle`${globalCss}`;
