import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { atWidth } from '../story/decorators.tsx';
import { DeleteIcon, QuizIcon } from '../theme/icon.ts';
import { Button } from './button.tsx';

const meta = {
  title: 'Actions/Button',
  component: Button,
  args: { children: 'Save the word', onClick: fn() },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Secondary: Story = {};
export const Primary: Story = {
  args: { variant: 'primary', children: 'Start the challenge', icon: <QuizIcon /> },
};
export const Quiet: Story = { args: { variant: 'quiet', children: 'Cancel' } };
export const Danger: Story = {
  args: { variant: 'danger', children: 'Delete the list', icon: <DeleteIcon /> },
};
export const Disabled: Story = { args: { ...Primary.args, disabled: true } };
export const LongText: Story = {
  args: { ...Primary.args, children: 'Начать испытание со всеми сохранёнными словами' },
  decorators: [atWidth('15rem')],
};
