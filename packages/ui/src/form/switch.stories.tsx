import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Switch } from './checkbox.tsx';

const meta = {
  title: 'Forms/Switch',
  component: Switch,
  args: { label: 'Speak the words', checked: false, onChange: fn() },
} satisfies Meta<typeof Switch>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Off: Story = {};
export const On: Story = { args: { checked: true } };
export const Disabled: Story = { args: { ...On.args, disabled: true } };
