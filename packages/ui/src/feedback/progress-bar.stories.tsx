import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Guide } from '../guide/guide.ts';
import { ProgressBar } from './progress-bar.tsx';

const meta = {
  title: 'Feedback/ProgressBar',
  component: ProgressBar,
  parameters: {
    guide: {
      use: 'A share of a known whole: the questions of a quiz, the words of a plan. For an unknown duration, use `Skeleton`; for known and learning words, `KnowingBar`.',
    } satisfies Guide<typeof ProgressBar>,
  },
  args: { label: 'Words you know', value: 7, max: 24 },
} satisfies Meta<typeof ProgressBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const UnderWay: Story = {};
export const Empty: Story = { args: { value: 0 } };
export const Full: Story = { args: { value: 24 } };
