import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Guide } from '../guide/guide.ts';
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
  parameters: {
    guide: {
      use: 'A year of practice on the page of a learner: gaps and runs are visible, single figures are not needed. For the last weeks, use `ActivityChart`; for the last seven days, `WeekStrip`.',
      dos: ['Describe each day in its `description`: screen readers read only these.'],
      keys: { 'Arrow left and right': 'Scroll through the months if not all fit' },
    } satisfies Guide<typeof ActivityCalendar>,
  },
  args: { label: 'Activity by day', days },
} satisfies Meta<typeof ActivityCalendar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AYear: Story = {};
export const AMonth: Story = { args: { days: days.slice(0, 31) } };
export const NothingDone: Story = { args: { days: days.map((day) => ({ ...day, value: 0 })) } };
