import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { Guide } from '../guide/guide.ts';
import { atWidth } from '../story/decorators.tsx';
import { KnowingBar } from './knowing-bar.tsx';

const meta = {
  title: 'Words/KnowingBar',
  component: KnowingBar,
  parameters: {
    guide: {
      use: 'On the cover of a list and on its page: how much of it is known. A share of one kind is a `ProgressBar`.',
    } satisfies Guide<typeof KnowingBar>,
  },
  args: { known: 6, learning: 4, total: 24 },
  decorators: [atWidth('16rem')],
} satisfies Meta<typeof KnowingBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Started: Story = {
  tags: ['interaction'],
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('img', { name: '6 known, 4 learning, 24 in all' }),
    ).toBeInTheDocument();
  },
};
export const Untouched: Story = { args: { known: 0, learning: 0 } };
export const AllKnown: Story = { args: { known: 24, learning: 0 } };
export const Empty: Story = { args: { known: 0, learning: 0, total: 0 } };
