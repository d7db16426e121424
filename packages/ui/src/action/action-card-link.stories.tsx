import type { Meta, StoryObj } from '@storybook/react-vite';
import { ListIcon } from '../theme/icon.ts';
import { ActionCardLink } from './action-card.tsx';

const meta = {
  title: 'Actions/ActionCardLink',
  component: ActionCardLink,
  argTypes: { icon: { control: false } },
  args: { icon: <ListIcon />, title: 'By list', text: 'Words of one theme', href: '#lists' },
} satisfies Meta<typeof ActionCardLink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Link: Story = {};
