import type { Meta, StoryObj } from '@storybook/react-vite';
import { StatusBadge } from './status-badge.tsx';

const meta = {
  title: 'Contributions/StatusBadge',
  component: StatusBadge,
  args: { status: 3 },
} satisfies Meta<typeof StatusBadge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Waiting: Story = {};
export const Approved: Story = { args: { status: 1 } };
export const Rejected: Story = { args: { status: 2 } };
