import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Guide } from '../guide/guide.ts';
import { SkeletonList } from './skeleton.tsx';

const meta = {
  title: 'Feedback/SkeletonList',
  component: SkeletonList,
  parameters: {
    guide: {
      use: 'While a feed loads for the first time. Afterwards the old entries stay, and `LoadMore` tells what is going on.',
      variants: {
        shape: {
          card: 'Before `WordCard`s.',
          cover: 'Before `ListCard`s and `TableCard`s.',
          row: 'Before `WordRow`s.',
          line: 'Before `LineItem`s.',
        },
      },
      dos: ['Show as many as fit on the first screen.'],
    } satisfies Guide<typeof SkeletonList>,
  },
  args: { shape: 'card', count: 6 },
} satisfies Meta<typeof SkeletonList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Cards: Story = {};
export const Covers: Story = { args: { shape: 'cover' } };
export const Rows: Story = { args: { shape: 'row', count: 4 } };
export const Lines: Story = { args: { shape: 'line', count: 8 } };
