import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import type { Guide } from '../guide/guide.ts';
import { NumberField } from './number-field.tsx';

const meta = {
  title: 'Forms/NumberField',
  component: NumberField,
  parameters: {
    guide: {
      use: 'A small whole number that people rather adjust than type: words a day, questions of a quiz. For a code or a year, use `TextField`.',
      dos: ['Make `step` a useful jump, such as five words.'],
      keys: {
        'Arrow up': 'Increases the number by one',
        'Arrow down': 'Decreases the number by one',
        '0 … 9': 'Type a number',
      },
    } satisfies Guide<typeof NumberField>,
  },
  args: { label: 'How many words', value: 10, min: 4, max: 50, step: 5, onChange: fn() },
} satisfies Meta<typeof NumberField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Middle: Story = {};
export const Least: Story = { args: { value: 4 } };
export const Most: Story = { args: { value: 50, hint: 'There are 50 words in this list.' } };

export const Stepped: Story = {
  tags: ['interaction'],
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
