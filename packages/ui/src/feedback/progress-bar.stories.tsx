import type { Meta, StoryObj } from '@storybook/react-vite';
import { ProgressBar } from './progress-bar.tsx';

const meta = {
  title: 'Feedback/ProgressBar',
  component: ProgressBar,
  args: { label: 'Words you know', value: 7, max: 24 },
} satisfies Meta<typeof ProgressBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const UnderWay: Story = {};
export const Empty: Story = { args: { value: 0 } };
export const Full: Story = { args: { value: 24 } };
