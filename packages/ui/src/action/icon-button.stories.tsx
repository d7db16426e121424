import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { PinIcon, ShareIcon } from '../theme/icon.ts';
import { IconButton } from './icon-button.tsx';

const meta = {
  title: 'Actions/IconButton',
  component: IconButton,
  args: { label: 'Share', icon: <ShareIcon />, onClick: fn() },
} satisfies Meta<typeof IconButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const Pressed: Story = {
  args: { label: 'Pin', icon: <PinIcon />, 'aria-pressed': true },
};
export const Disabled: Story = { args: { disabled: true } };
