import type { Meta, StoryObj } from '@storybook/react-vite';
import { Notice } from './notice.tsx';

const meta = {
  title: 'Feedback/Notice',
  component: Notice,
  args: { children: <p>Two lines cannot be read.</p> },
} satisfies Meta<typeof Notice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Bad: Story = { args: { tone: 'bad' } };
export const Waiting: Story = { args: { tone: 'waiting' } };
export const Neutral: Story = { args: { tone: 'neutral' } };
