import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { IconButton } from '../action/icon-button.tsx';
import type { Guide } from '../guide/guide.ts';
import { LanguageIcon } from '../theme/icon.ts';
import { SoundButton } from './sound-button.tsx';

const meta = {
  title: 'Words/SoundButton',
  component: SoundButton,
  parameters: {
    guide: {
      use: 'Beside every word that can be heard. Without `word`, its name does not reveal the answer of a question.',
      variants: {
        playing: {
          normally: 'The speaker is highlighted while the word plays.',
          slowly: 'The turtle is highlighted.',
        },
      },
      dos: [
        'Offer `onPlaySlowly` where somebody learns to say the word, not in lists.',
        'Keep the button if there is no sound: it explains why.',
      ],
      anatomy: {
        Speaker: 'Plays at normal speed; crossed out if there is no sound.',
        Turtle: 'Plays slowly.',
        'Further button': 'About how the word is said, such as one for Latin letters.',
        Note: 'Opens instead of a sound that does not exist.',
      },
      keys: {
        'Enter or Space': 'Plays the word, or explains why it is silent',
        Escape: 'Closes the explanation',
      },
    } satisfies Guide<typeof SoundButton>,
  },
  args: { word: 'apple', onPlay: fn() },
} satisfies Meta<typeof SoundButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const Playing: Story = { args: { playing: 'normally' } };
export const WithTurtle: Story = { args: { onPlaySlowly: fn(), playing: 'slowly' } };
export const WithFurtherButton: Story = {
  args: {
    onPlaySlowly: fn(),
    children: <IconButton label="Show in Latin letters" icon={<LanguageIcon />} />,
  },
};
export const WithoutSound: Story = { args: { hasSound: false } };

export const ExplainsItself: Story = {
  ...WithoutSound,
  tags: ['interaction'],
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Why is “apple” silent?' }));
    await expect(canvas.getByText(/No audio for this word yet/)).toBeVisible();
    await expect(args.onPlay).not.toHaveBeenCalled();
  },
};
