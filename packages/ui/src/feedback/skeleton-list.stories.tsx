import type { Meta, StoryObj } from '@storybook/react-vite';
import { SkeletonList } from './skeleton-list.tsx';

const meta = {
  title: 'Feedback/SkeletonList',
  component: SkeletonList,
  args: { of: 'card', count: 6 },
} satisfies Meta<typeof SkeletonList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Cards: Story = {};
export const Covers: Story = { args: { of: 'cover' } };
export const Rows: Story = { args: { of: 'row', count: 4 } };
