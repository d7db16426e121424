import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { BarList } from './bar-list.tsx';

const meta = {
  title: 'Progress/BarList',
  component: BarList,
  args: {
    label: 'Words by strength',
    bars: [
      { name: 'New', value: 4 },
      { name: 'Fragile', value: 12 },
      { name: 'Growing', value: 9 },
      { name: 'Firm', value: 0 },
      { name: 'Known', value: 31 },
    ],
  },
} satisfies Meta<typeof BarList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ByStrength: Story = {
  async play({ canvas }) {
    const list = within(canvas.getByRole('list', { name: 'Words by strength' }));
    await expect(list.getAllByRole('listitem').map((item) => item.textContent)).toContain(
      'Fragile12',
    );
  },
};

export const Empty: Story = {
  args: {
    bars: [
      { name: 'New', value: 0 },
      { name: 'Known', value: 0 },
    ],
  },
};
