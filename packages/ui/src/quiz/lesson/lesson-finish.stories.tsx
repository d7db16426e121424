import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { Button, ButtonLink } from '../../action/button.tsx';
import type { Guide } from '../../guide/guide.ts';
import { linkKeys } from '../../guide/keys.ts';
import { GoalRing } from '../../progress/goal-ring.tsx';
import { images, words } from '../../story/sample.ts';
import { LessonFinish } from './lesson-finish.tsx';

const learned = [
  {
    id: '1',
    word: words.manzana,
    translations: [words.apple],
    image: images.apple,
    href: '#apple',
  },
  { id: '2', word: words.pera, translations: [words.pear], image: images.pear, href: '#pear' },
  {
    id: '3',
    word: words.limon,
    translations: [words.limonRussian],
    image: images.lemon,
    href: '#l',
  },
  {
    id: '4',
    word: words.fresa,
    translations: [words.klubnika],
    image: images.strawberry,
    href: '#f',
  },
  { id: '5', word: words.coche, translations: [words.avtomobil], href: '#car' },
];

const meta = {
  title: 'Quiz/LessonFinish',
  component: LessonFinish,
  parameters: {
    guide: {
      use: 'After the last question of a lesson. A quiz without new words ends with `QuizResult`.',
      dos: ['Offer one next step as the primary button, such as the next lesson.'],
      anatomy: {
        Seal: 'A check mark: done.',
        Title: 'How many words are being learned now.',
        Outlook: 'What the theme still has.',
        Actions: 'The next step.',
        Day: 'A `GoalRing` with the progress of today.',
        Words: 'Each with its picture and translation, and whether it was missed.',
      },
      keys: linkKeys,
    } satisfies Guide<typeof LessonFinish>,
  },
  args: {
    words: learned,
    outlook: '9 words left in Fruit and nuts',
    actions: (
      <>
        <Button variant="primary" onClick={fn()}>
          Next lesson
        </Button>
        <ButtonLink href="#done">Done</ButtonLink>
      </>
    ),
  },
} satisfies Meta<typeof LessonFinish>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithTheDay: Story = {
  args: {
    day: <GoalRing label="Daily goal: 5 of 10 words" caption="of 10 words" done={5} target={10} />,
  },
};

export const LeftForTomorrow: Story = {
  tags: ['interaction'],
  args: {
    words: learned.map((word, index) => ({
      ...word,
      outcome: (['wrong', 'wrong', 'recovered'] as const)[index],
    })),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Left for tomorrow:')).toHaveTextContent(
      'Left for tomorrow: manzanapera',
    );
    await expect(canvas.getAllByRole('img', { name: 'Wrong' })).toHaveLength(2);
    await expect(canvas.getAllByRole('img', { name: 'Right after a mistake' })).toHaveLength(1);
  },
};

export const FiveWords: Story = {
  tags: ['interaction'],
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('heading', { name: 'You’re learning 5 new words' });
    await waitFor(() => expect(heading).toHaveFocus());
    await expect(canvas.getAllByRole('listitem')).toHaveLength(5);
    await expect(canvas.getByRole('link', { name: 'manzana' })).toHaveAttribute('href', '#apple');
  },
};
export const OneWord: Story = { args: { words: learned.slice(0, 1), outlook: undefined } };
export const LongWords: Story = {
  args: {
    words: [
      { id: '1', word: words.insurance, translations: [words.legalInsurers], href: '#insurance' },
      { id: '2', word: words.maktaba, translations: [words.library], href: '#library' },
    ],
  },
};
