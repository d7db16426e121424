import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../action/button.tsx';
import type { Guide } from '../guide/guide.ts';
import { atWidth } from '../story/decorators.tsx';
import { PlanCard } from './plan-card.tsx';

const meta = {
  title: 'Progress/PlanCard',
  component: PlanCard,
  parameters: {
    guide: {
      use: 'A list that is being learned in portions: what is left today comes before what is left in total.',
      dos: ['Make the main button the portion of today: “Learn 7 words”.'],
      anatomy: {
        Title: 'The name of the list.',
        Progress: 'A bar with “12 of 42 learned”.',
        Status: 'What is left today, or a seal if nothing is.',
        Actions: 'The button of today, and a `Menu`.',
      },
    } satisfies Guide<typeof PlanCard>,
  },
  args: {
    title: <a href="#animals">Animals</a>,
    progress: '12 of 42 learned',
    learned: 12,
    total: 42,
    status: '3 of 7 words today · done by Sunday',
    actions: <Button>Learn 4 words</Button>,
  },
  decorators: [atWidth('28rem')],
} satisfies Meta<typeof PlanCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const UnderWay: Story = {
  async play({ canvas }) {
    await expect(canvas.getByRole('heading', { name: 'Animals' })).toBeVisible();
    await expect(canvas.getByRole('progressbar', { name: '12 of 42 learned' })).toBeVisible();
  },
};

export const DoneToday: Story = {
  args: {
    progress: '16 of 42 learned',
    learned: 16,
    status: 'Done for today · done by Sunday',
    isDone: true,
    actions: <Button variant="quiet">Learn more</Button>,
  },
};

export const Finished: Story = {
  args: {
    progress: '42 of 42 learned',
    learned: 42,
    status: 'You’ve learned every word!',
    isFinished: true,
    actions: <Button variant="primary">Great</Button>,
  },
};

export const Narrow: Story = {
  args: { title: 'Достопримечательности и транспорт в незнакомом городе' },
  decorators: [atWidth('18rem')],
};
