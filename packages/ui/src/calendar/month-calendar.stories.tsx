import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import type { Guide } from '../guide/guide.ts';
import { monthKeys } from '../guide/keys.ts';
import { MonthCalendar, type MonthCalendarProps } from './month-calendar.tsx';

const meta = {
  title: 'Forms/MonthCalendar',
  component: MonthCalendar,
  parameters: {
    guide: {
      use: 'A part of `DatePicker` and `PlanCalendar`, which are what a screen uses.',
      variants: {
        size: {
          small: 'In a panel, to choose a day.',
          large: 'As the main thing of a page, where days show what is on them.',
        },
      },
      keys: monthKeys,
    } satisfies Guide<typeof MonthCalendar>,
  },
  args: {
    month: '2026-03',
    today: '2026-03-12',
    selected: null,
    onMonthChange: fn(),
    onSelect: fn(),
  },
  render: (args) => <Kept {...args} />,
} satisfies Meta<typeof MonthCalendar>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Keeps the month and the selected day, like a form. */
function Kept(args: MonthCalendarProps) {
  const [month, setMonth] = useState(args.month);
  const [selected, setSelected] = useState(args.selected);
  return (
    <MonthCalendar
      {...args}
      month={month}
      selected={selected}
      onMonthChange={(next) => {
        setMonth(next);
        args.onMonthChange(next);
      }}
      onSelect={(day) => {
        setSelected(day);
        args.onSelect(day);
      }}
    />
  );
}

export const Small: Story = { args: { selected: '2026-03-18' } };
export const Large: Story = { args: { size: 'large', selected: '2026-03-18' } };
export const SixWeeks: Story = { args: { month: '2026-08' } };
export const WithinARange: Story = { args: { min: '2026-03-10', max: '2026-03-27' } };
export const TodaySelected: Story = { args: { selected: '2026-03-12' } };

export const UsedByKeys: Story = {
  tags: ['interaction'],
  play: async ({ args, canvas }) => {
    const day = (name: string) => canvas.getByRole('button', { name });
    const press = async (keys: string, name: string) => {
      await userEvent.keyboard(keys);
      await expect(day(name)).toHaveFocus();
    };
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await expect(day('Thursday, March 12')).toHaveFocus();
    await expect(day('Thursday, March 12')).toHaveAttribute('aria-current', 'date');
    await press('{ArrowRight}', 'Friday, March 13');
    await press('{ArrowUp}', 'Friday, March 6');
    await press('{Home}', 'Sunday, March 1');
    await press('{End}', 'Saturday, March 7');
    await press('{ArrowUp}', 'Saturday, February 28');
    await expect(canvas.getByRole('grid', { name: 'February 2026' })).toBeVisible();
    await press('{PageDown}', 'Saturday, March 28');
    await press('{Shift>}{PageUp}{/Shift}', 'Friday, March 28');
    await expect(canvas.getByRole('grid', { name: 'March 2025' })).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSelect).toHaveBeenLastCalledWith('2025-03-28');
    await expect(canvas.getByRole('gridcell', { selected: true })).toHaveTextContent('28');
    const tabStops = canvas.getAllByRole('button').filter(({ tabIndex }) => tabIndex === 0);
    await expect(tabStops).toHaveLength(3);
  },
};

export const UsedByPointer: Story = {
  tags: ['interaction'],
  args: { min: '2026-03-10' },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Previous month' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Monday, March 9' }));
    await expect(args.onMonthChange).not.toHaveBeenCalled();
    await expect(args.onSelect).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Next month' }));
    await expect(canvas.getByRole('heading', { name: 'April 2026' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Friday, April 3' }));
    await expect(args.onSelect).toHaveBeenLastCalledWith('2026-04-03');
  },
};

/** Keys stop at the first and the last day that can be chosen. */
export const KeysWithinARange: Story = {
  tags: ['interaction'],
  args: { min: '2026-03-10', max: '2026-03-27' },
  play: async ({ canvas }) => {
    const day = (name: string) => canvas.getByRole('button', { name });
    day('Thursday, March 12').focus();
    await userEvent.keyboard('{PageUp}');
    await expect(day('Tuesday, March 10')).toHaveFocus();
    await userEvent.keyboard('{Shift>}{PageDown}{/Shift}');
    await expect(day('Friday, March 27')).toHaveFocus();
    await expect(day('Saturday, March 28')).toHaveAttribute('aria-disabled', 'true');
  },
};

export const WeekFromSunday: Story = {
  tags: ['interaction'],
  globals: { locale: 'en' },
  play: async ({ canvas }) => {
    const names = canvas.getAllByRole('columnheader').map(({ textContent }) => textContent);
    await expect(names.at(0)).toContain('Sunday');
    await expect(names.at(-1)).toContain('Saturday');
  },
};

export const WeekFromMonday: Story = {
  tags: ['interaction'],
  globals: { locale: 'ru' },
  play: async ({ canvas }) => {
    const names = canvas.getAllByRole('columnheader').map(({ textContent }) => textContent);
    await expect(names.at(0)).toContain('понедельник');
    await expect(names.at(-1)).toContain('воскресенье');
    await expect(canvas.getByRole('button', { name: 'четверг, 12 марта' })).toBeVisible();
  },
};
