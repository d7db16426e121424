import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import type { Guide } from '../guide/guide.ts';
import { type WeekDayState, WeekStrip } from './week-strip.tsx';

const names = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

const week = (...states: WeekDayState[]) =>
  states.map((state, index) => ({
    date: `2026-03-0${index + 2}`,
    name: names[index] ?? '',
    description: `${names[index]}: ${state}`,
    state,
  }));

const meta = {
  title: 'Progress/WeekStrip',
  component: WeekStrip,
  parameters: {
    guide: {
      use: 'Explains a streak: which of the last seven days had practice, and which were free. A year is an `ActivityCalendar`.',
      dos: ['Describe each day in its `description`: “Monday: practised”.'],
    } satisfies Guide<typeof WeekStrip>,
  },
  args: {
    label: 'The last seven days',
    days: week('active', 'active', 'rest', 'active', 'active', 'active', 'open'),
  },
} satisfies Meta<typeof WeekStrip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithRestDay: Story = {
  async play({ canvas }) {
    const days = within(canvas.getByRole('list', { name: 'The last seven days' }));
    await expect(days.getAllByRole('listitem')).toHaveLength(7);
    await expect(days.getByText('Wed: rest')).toBeInTheDocument();
  },
};

export const EveryDay: Story = {
  args: { days: week('active', 'active', 'active', 'active', 'active', 'active', 'active') },
};

export const StartingToday: Story = {
  args: { days: week('missed', 'missed', 'missed', 'missed', 'missed', 'missed', 'open') },
};
