import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Button } from '../../action/button.tsx';
import { Menu } from '../../action/menu.tsx';
import type { Guide } from '../../guide/guide.ts';
import { linkKeys } from '../../guide/keys.ts';
import { images, words } from '../../story/sample.ts';
import { RetryIcon, ShareIcon, UndoIcon } from '../../theme/icon.ts';
import { SoundButton } from '../../word/sound-button.tsx';
import { QuizResult } from './quiz-result.tsx';

const rows = [
  {
    id: '1',
    word: words.manzana,
    href: '#manzana',
    expected: words.yabloko,
    answer: words.yabloko,
    outcome: 'right',
    image: images.apple,
    example: { text: 'Cada día como una manzana verde.', lang: 'es' },
    action: <SoundButton word="manzana" onPlay={fn()} />,
  },
  {
    id: '2',
    word: words.pera,
    href: '#pera',
    expected: words.grusha,
    answer: words.klubnika,
    outcome: 'wrong',
    image: images.pear,
    action: <SoundButton word="pera" onPlay={fn()} />,
  },
  {
    id: '3',
    word: words.limon,
    href: '#limon',
    expected: words.limonRussian,
    answer: { ...words.limonRussian, text: 'ЛИМОН!' },
    outcome: 'right',
    image: images.lemon,
    action: <SoundButton word="limón" onPlay={fn()} />,
  },
  {
    id: 'article',
    word: { text: 'Auge', lang: 'de' },
    expected: { text: 'das', lang: 'de' },
    form: { text: 'das Auge, die Augen', lang: 'de' },
    answer: { text: 'die', lang: 'de' },
    outcome: 'wrong',
  },
  { id: 'neko', word: words.neko, expected: { text: 'cat', lang: 'en' }, outcome: 'wrong' },
  { id: '4', word: words.insurance, expected: words.legalInsurers, outcome: 'wrong' },
  {
    id: '5',
    word: words.maktaba,
    expected: words.library,
    answer: words.library,
    outcome: 'right',
    isHinted: true,
  },
] as const;

const meta = {
  title: 'Quiz/QuizResult',
  component: QuizResult,
  parameters: {
    guide: {
      use: 'After the last question of a quiz: what was remembered, which words need more, and one next step. A lesson ends with `LessonFinish`.',
      dos: ['Offer the missed words as the next step, unless the schedule repeats them.'],
      donts: ['Scold: the title praises what was right.'],
      anatomy: {
        Score: 'A ring; a perfect one is celebrated.',
        Facts: 'Remembered without help, time, longest run.',
        Next: 'One primary button, at most one other, and a `Menu`.',
        Words:
          'In the order in which they were asked, with the answer that was given. A mark tells right, right after a mistake, and wrong.',
      },
      keys: linkKeys,
    } satisfies Guide<typeof QuizResult>,
  },
  args: {
    rows,
    seconds: 94,
    points: 3,
    bestStreak: 2,
    almost: 1,
    movedUp: 3,
    next: (
      <>
        <Button variant="primary" icon={<RetryIcon />}>
          Practise 2 missed words
        </Button>
        <Button>Continue</Button>
      </>
    ),
    menu: (
      <Menu
        label="More actions"
        items={[
          { label: 'Undo last answer', icon: <UndoIcon />, onChoose: fn() },
          { label: 'Share as text', icon: <ShareIcon />, onChoose: fn() },
        ]}
      />
    ),
  },
} satisfies Meta<typeof QuizResult>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Mixed: Story = {};
export const AllRight: Story = {
  args: {
    rows: rows.filter(({ outcome }) => outcome === 'right'),
    almost: 0,
    movedUp: 2,
    points: 3,
    next: <Button variant="primary">10 more words</Button>,
  },
};
export const WithoutPictures: Story = {
  args: { rows: rows.map((row) => ({ ...row, image: undefined })) },
};
export const NoneRight: Story = {
  args: { rows: rows.filter(({ outcome }) => outcome !== 'right') },
};
