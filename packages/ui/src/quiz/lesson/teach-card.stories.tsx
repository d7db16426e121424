import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import type { Guide } from '../../guide/guide.ts';
import { inQuizFrame } from '../../story/decorators.tsx';
import { images, words } from '../../story/sample.ts';
import { SoundButton } from '../../word/sound-button.tsx';
import { TeachCard } from './teach-card.tsx';

const meta = {
  title: 'Quiz/TeachCard',
  component: TeachCard,
  parameters: {
    guide: {
      use: 'Shows a word before it is asked for the first time, or again after it was failed often. It asks nothing: for that, use a board.',
      dos: ['Put the picture and the sound before the facts: they are what is remembered.'],
      anatomy: {
        Picture: 'On top, if there is one.',
        Word: 'With its article, in the largest size, with its sound.',
        Meaning: 'The translations, the usual one first.',
        Facts: 'Part of speech, plural.',
        Example: 'One sentence with the word highlighted.',
      },
      keys: { 'Enter, Space, →': 'Continues', '←': 'Returns to the previous word' },
    } satisfies Guide<typeof TeachCard>,
    layout: 'fullscreen',
  },
  args: {
    word: words.manzana,
    translations: [words.apple],
    image: images.apple,
    facts: 'noun, feminine · las manzanas',
    example: { text: 'Como una manzana cada mañana.', lang: 'es' },
    action: <SoundButton word="manzana" onPlay={fn()} />,
    onNext: fn(),
    onBack: fn(),
  },
  decorators: [inQuizFrame('teach')],
} satisfies Meta<typeof TeachCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NewWord: Story = {};
/** A word that the learner forgets again and again. */
export const DifficultWord: Story = {
  args: {
    task: 'This one keeps slipping away',
    children: <p>Man, Zen, and a fruit: manzana</p>,
  },
};
export const First: Story = {
  render: ({ onBack: _, ...args }) => <TeachCard {...args} />,
};

/** Greetings, verbs and many others have no picture. */
export const WithoutPicture: Story = {
  args: {
    word: { text: 'buenos días', lang: 'es' },
    translations: [{ text: 'good morning', lang: 'en' }],
    image: undefined,
    facts: 'interjection',
    example: { text: '¡Buenos días! ¿Qué tal?', lang: 'es' },
  },
};

export const OnlyAMeaning: Story = {
  args: {
    word: { text: 'hola', lang: 'es' },
    translations: [
      { text: 'hello', lang: 'en' },
      { text: 'hi', lang: 'en' },
    ],
    image: undefined,
    facts: undefined,
    example: undefined,
  },
};

export const LongWord: Story = {
  args: {
    word: words.insurance,
    translations: [words.legalInsurers],
    image: images.library,
    facts: 'noun, plural',
    example: undefined,
  },
};

export const RightToLeft: Story = {
  args: {
    word: words.maktaba,
    translations: [words.library],
    image: images.library,
    facts: 'noun',
    example: undefined,
  },
};

export const Keys: Story = {
  tags: ['interaction'],
  play: async ({ args, canvas }) => {
    const heading = canvas.getByRole('heading', { name: 'New word manzana' });
    await waitFor(() => expect(heading).toHaveFocus());
    await userEvent.keyboard('{Enter} {ArrowRight}');
    await expect(args.onNext).toHaveBeenCalledTimes(3);
    await userEvent.keyboard('{ArrowLeft}');
    await expect(args.onBack).toHaveBeenCalledOnce();
    await expect(canvas.getByText('manzana', { selector: 'b' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Got it' }));
    await expect(args.onNext).toHaveBeenCalledTimes(4);
  },
};
