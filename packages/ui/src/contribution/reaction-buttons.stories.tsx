import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import type { Guide } from '../guide/guide.ts';
import { buttonKeys } from '../guide/keys.ts';
import { ReactionButtons } from './reaction-buttons.tsx';

const meta = {
  title: 'Contributions/ReactionButtons',
  component: ReactionButtons,
  parameters: {
    guide: {
      use: 'On what other learners have contributed. The counts decide what is shown first. Without `onChange`, the counts are only shown, as on one’s own entries.',
      keys: buttonKeys,
    } satisfies Guide<typeof ReactionButtons>,
  },
  args: { subject: 'Apfel', likeCount: 12, dislikeCount: 1, reaction: null, onChange: fn() },
} satisfies Meta<typeof ReactionButtons>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Undecided: Story = {};
export const Liked: Story = { args: { reaction: 1 } };
export const Disliked: Story = { args: { reaction: 2 } };
export const OnlyCounted: Story = {
  render: ({ onChange: _onChange, ...args }) => <ReactionButtons {...args} />,
};
export const ManyPeople: Story = { args: { likeCount: 12_480, dislikeCount: 1_204 } };

export const Replaced: Story = {
  args: { reaction: 2 },
  tags: ['interaction'],
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { pressed: false }));
    await expect(args.onChange).toHaveBeenCalledWith(1);
  },
};
