import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { keyTable } from '../story/key-table.ts';
import { KnowingMark } from './knowing-mark.tsx';

const meta = {
  title: 'Words/KnowingMark',
  component: KnowingMark,
  args: { word: 'apple', knowing: 3, onChange: fn(), look: 'label' },
} satisfies Meta<typeof KnowingMark>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Unknown: Story = {};
export const ToLearn: Story = { args: { knowing: 2 } };
export const Known: Story = { args: { knowing: 1 } };
export const UnknownIcon: Story = { args: { look: 'icon' } };
export const ToLearnIcon: Story = { args: { ...ToLearn.args, look: 'icon' } };
export const KnownIcon: Story = { args: { ...Known.args, look: 'icon' } };

export const Provable: Story = { args: { ...ToLearn.args, onProve: fn() } };
export const ProvableIcon: Story = { args: { ...Provable.args, look: 'icon' } };

export const Toggled: Story = {
  tags: ['interaction'],
  parameters: keyTable({
    Tab: 'To the next mark',
    Enter: 'Puts the mark, or takes it away',
    Space: 'The same',
    L: 'To learn, where the page listens (`useMarkKeys`) and the focus is in the card or row',
    K: 'Known, likewise',
  }),
  render: function Toggled(args) {
    const [knowing, setKnowing] = useState(args.knowing);
    return <KnowingMark {...args} knowing={knowing} onChange={setKnowing} />;
  },
  play: async ({ canvas }) => {
    const learn = canvas.getByRole('button', { name: 'To learn' });
    const known = canvas.getByRole('button', { name: 'Known' });
    await userEvent.click(learn);
    await expect(learn).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(known);
    await expect(learn).toHaveAttribute('aria-pressed', 'false');
    await expect(known).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(known);
    await expect(known).toHaveAttribute('aria-pressed', 'false');
  },
};
