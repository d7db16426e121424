import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Guide } from '../guide/guide.ts';
import { words } from '../story/sample.ts';
import { TranslationLine } from './written-word.tsx';

const meta = {
  title: 'Words/TranslationLine',
  component: TranslationLine,
  parameters: {
    guide: {
      use: 'What a word means, in one line of a card, a row or a suggestion. On the page of the word, use `TranslationGroup`.',
      dos: ['Put the usual translation first: the line may be cut off.'],
    } satisfies Guide<typeof TranslationLine>,
  },
  args: { translations: [words.yabloko, words.apfel, words.manzana] },
} satisfies Meta<typeof TranslationLine>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Several: Story = {};
export const BothDirections: Story = {
  args: { translations: [words.library, words.maktaba, words.tapuach, words.ringo] },
};
