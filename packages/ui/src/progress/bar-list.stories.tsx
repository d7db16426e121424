import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import type { Guide } from '../guide/guide.ts';
import { BarList } from './bar-list.tsx';

const meta = {
  title: 'Progress/BarList',
  component: BarList,
  parameters: {
    guide: {
      use: 'Three to ten named amounts to compare, such as words by level. Development over time is an `ActivityChart`.',
      dos: ['Order by value, unless the names have an order of their own.'],
    } satisfies Guide<typeof BarList>,
  },
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
