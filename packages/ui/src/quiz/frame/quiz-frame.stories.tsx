import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import type { Guide } from '../../guide/guide.ts';
import { QuizFrame } from './quiz-frame.tsx';

const meta = {
  title: 'Quiz/QuizFrame',
  component: QuizFrame,
  parameters: {
    guide: {
      use: 'Around every board and around `TeachCard`. It replaces the `Shell`: while somebody answers, there is nowhere else to go but out.',
      anatomy: {
        Leave: 'A cross at the start. The quiz can be continued later.',
        Progress:
          'A bar, or the time that is left. Missed words that return are counted apart, and do not lengthen the bar.',
        Streak: 'Right answers in a row, from two on.',
        Tools: 'Sound, undo and help.',
        Board: 'The question: `children`.',
      },
      keys: {
        P: 'Plays the word again',
        Z: 'Takes the last answer back',
        '?': 'Shows the keys of this quiz',
        Escape: 'Leaves; the quiz can be continued later',
      },
    } satisfies Guide<typeof QuizFrame>,
    layout: 'fullscreen',
  },
  args: {
    title: 'Fruit',
    answered: 3,
    total: 10,
    isMuted: false,
    onMutedChange: fn(),
    onUndo: fn(),
    onPlay: fn(),
    onLeave: fn(),
    kind: 'cards',
    streak: 4,
    children: <p>The board of any quiz kind.</p>,
  },
} satisfies Meta<typeof QuizFrame>;

export default meta;
type Story = StoryObj<typeof meta>;

export const UnderWay: Story = {};
export const Muted: Story = { args: { isMuted: true } };
export const Beginning: Story = {
  args: { answered: 0 },
  render: ({ onUndo: _, ...args }) => <QuizFrame {...args} />,
};

export const MissedWordsAgain: Story = {
  args: { answered: 10, again: { answered: 1, total: 3 }, streak: 0 },
};

export const Timed: Story = {
  args: { timeLeft: { seconds: 42, limit: 60 } },
};
export const TimeRunsOut: Story = {
  tags: ['interaction'],
  args: { timeLeft: { seconds: 9, limit: 60 } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('timer')).toHaveTextContent('0:09');
    await expect(canvas.getByText('10 seconds left')).toBeInTheDocument();
  },
};

export const Keys: Story = {
  tags: ['interaction'],
  play: async ({ args, canvas }) => {
    await userEvent.keyboard('z');
    await expect(args.onUndo).toHaveBeenCalledOnce();
    await userEvent.keyboard('?');
    await waitFor(() =>
      expect(canvas.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible(),
    );
    await userEvent.keyboard('z');
    await expect(args.onUndo).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await userEvent.keyboard('{Escape}');
    await expect(args.onLeave).toHaveBeenCalledOnce();
  },
};
