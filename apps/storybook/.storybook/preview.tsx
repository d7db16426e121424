import '@wordhoard/ui/fonts.css';
import type { Preview } from '@storybook/react-vite';
import { initialGlobals, Surroundings } from './surroundings.tsx';

const preview: Preview = {
  tags: ['autodocs'],
  initialGlobals,
  globalTypes: {
    theme: {
      description: 'Theme',
      toolbar: {
        icon: 'contrast',
        dynamicTitle: true,
        items: [
          { value: 'system', title: 'System' },
          { value: 'light', title: 'Light' },
          { value: 'dark', title: 'Dark' },
        ],
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
  },
  decorators: [
    (Story, { globals: { theme, locale } }) => (
      <Surroundings theme={theme} locale={locale}>
        <Story />
      </Surroundings>
    ),
  ],
  parameters: {
    backgrounds: { disable: true },
    controls: { expanded: true },
    a11y: { test: 'error' },
    options: {
      storySort: {
        order: [
          'Foundations',
          ['Welcome', 'Colours', 'Type', 'Space and shape', 'Icons', 'Voice and tone'],
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
