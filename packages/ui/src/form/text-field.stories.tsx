import type { Meta, StoryObj } from '@storybook/react-vite';
import { TextField } from './text-field.tsx';

const meta = {
  title: 'Forms/TextField',
  component: TextField,
  args: { label: 'Name of the list' },
} satisfies Meta<typeof TextField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const WithHint: Story = { args: { hint: 'At most 80 characters.' } };
export const WithError: Story = {
  args: { ...WithHint.args, error: 'Must be 80 characters or less', defaultValue: 'Fruit' },
};
export const Disabled: Story = { args: { defaultValue: 'Fruit', disabled: true } };
/** The control of the browser. The value is `HH:MM`; what is shown follows the settings of the system. */
export const Time: Story = {
  args: { label: 'Time of the first post', type: 'time', defaultValue: '09:30' },
};
export const LongTexts: Story = {
  args: {
    label: 'Название списка, под которым его увидят другие учащиеся',
    hint: 'Не больше 80 знаков. Лучше коротко: название показывается на карточке списка.',
  },
};
