import type { Meta, StoryObj } from '@storybook/react-vite';
import { ButtonLink } from '../action/button.tsx';
import type { Guide } from '../guide/guide.ts';
import { SaveIcon } from '../theme/icon.ts';
import { EmptyState } from './empty-and-error-state.tsx';

const meta = {
  title: 'Feedback/EmptyState',
  component: EmptyState,
  parameters: {
    guide: {
      use: 'A page or section that will have content once the learner does something. If it failed to load, use `ErrorState`; while it loads, `SkeletonList`.',
      dos: [
        'Say what would be here and how it gets here: “No words yet. Save one to learn it.”',
        'Offer the way there as `link`.',
      ],
      donts: ['Write “No data” or “Nothing found” alone.'],
      anatomy: {
        Picture: 'An `icon` on a stack of cards.',
        Title: 'What is missing.',
        Reason: 'One sentence.',
        Action: 'The way to the first entry, as a primary button.',
      },
    } satisfies Guide<typeof EmptyState>,
  },
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
