import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import type { Guide } from '../guide/guide.ts';
import { toggleKeys } from '../guide/keys.ts';
import { Checkbox } from './checkbox.tsx';

const meta = {
  title: 'Forms/Checkbox',
  component: Checkbox,
  parameters: {
    guide: {
      use: 'Something that takes effect when the form is sent, or one of several entries to select. A setting that takes effect at once is a `Switch`; one of several options a `ChoiceGroup`.',
      dos: ['Phrase the label so that a tick means yes: “Send me reminders”.'],
      keys: toggleKeys,
    } satisfies Guide<typeof Checkbox>,
  },
  args: { label: 'Only words with a picture', checked: false, onChange: fn() },
} satisfies Meta<typeof Checkbox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Off: Story = {};
export const On: Story = { args: { checked: true } };
export const Disabled: Story = { args: { ...On.args, disabled: true } };
