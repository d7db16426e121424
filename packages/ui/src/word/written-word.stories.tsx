import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentType, useContext } from 'react';
import { expect } from 'storybook/test';
import type { Guide } from '../guide/guide.ts';
import { words } from '../story/sample.ts';
import { type WordDisplay, WordDisplayContext } from './pronunciation.ts';
import { WrittenWord } from './written-word.tsx';

const meta = {
  title: 'Words/WrittenWord',
  component: WrittenWord,
  parameters: {
    guide: {
      use: 'A word within a text: a translation, a suggestion, a message. As the hero of a card or page, it is a `Headword`.',
    } satisfies Guide<typeof WrittenWord>,
  },
  decorators: [
    (Story) => (
      <p className="headword" data-size="medium">
        <Story />
      </p>
    ),
  ],
} satisfies Meta<typeof WrittenWord>;

export default meta;
type Story = StoryObj<typeof meta>;

const without = (part: keyof WordDisplay) =>
  function Without(Story: ComponentType) {
    const display = useContext(WordDisplayContext);
    return (
      <WordDisplayContext value={{ ...display, [part]: false }}>
        <Story />
      </WordDisplayContext>
    );
  };

/** Kana stand above kanji only. Screen readers and copied text have the word alone. */
export const Japanese: Story = {
  tags: ['interaction'],
  args: { word: words.tabemono },
  play: async ({ canvas, canvasElement }) => {
    for (const kana of ['た', 'もの']) {
      await expect(await canvas.findByText(kana)).toHaveAttribute('aria-hidden', 'true');
    }
    const selection = getSelection();
    selection?.selectAllChildren(canvasElement);
    await expect(selection?.toString().trim()).toBe('食べ物');
    selection?.removeAllRanges();
  },
};

export const Chinese: Story = {
  tags: ['interaction'],
  args: { word: words.yanjing },
  play: async ({ canvas }) => {
    const syllable = await canvas.findByText('jing');
    await expect(syllable.parentElement).toHaveTextContent('睛jing');
  },
};

/** The parts of the reading are unknown, so it stands above the whole word. */
export const WholeWord: Story = {
  args: { word: { text: '生き物', lang: 'ja', reading: 'せいぶつ' } },
};

export const Arabic: Story = { args: { word: words.kitab } };
export const Hebrew: Story = { args: { word: words.shulchan } };
export const Russian: Story = { args: { word: words.moloko } };
export const German: Story = { args: { word: words.auge } };
export const English: Story = { args: { word: words.apple } };

export const WithoutReading: Story = {
  tags: ['interaction'],
  args: { word: words.tabemono },
  decorators: [without('readings')],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('食べ物')).toBeVisible();
    await expect(canvas.queryByText('もの')).toBeNull();
  },
};
export const WithoutVowelMarks: Story = {
  tags: ['interaction'],
  args: { word: words.kitab },
  decorators: [without('vowelMarks')],
  play: ({ canvas }) => expect(canvas.getByText('كتاب')).toBeVisible(),
};
export const WithoutStress: Story = {
  tags: ['interaction'],
  args: { word: words.moloko },
  decorators: [without('stressMarks')],
  play: ({ canvas }) => expect(canvas.getByText('молоко')).toBeVisible(),
};
