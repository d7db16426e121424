import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { LoadMore } from './load-more.tsx';

const meta = {
  title: 'Lists/LoadMore',
  component: LoadMore,
  args: { shown: 24, total: 1204, state: 'idle', onLoadMore: fn() },
} satisfies Meta<typeof LoadMore>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Idle: Story = {};
export const Loading: Story = { args: { state: 'loading' } };
export const Failed: Story = { args: { state: 'failed' } };
export const Complete: Story = { args: { shown: 1204 } };

export const LoadsWhenSeen: Story = {
  tags: ['interaction'],
  play: async ({ args }) => {
    await waitFor(() => expect(args.onLoadMore).toHaveBeenCalledOnce());
  },
};
