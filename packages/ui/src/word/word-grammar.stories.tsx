import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { WordGrammar } from './word-grammar.tsx';

const meta = {
  title: 'Words/WordGrammar',
  component: WordGrammar,
  args: { word: { text: 'Auge', lang: 'de' } },
} satisfies Meta<typeof WordGrammar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithArticle: Story = {
  tags: ['interaction'],
  args: { withArticle: 'das Auge', gender: 'neuter', plural: 'Augen', ipa: 'ˈaʊ̯ɡə' },
  play: async ({ canvas }) => {
    const line = canvas.getByRole('paragraph');
    await expect(line).toHaveTextContent('das Augeplural Augen/ˈaʊ̯ɡə/');
    await expect(within(line).getByText('Augen')).toHaveAttribute('lang', 'de');
  },
};

export const SamePlural: Story = {
  args: {
    word: { text: 'Adler', lang: 'de' },
    withArticle: 'der Adler',
    gender: 'masculine',
    plural: 'Adler',
  },
};

export const Gender: Story = {
  args: {
    word: { text: 'молоко', lang: 'ru' },
    gender: 'neuter',
    stress: 'молоко́',
    romanisation: 'moloko',
  },
};

export const Reading: Story = {
  args: { word: { text: '猫', lang: 'ja' }, reading: 'ねこ', romanisation: 'neko' },
};

export const Pinyin: Story = { args: { word: { text: '眼睛', lang: 'zh' }, reading: 'yǎnjing' } };

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
