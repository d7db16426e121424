import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Guide } from '../guide/guide.ts';
import { Skeleton } from './skeleton.tsx';

const meta = {
  title: 'Feedback/Skeleton',
  component: Skeleton,
  parameters: {
    guide: {
      use: 'In place of one text or picture whose size is known, so that nothing moves when it arrives. For a whole list, use `SkeletonList`.',
      donts: ['Show it for less than a blink: what is kept from the last visit is shown at once.'],
    } satisfies Guide<typeof Skeleton>,
  },
} satisfies Meta<typeof Skeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Line: Story = {};
