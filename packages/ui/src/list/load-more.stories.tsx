import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import type { Guide } from '../guide/guide.ts';
import { buttonKeys } from '../guide/keys.ts';
import { LoadMore } from './load-more.tsx';

const meta = {
  title: 'Lists/LoadMore',
  component: LoadMore,
  parameters: {
    guide: {
      use: 'Below each feed. It loads by itself when it comes near, so that the button is for keyboards, and after failures.',
      variants: {
        state: {
          idle: 'More can be loaded.',
          loading: 'On its way; the button stays where it is.',
          failed: 'The button says “Try again”; nothing is lost.',
        },
      },
      keys: buttonKeys,
    } satisfies Guide<typeof LoadMore>,
  },
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
