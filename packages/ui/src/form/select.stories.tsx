import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Select } from './select.tsx';

const meta = {
  title: 'Forms/Select',
  component: Select,
  args: {
    label: 'Language',
    options: [
      { value: 'de', label: 'German' },
      { value: 'es', label: 'Spanish' },
      { value: 'ru', label: 'Russian' },
    ],
    value: 'es',
    onChange: fn(),
  },
} satisfies Meta<typeof Select>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Chosen: Story = {};
export const Inline: Story = { args: { look: 'inline' } };
export const WithHint: Story = { args: { hint: 'The language you are learning.' } };
export const WithError: Story = { args: { error: 'Choose a language first' } };
export const Disabled: Story = { args: { disabled: true } };
