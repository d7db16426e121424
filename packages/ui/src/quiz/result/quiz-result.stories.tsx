import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../../action/button.tsx';
import { IconButton } from '../../action/icon-button.tsx';
import { words } from '../../story/sample.ts';
import { RetryIcon, SaveIcon, ShareIcon } from '../../theme/icon.ts';
import { QuizResult } from './quiz-result.tsx';

const rows = [
  {
    id: '1',
    word: words.manzana,
    href: '#manzana',
    expected: words.yabloko,
    answer: words.yabloko,
    isRight: true,
  },
  {
    id: '2',
    word: words.pera,
    href: '#pera',
    expected: words.grusha,
    answer: words.klubnika,
    isRight: false,
  },
  {
    id: '3',
    word: words.limon,
    href: '#limon',
    expected: words.limonRussian,
    answer: { ...words.limonRussian, text: 'ЛИМОН!' },
    isRight: true,
  },
  { id: '4', word: words.insurance, expected: words.legalInsurers, isRight: false },
  {
    id: '5',
    word: words.maktaba,
    expected: words.library,
    answer: words.library,
    isRight: true,
    isHinted: true,
  },
];

const meta = {
  title: 'Quiz/QuizResult',
  component: QuizResult,
  args: {
    rows,
    seconds: 94,
    points: 3,
    bestStreak: 2,
    answers: rows.map(({ isRight }, index) => ({ isRight, milliseconds: 2000 + index * 900 })),
    share: <IconButton label="Share" icon={<ShareIcon />} />,
    actions: (
      <>
        <Button variant="primary" icon={<RetryIcon />}>
          Retry missed
        </Button>
        <Button icon={<SaveIcon />}>Save missed</Button>
      </>
    ),
  },
} satisfies Meta<typeof QuizResult>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Mixed: Story = {};
export const AllRight: Story = { args: { rows: rows.filter(({ isRight }) => isRight) } };
export const NoneRight: Story = { args: { rows: rows.filter(({ isRight }) => !isRight) } };
