import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import type { Guide } from '../guide/guide.ts';
import { ErrorState } from './empty-and-error-state.tsx';

const meta = {
  title: 'Feedback/ErrorState',
  component: ErrorState,
  parameters: {
    guide: {
      use: 'The content of a page or section could not be loaded and nothing older can be shown. If the old content can stay, use `StatusLine`; if an action failed, a toast.',
      dos: ['Pass `onRetry` whenever a second try can succeed.'],
      donts: ['Show codes or the words of the server.'],
    } satisfies Guide<typeof ErrorState>,
  },
  args: { onRetry: fn() },
} satisfies Meta<typeof ErrorState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const WithReason: Story = {
  args: {
    title: 'You are offline',
    children: 'Your marks are kept in this browser and sent when the connection is back.',
  },
};
export const Final: Story = {
  render: ({ onRetry: _, ...args }) => <ErrorState {...args} title="This list is private" />,
};
