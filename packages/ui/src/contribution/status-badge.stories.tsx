import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Guide } from '../guide/guide.ts';
import { StatusBadge } from './status-badge.tsx';

const meta = {
  title: 'Contributions/StatusBadge',
  component: StatusBadge,
  parameters: {
    guide: {
      use: 'On one’s own contributions and in the queue of admins. Approved entries that readers see have none.',
    } satisfies Guide<typeof StatusBadge>,
  },
  args: { status: 3 },
} satisfies Meta<typeof StatusBadge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Waiting: Story = {};
export const Approved: Story = { args: { status: 1 } };
export const Rejected: Story = { args: { status: 2 } };
