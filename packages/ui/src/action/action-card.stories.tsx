import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import type { Guide } from '../guide/guide.ts';
import { buttonKeys } from '../guide/keys.ts';
import { QuizIcon } from '../theme/icon.ts';
import { ActionCard } from './action-card.tsx';

const meta = {
  title: 'Actions/ActionCard',
  component: ActionCard,
  parameters: {
    guide: {
      use: 'A way to start that needs a second line: how long it takes, or why it is not possible now. Two to four stand together, as on Today. One action that needs no explanation is a `Button`.',
      dos: [
        'Say in `title` what the learner does, in `text` what it costs or gives: “12 words due”, “About 2 minutes”.',
        'If it is disabled, say in `text` what would enable it: “No mistakes to repeat”.',
      ],
      donts: ['Offer two cards that lead to the same words.'],
      anatomy: {
        Icon: 'Decorative, in the accent colour.',
        Title: 'What the learner does.',
        Text: 'One muted line: what it is about.',
      },
      keys: buttonKeys,
    } satisfies Guide<typeof ActionCard>,
  },
  args: {
    icon: <QuizIcon />,
    title: '12 words due',
    text: 'About 2 minutes',
    onClick: fn(),
  },
} satisfies Meta<typeof ActionCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Action: Story = {
  async play({ args, canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: '12 words due About 2 minutes' }));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

export const Disabled: Story = {
  args: { title: 'Missed words', text: 'No mistakes to repeat', disabled: true },
};

export const Link: Story = { args: { href: '#review' } };
