import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { keyTable } from '../story/decorators.tsx';
import { NumberField } from './number-field.tsx';

const meta = {
  title: 'Forms/NumberField',
  component: NumberField,
  args: { label: 'How many words', value: 10, min: 4, max: 50, step: 5, onChange: fn() },
} satisfies Meta<typeof NumberField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Middle: Story = {};
export const Least: Story = { args: { value: 4 } };
export const Most: Story = { args: { value: 50, hint: 'There are 50 words in this list.' } };

export const Stepped: Story = {
  tags: ['interaction'],
  parameters: keyTable({
    ArrowUp: 'Increases the number by one',
    ArrowDown: 'Decreases the number by one',
    '0 … 9': 'Types a number',
  }),
  render: function Stepped(args) {
    const [value, setValue] = useState(args.value);
    return <NumberField {...args} value={value} onChange={setValue} />;
  },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('spinbutton', { name: 'How many words' });
    await userEvent.click(canvas.getByRole('button', { name: 'More' }));
    await expect(field).toHaveValue(15);
    await userEvent.clear(field);
    await userEvent.type(field, '99');
    await userEvent.tab();
    await expect(field).toHaveValue(50);
  },
};
