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
export const Playing: Story = { args: { playing: 'normally' } };
export const WithTurtle: Story = { args: { onPlaySlowly: fn(), playing: 'slowly' } };
export const WithoutSound: Story = { args: { hasSound: false } };

export const ExplainsItself: Story = {
  ...WithoutSound,
  tags: ['interaction'],
  parameters: keyTable({
    Enter: 'Plays the word, or explains why it is silent',
    Escape: 'Closes the explanation',
  }),
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Why is “apple” silent?' }));
    await expect(canvas.getByText(/No audio for this word yet/)).toBeVisible();
    await expect(args.onPlay).not.toHaveBeenCalled();
  },
};
