import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Guide } from '../guide/guide.ts';
import { Notice } from './notice.tsx';

const meta = {
  title: 'Feedback/Notice',
  component: Notice,
  parameters: {
    guide: {
      use: 'Something about this page that the reader should know before they go on, and that stays true until they do something. For what just happened, use a toast; for the connection, `StatusLine`; for an error of a form, `FormError`.',
      variants: {
        tone: {
          bad: 'Something is wrong and needs the reader.',
          waiting: 'Something is not settled yet, such as a contribution under review.',
          neutral: 'Good to know: no icon, no colour.',
        },
      },
      dos: ['Put the button that solves it inside.'],
    } satisfies Guide<typeof Notice>,
  },
  args: { children: <p>Two lines cannot be read.</p> },
} satisfies Meta<typeof Notice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Bad: Story = { args: { tone: 'bad' } };
export const Waiting: Story = { args: { tone: 'waiting' } };
export const Neutral: Story = { args: { tone: 'neutral' } };
