import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { Guide } from '../guide/guide.ts';
import { StreakBadge } from './streak-badge.tsx';

const meta = {
  title: 'Progress/Streak badge',
  component: StreakBadge,
  parameters: {
    guide: {
      use: 'In the bar of the app and beside the goal: the days in a row, in the smallest space. The days themselves are a `WeekStrip`.',
      donts: ['Use the flame for right answers in a row: it means days.'],
    } satisfies Guide<typeof StreakBadge>,
  },
  args: { days: 5, isTodayActive: true },
} satisfies Meta<typeof StreakBadge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const PractisedToday: Story = {};

export const Named: Story = {
  tags: ['interaction'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: '5-day streak' })).toHaveTextContent('5');
  },
};

export const NotPractisedToday: Story = { args: { isTodayActive: false } };

export const NoStreak: Story = {
  tags: ['interaction'],
  args: { days: 0, isTodayActive: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'No streak yet' })).toBeVisible();
  },
};

export const LongStreak: Story = { args: { days: 1234 } };
