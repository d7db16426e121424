import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Guide } from '../guide/guide.ts';
import { linkKeys } from '../guide/keys.ts';
import { words } from '../story/sample.ts';
import { Headword } from './headword.tsx';

const meta = {
  title: 'Words/Headword',
  component: Headword,
  parameters: {
    guide: {
      use: 'Wherever a word is the hero: on its page, its card, in a question. Within a sentence or a line of translations, use `WrittenWord`.',
      variants: {
        size: {
          large: 'The one word of a screen: its page, a card that teaches it.',
          medium: 'A word on a card.',
          small: 'A word in a row or an option.',
        },
      },
      anatomy: {
        Article: 'Lighter than the word, and never without it where a language has one.',
        Word: 'In Literata 600, with its reading or stress.',
        Number: 'Tells it from other words of the same text.',
      },
      keys: linkKeys,
    } satisfies Guide<typeof Headword>,
  },
  args: { word: words.apple, as: 'h1', size: 'large' },
} satisfies Meta<typeof Headword>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Large: Story = {};
export const Medium: Story = { args: { size: 'medium', as: 'h2' } };
export const Small: Story = { args: { size: 'small', as: 'span' } };
export const Linked: Story = { args: { ...Medium.args, href: '#apple' } };
export const Cyrillic: Story = { args: { word: words.yabloko } };
export const Polish: Story = { args: { word: words.jablko } };
export const LongGerman: Story = { args: { word: words.insurance } };
export const LongRussian: Story = { args: { word: words.sightseeing } };
export const Arabic: Story = { args: { word: words.maktaba } };
export const Japanese: Story = { args: { word: words.ringo } };
export const WithArticle: Story = { args: { word: words.auge } };
export const WithReading: Story = { args: { word: words.tabemono } };
