import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { QuizIcon } from '../theme/icon.ts';
import { ActionCard } from './action-card.tsx';

const meta = {
  title: 'Actions/ActionCard',
  component: ActionCard,
  argTypes: { icon: { control: false } },
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
