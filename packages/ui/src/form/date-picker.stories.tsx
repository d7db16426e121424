import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import type { Guide } from '../guide/guide.ts';
import { DatePicker, type DatePickerProps } from './date-picker.tsx';

const meta = {
  title: 'Forms/DatePicker',
  component: DatePicker,
  args: {
    label: 'Day of the first post',
    value: '2026-03-18',
    today: '2026-03-12',
    onChange: fn(),
  },
  parameters: {
    guide: {
      use: 'A day that the learner finds by looking at a month: when a break starts, when a post is sent. For a date that people know by heart, use a `TextField`.',
      dos: ['Set `min` and `max`, so that no impossible day can be chosen.'],
      keys: {
        'Enter or Space': 'Opens the month, and chooses a day',
        Escape: 'Closes the month',
        'Arrow keys, Home, End, Page Up, Page Down': 'Move between days',
      },
    } satisfies Guide<typeof DatePicker>,
    docs: { story: { inline: false, height: '32rem' } },
  },
  render: (args) => <Kept {...args} />,
} satisfies Meta<typeof DatePicker>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Keeps the date, like a form. */
function Kept(args: DatePickerProps) {
  const [value, setValue] = useState(args.value);
  return (
    <div style={{ maxWidth: '24rem' }}>
      <DatePicker
        {...args}
        value={value}
        onChange={(day) => {
          setValue(day);
          args.onChange(day);
        }}
      />
    </div>
  );
}

async function open(canvas: { getByRole: typeof screen.getByRole }, day: string) {
  await userEvent.click(canvas.getByRole('button', { name: /Day of the first post/ }));
  await waitFor(() => expect(screen.getByRole('button', { name: day })).toHaveFocus());
}

export const Chosen: Story = {};
export const Empty: Story = { args: { value: null, hint: 'Posts start in the morning.' } };
export const Clearable: Story = { args: { isClearable: true } };
export const WithError: Story = { args: { error: 'Choose a day in the future' } };
export const Disabled: Story = { args: { disabled: true } };

export const Open: Story = {
  tags: ['interaction'],
  args: { min: '2026-03-12' },
  play: ({ canvas }) => open(canvas, 'Wednesday, March 18'),
};

export const UsedByKeys: Story = {
  tags: ['interaction'],
  args: { value: null },
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('button', { name: 'Day of the first post Choose a date' });
    field.focus();
    await userEvent.keyboard('{Enter}');
    const today = await screen.findByRole('button', { name: 'Thursday, March 12' });
    await waitFor(() => expect(today).toHaveFocus());
    await expect(field).toHaveAttribute('aria-expanded', 'true');
    await expect(screen.getByRole('dialog', { name: 'Day of the first post' })).toBeVisible();
    await userEvent.keyboard('{PageDown}{ArrowRight}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-04-13');
    await waitFor(() => expect(screen.queryByRole('grid')).toBeNull());
    await expect(field).toHaveFocus();
    await expect(field).toHaveAccessibleName('Day of the first post Mon, April 13, 2026');
  },
};

/** Tab out of the month closes it. */
export const Left: Story = {
  tags: ['interaction'],
  args: { isClearable: true },
  play: async ({ args, canvas }) => {
    await open(canvas, 'Wednesday, March 18');
    for (const _ of ['next month', 'previous month', 'clear']) await userEvent.tab({ shift: true });
    await waitFor(() => expect(screen.queryByRole('grid')).toBeNull());
    await expect(canvas.getByRole('button', { name: 'Clear date' })).toHaveFocus();
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const Cleared: Story = {
  tags: ['interaction'],
  args: { isClearable: true },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Clear date' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
    await expect(canvas.getByRole('button', { name: /Choose a date/ })).toHaveFocus();
  },
};

/** Days out of range stay closed; the month opens at the nearest day that can be chosen. */
export const WithinARange: Story = {
  tags: ['interaction'],
  args: { value: null, min: '2026-03-20', max: '2026-04-10' },
  play: async ({ args, canvas }) => {
    await open(canvas, 'Friday, March 20');
    await userEvent.click(screen.getByRole('button', { name: 'Thursday, March 19' }));
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Saturday, March 21' }));
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-03-21');
  },
};
