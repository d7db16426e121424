import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import type { Guide } from '../guide/guide.ts';
import { buttonKeys } from '../guide/keys.ts';
import { PinButton } from './pin-button.tsx';

const meta = {
  title: 'Contributions/PinButton',
  component: PinButton,
  parameters: {
    guide: {
      use: 'On each translation or picture that a learner can put first for themselves. Nobody else sees it. To rate an entry for all, use `ReactionButtons`.',
      keys: buttonKeys,
    } satisfies Guide<typeof PinButton>,
  },
  args: { subject: 'Apfel', isPinned: false, onChange: fn() },
} satisfies Meta<typeof PinButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loose: Story = {};
export const Pinned: Story = { args: { isPinned: true } };
export const Disabled: Story = { args: { disabled: true } };

export const Pressed: Story = {
  tags: ['interaction'],
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Apfel/ }));
    await expect(args.onChange).toHaveBeenCalledWith(true);
  },
};
