import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import type { Guide } from '../guide/guide.ts';
import { toggleKeys } from '../guide/keys.ts';
import { Switch } from './checkbox.tsx';

const meta = {
  title: 'Forms/Switch',
  component: Switch,
  parameters: {
    guide: {
      use: 'A setting that takes effect as soon as it is pressed. In a form with a save button, use `Checkbox`.',
      dos: ['Name what is on: “Sounds after an answer”.'],
      donts: ['Write “on” or “off” into the label.'],
      keys: toggleKeys,
    } satisfies Guide<typeof Switch>,
  },
  args: { label: 'Speak the words', checked: false, onChange: fn() },
} satisfies Meta<typeof Switch>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Off: Story = {};
export const On: Story = { args: { checked: true } };
export const Disabled: Story = { args: { ...On.args, disabled: true } };
