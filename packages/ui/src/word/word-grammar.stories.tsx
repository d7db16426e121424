import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import type { Guide } from '../guide/guide.ts';
import { words } from '../story/sample.ts';
import { WordGrammar } from './word-line.tsx';

const meta = {
  title: 'Words/WordGrammar',
  component: WordGrammar,
  parameters: {
    guide: {
      use: 'Below the word on its page. In rows, `WordLine` shows the plural, and that is enough.',
    } satisfies Guide<typeof WordGrammar>,
  },
  args: { word: words.auge },
} satisfies Meta<typeof WordGrammar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithArticle: Story = {
  tags: ['interaction'],
  args: { gender: 'neuter', plural: 'Augen', ipa: 'ˈaʊ̯ɡə', level: 'A1', frequencyRank: 1_968 },
  play: async ({ canvas }) => {
    const line = canvas.getByRole('paragraph');
    await expect(line).toHaveTextContent('das Augeplural Augen/ˈaʊ̯ɡə/level A1common');
    await expect(within(line).getByText('Augen')).toHaveAttribute('lang', 'de');
  },
};

/** Learners read how common a word is, not its rank. */
export const VeryCommon: Story = {
  tags: ['interaction'],
  args: { plural: 'Augen', frequencyRank: 255 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('paragraph')).toHaveTextContent(/very common$/);
  },
};

export const LessCommon: Story = {
  tags: ['interaction'],
  args: { plural: 'Augen', frequencyRank: 12_000 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('paragraph')).toHaveTextContent(/less common$/);
  },
};

/** The word above has its article. */
export const BelowTheArticle: Story = {
  tags: ['interaction'],
  args: { gender: 'neuter', plural: 'Augen', isBelowArticle: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('paragraph')).toHaveTextContent(/^plural Augen$/);
  },
};

export const SamePlural: Story = {
  args: {
    word: { text: 'Adler', lang: 'de', article: 'der' },
    gender: 'masculine',
    plural: 'Adler',
  },
};

export const Gender: Story = { args: { word: words.moloko, gender: 'neuter' } };

export const Reading: Story = { args: { word: words.neko } };

export const Pinyin: Story = { args: { word: words.yanjing } };

/** The word above has its reading, so the line does not repeat it. */
export const BelowTheWord: Story = {
  tags: ['interaction'],
  args: { word: words.neko, isBelowWord: true, ipa: 'neko̞' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('paragraph')).toHaveTextContent('neko/neko̞/');
  },
};

export const Variants: Story = {
  tags: ['interaction'],
  args: { word: { text: 'grey', lang: 'en' }, variants: ['gray'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('paragraph')).toHaveTextContent('also gray');
  },
};

export const Forms: Story = {
  args: {
    word: { text: 'go', lang: 'en' },
    ipa: 'ɡəʊ',
    forms: [
      { name: 'past tense', text: 'went' },
      { name: 'past participle', text: 'gone' },
    ],
  },
};
