import type { Meta, StoryObj } from '@storybook/react-vite';
import { SearchField } from './text-field.tsx';

const meta = {
  title: 'Forms/SearchField',
  component: SearchField,
  args: { label: 'Search words' },
} satisfies Meta<typeof SearchField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Filled: Story = { args: { defaultValue: 'Eichhörnchen' } };
export const Disabled: Story = { args: { disabled: true } };
