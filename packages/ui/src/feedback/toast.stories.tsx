import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Toast } from './toast.tsx';

const meta = {
  title: 'Feedback/Toast',
  component: Toast,
  args: { children: 'Saved to learn', onDismiss: fn() },
} satisfies Meta<typeof Toast>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Neutral: Story = {};
export const Wrong: Story = { args: { tone: 'wrong', children: 'You are offline' } };
export const WithUndo: Story = { args: { action: { label: 'Undo', onClick: fn() } } };
export const Lasting: Story = {
  args: { children: 'You are offline', duration: Number.POSITIVE_INFINITY },
};
export const LongText: Story = {
  args: {
    ...WithUndo.args,
    children: 'Слово «достопримечательности» сохранено в списке тех, что вы сейчас учите.',
  },
};
