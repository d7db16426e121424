import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { Guide } from '../guide/guide.ts';
import { WordStrength } from './word-strength.tsx';

const meta = {
  title: 'Words/WordStrength',
  component: WordStrength,
  parameters: {
    guide: {
      use: 'On words that the learner learns. A word that is not learned shows nothing rather than empty bars.',
      variants: {
        look: {
          bars: 'On cards: the next review is read by screen readers only.',
          label: 'In rows and on the page of a word, where there is room for the next review.',
        },
      },
    } satisfies Guide<typeof WordStrength>,
  },
  args: { strength: 2, nextReview: 'Next review tomorrow', look: 'label' },
} satisfies Meta<typeof WordStrength>;

export default meta;
type Story = StoryObj<typeof meta>;

export const New: Story = { args: { strength: 0, nextReview: 'Not practised yet' } };
export const Weak: Story = { args: { strength: 1, nextReview: 'Due today' } };
export const Growing: Story = {};
export const Strong: Story = { args: { strength: 3, nextReview: 'Next review in 12 days' } };
export const Known: Story = { args: { strength: 4, nextReview: 'Next review in 2 months' } };

/** Where there is no room for a text, screen readers are told the next review. */
export const BarsOnly: Story = {
  args: { look: 'bars' },
  tags: ['interaction'],
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('img', { name: 'Strength 2 of 4. Next review tomorrow' }),
    ).toBeVisible();
  },
};
