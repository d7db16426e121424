import type { Meta, StoryObj } from '@storybook/react-vite';
import { words } from '../story/sample.ts';
import { TranslationLine } from './written-word.tsx';

const meta = {
  title: 'Words/TranslationLine',
  component: TranslationLine,
  args: { translations: [words.yabloko, words.apfel, words.manzana] },
} satisfies Meta<typeof TranslationLine>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Several: Story = {};
export const BothDirections: Story = {
  args: { translations: [words.library, words.maktaba, words.tapuach, words.ringo] },
};
