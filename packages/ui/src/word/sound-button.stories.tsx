import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { keyTable } from '../story/decorators.tsx';
import { SoundButton } from './sound-button.tsx';

const meta = {
  title: 'Words/SoundButton',
  component: SoundButton,
  args: { word: 'apple', onPlay: fn() },
} satisfies Meta<typeof SoundButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const WithoutVoice: Story = { args: { hasVoice: false } };

export const ExplainsItself: Story = {
  ...WithoutVoice,
  tags: ['interaction'],
  parameters: keyTable({
    Enter: 'Plays the word, or explains a missing voice',
    Escape: 'Closes the explanation',
  }),
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Why is “apple” silent?' }));
    await expect(canvas.getByText(/no voice for this language/)).toBeVisible();
    await expect(args.onPlay).not.toHaveBeenCalled();
  },
};
