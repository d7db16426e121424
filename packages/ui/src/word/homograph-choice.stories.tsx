import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import type { Guide } from '../guide/guide.ts';
import { choiceKeys } from '../guide/keys.ts';
import { HomographChoice } from './homograph-choice.tsx';

const sein = (homograph: number, ...translations: string[]) => ({
  homograph,
  word: { text: 'sein', lang: 'de', homograph },
  translations: translations.map((text) => ({ text, lang: 'en' })),
});

const meta = {
  title: 'Words/HomographChoice',
  component: HomographChoice,
  parameters: {
    guide: {
      use: 'A learner adds a translation or a picture to a text that several words share: “Bank” to sit on, “Bank” for money.',
      dos: ['Tell the words apart by their meaning, not by their number.'],
      keys: choiceKeys,
    } satisfies Guide<typeof HomographChoice>,
  },
  args: {
    words: [sein(1, 'be', 'exist'), sein(2, 'his', 'its')],
    value: 1,
    onChange: fn(),
  },
} satisfies Meta<typeof HomographChoice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Two: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'sein, 2' }));
    await expect(args.onChange).toHaveBeenCalledWith(2);
    await expect(canvas.getByRole('radio', { name: 'sein, 1' })).toHaveAccessibleDescription(
      'be, exist',
    );
  },
};
export const WithAnother: Story = {
  args: { words: [sein(1, 'be', 'exist'), sein(2)], value: 3, another: 3 },
};
