import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Guide } from '../guide/guide.ts';
import { type ActivityBar, ActivityChart } from './activity-chart.tsx';

const values = [0, 4, 12, 7, 0, 0, 18, 9, 22, 5, 0, 3, 14, 11];

const bars: ActivityBar[] = values.map((value, index) => ({
  name: `${index + 1} March`,
  description: `${index + 1} March: ${value} answers`,
  value,
  part: Math.floor(value * 0.7),
}));

const meta = {
  title: 'Charts/ActivityChart',
  component: ActivityChart,
  parameters: {
    guide: {
      use: 'How much was answered in each of 7 to 60 periods, and how much of it was right. Below seven bars, write the figures.',
      anatomy: {
        Bar: 'All answers of a period, pale.',
        Part: 'Its highlighted share, such as right answers.',
        Names: 'Of the first and the last period.',
      },
    } satisfies Guide<typeof ActivityChart>,
  },
  args: { label: 'Answers by day', bars },
} satisfies Meta<typeof ActivityChart>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Days: Story = {};
export const OneDay: Story = { args: { bars: bars.slice(1, 2) } };
export const NothingDone: Story = {
  args: { bars: bars.map((bar) => ({ ...bar, value: 0, part: 0 })) },
};
export const AYear: Story = {
  args: {
    bars: Array.from({ length: 53 }, (_, week) => ({
      name: `Week ${week + 1}`,
      description: `Week ${week + 1}: ${(week * 7) % 31} answers`,
      value: (week * 7) % 31,
      part: (week * 5) % 7,
    })),
  },
};
