import type { Meta, StoryObj } from '@storybook/react-vite';
import { AddIcon } from '../theme/icon.ts';
import { ButtonLink } from './button.tsx';

const meta = {
  title: 'Actions/ButtonLink',
  component: ButtonLink,
  args: { href: '#lists', children: 'All lists' },
} satisfies Meta<typeof ButtonLink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Secondary: Story = {};
export const Primary: Story = {
  args: { variant: 'primary', children: 'New list', icon: <AddIcon /> },
};
export const Quiet: Story = { args: { variant: 'quiet' } };
