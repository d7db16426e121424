import '@wordhoard/ui/fonts.css';
import '@wordhoard/ui/forced-colors.css';
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
        items: [
          { value: '100%', title: '100 %' },
          { value: '200%', title: '200 %' },
        ],
      },
    },
  },
  decorators: [
    (Story, { globals: { theme, locale, direction, zoom } }) => (
      <Surroundings theme={theme} locale={locale} direction={direction} zoom={zoom}>
        <Story />
      </Surroundings>
    ),
  ],
  parameters: {
    controls: { expanded: true },
    a11y: { test: 'error' },
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
