import {
  Controls,
  Description,
  DocsContainer,
  type DocsContainerProps,
  Heading,
  Primary,
  Stories,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';
import { globalCss } from '@wordhoard/ui/global-css';
import { color } from '@wordhoard/ui/token';
import { type PropsWithChildren, useSyncExternalStore } from 'react';
import { themes } from 'storybook/theming';
import { createGlobalStyle } from 'styled-components';
import type { Guide } from '../../../packages/ui/src/guide/guide.ts';
import { GuideSections } from './guide-sections.tsx';
import { SourceSections } from './source-sections.tsx';

/** The page of a component: what a designer decides by comes before what an engineer types. */
export function DocsPage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const guide: Guide<'div'> | undefined = preparedMeta.parameters['guide'];
  return (
    <>
      <Style />
      <Title />
      <Description of="meta" />
      <Primary />
      {guide && <GuideSections guide={guide} />}
      <Heading>Props</Heading>
      <Controls />
      <SourceSections component={preparedMeta.component} />
      <Stories title="States" includePrimary={false} />
    </>
  );
}

/** Follows the theme of the toolbar, as the stories on the page do. */
export function ThemedContainer(props: PropsWithChildren<DocsContainerProps>) {
  const isDark = useSyncExternalStore(watchTheme, readIsDark);
  return <DocsContainer {...props} theme={isDark ? themes.dark : themes.light} />;
}

const darkSystem = matchMedia('(prefers-color-scheme: dark)');

function watchTheme(notify: () => void): () => void {
  const observer = new MutationObserver(notify);
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  darkSystem.addEventListener('change', notify);
  return () => {
    observer.disconnect();
    darkSystem.removeEventListener('change', notify);
  };
}

function readIsDark(): boolean {
  const theme = document.documentElement.getAttribute('data-theme');
  return theme === 'dark' || (theme !== 'light' && darkSystem.matches);
}

/* Stories on a page of the documentation have the background of the app. */
const Style = createGlobalStyle`
  ${globalCss}

  .docs-story {
    background: ${color.canvas};
    color: ${color.text};
  }

  /* The frame of a quiz is as high as the screen. Here, the guidance follows it. */
  .docs-story section {
    min-height: auto;
  }
`;
