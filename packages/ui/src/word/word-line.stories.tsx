import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Guide } from '../guide/guide.ts';
import { linkKeys } from '../guide/keys.ts';
import { words } from '../story/sample.ts';
import { WordLine } from './word-line.tsx';

const meta = {
  title: 'Words/WordLine',
  component: WordLine,
  parameters: {
    guide: {
      use: 'A word in a row, with what a learner needs to say it: article, romanisation, plural. A word alone is a `Headword`.',
      variants: {
        size: {
          large: 'The one word of a screen.',
          medium: 'A word on a card.',
          small: 'A word in a row.',
        },
      },
      keys: linkKeys,
    } satisfies Guide<typeof WordLine>,
  },
  args: { word: words.auge, plural: 'Augen' },
} satisfies Meta<typeof WordLine>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The plural is shown on wide screens. */
export const German: Story = { globals: { viewport: { value: 'desktop' } } };
export const Japanese: Story = { args: { word: words.tabemono, plural: undefined } };
export const Arabic: Story = { args: { word: words.kitab, plural: undefined } };
export const Russian: Story = {
  args: { word: words.moloko, plural: undefined },
  globals: { locale: 'en' },
};
export const Large: Story = { args: { word: words.yanjing, size: 'medium', plural: undefined } };
