import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { Guide } from '../guide/guide.ts';
import { GoalRing } from './goal-ring.tsx';

const meta = {
  title: 'Progress/GoalRing',
  component: GoalRing,
  parameters: {
    guide: {
      use: 'Once on Today and at the end of a session: how near the goal of the day is. Other shares are a `ProgressBar`.',
    } satisfies Guide<typeof GoalRing>,
  },
  args: { label: 'Daily goal: 7 of 10 words', done: 7, target: 10, caption: 'of 10 words' },
} satisfies Meta<typeof GoalRing>;

export default meta;
type Story = StoryObj<typeof meta>;

export const UnderWay: Story = {
  async play({ canvas }) {
    await expect(canvas.getByRole('img', { name: 'Daily goal: 7 of 10 words' })).toBeVisible();
  },
};

export const NotStarted: Story = { args: { label: 'Daily goal: 0 of 10 words', done: 0 } };

export const Reached: Story = { args: { label: 'Daily goal: 10 of 10 words', done: 10 } };

export const Exceeded: Story = { args: { label: 'Daily goal: 34 of 10 words', done: 34 } };

export const Minutes: Story = {
  args: { label: 'Daily goal: 5 of 15 minutes', done: 5, target: 15, caption: 'of 15 minutes' },
};
