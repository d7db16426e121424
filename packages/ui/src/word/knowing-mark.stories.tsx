import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { fn } from 'storybook/test';
import { keyTable } from '../story/decorators.tsx';
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

export const Toggled: Story = {
  parameters: keyTable({
    Tab: 'Moves to the next toggle',
    Enter: 'Toggles',
    Space: 'Toggles',
    'L and K': 'Toggle the focused word, if the page calls `useKnowingShortcuts`',
  }),
  render: function Toggled(args) {
    const [knowing, setKnowing] = useState(args.knowing);
    return <KnowingMark {...args} knowing={knowing} onChange={setKnowing} />;
  },
};
