import type { Meta, StoryObj } from '@storybook/react-vite';
import { ButtonLink } from '../action/button.tsx';
import { SaveIcon } from '../theme/icon.ts';
import { EmptyState } from './empty-and-error-state.tsx';

const meta = {
  title: 'Feedback/EmptyState',
  component: EmptyState,
  args: {
    title: 'Nothing to learn yet',
    icon: <SaveIcon />,
    children: 'Save a word with its bookmark, and it will wait for you here.',
    action: (
      <ButtonLink href="#words" variant="primary">
        Find words
      </ButtonLink>
    ),
  },
} satisfies Meta<typeof EmptyState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithAction: Story = {};
export const Short: Story = { args: { children: undefined, action: undefined } };
