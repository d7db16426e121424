import type { Meta, StoryObj } from '@storybook/react-vite';
import { SkeletonList } from './skeleton.tsx';

const meta = {
  title: 'Feedback/SkeletonList',
  component: SkeletonList,
  args: { shape: 'card', count: 6 },
} satisfies Meta<typeof SkeletonList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Cards: Story = {};
export const Covers: Story = { args: { shape: 'cover' } };
export const Rows: Story = { args: { shape: 'row', count: 4 } };
export const Lines: Story = { args: { shape: 'line', count: 8 } };
