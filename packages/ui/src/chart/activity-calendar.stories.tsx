import type { Meta, StoryObj } from '@storybook/react-vite';
import { ActivityCalendar, type CalendarDay } from './activity-calendar.tsx';

const dayMilliseconds = 86_400_000;
const first = Date.UTC(2026, 2, 12);

const days: CalendarDay[] = Array.from({ length: 366 }, (_, index) => {
  const date = new Date(first + index * dayMilliseconds).toISOString().slice(0, 10);
  const value = index % 5 === 0 || index % 17 < 6 ? 0 : (index * 7) % 23;
  return { date, value, description: `${date}: ${value} answers` };
});

const meta = {
  title: 'Charts/ActivityCalendar',
  component: ActivityCalendar,
  argTypes: { days: { control: false } },
  args: { label: 'Activity by day', days },
} satisfies Meta<typeof ActivityCalendar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AYear: Story = {};
export const AMonth: Story = { args: { days: days.slice(0, 31) } };
export const NothingDone: Story = { args: { days: days.map((day) => ({ ...day, value: 0 })) } };
