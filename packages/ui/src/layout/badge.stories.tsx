import type { Meta, StoryObj } from '@storybook/react-vite';
import { Row } from '../layout/stack.tsx';
import { Badge } from './badge.tsx';

const meta = {
  title: 'Feedback/Badge',
  component: Badge,
  args: { 'data-tone': 'neutral' },
} satisfies Meta<typeof Badge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Tones: Story = {
  render: () => (
    <Row>
      <Badge data-tone="good">Working</Badge>
      <Badge data-tone="waiting">Paused</Badge>
      <Badge data-tone="bad">Not working</Badge>
      <Badge data-tone="new">new</Badge>
      <Badge data-tone="neutral">Completed</Badge>
    </Row>
  ),
};
