import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Guide } from '../guide/guide.ts';
import { Row } from '../layout/stack.tsx';
import { Badge } from './badge.tsx';

const meta = {
  title: 'Feedback/Badge',
  component: Badge,
  parameters: {
    guide: {
      use: 'A state or a count that belongs to the thing beside it, in one or two words. It is no button; a longer text is a `Notice`.',
      variants: {
        'data-tone': {
          good: 'Done, right, approved.',
          waiting: 'Not settled yet.',
          bad: 'Refused or failed.',
          new: 'Does not exist yet, such as a word that an import will add.',
          neutral: 'A count, or a state without a judgement.',
        },
      },
      donts: ['Rely on the colour: the text alone has to tell the state.'],
    } satisfies Guide<typeof Badge>,
  },
  args: { 'data-tone': 'neutral' },
} satisfies Meta<typeof Badge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Tones: Story = {
  render: () => (
    <Row>
      <Badge data-tone="good">Working</Badge>
      <Badge data-tone="waiting">Paused</Badge>
      <Badge data-tone="bad">Not working</Badge>
      <Badge data-tone="new">new</Badge>
      <Badge data-tone="neutral">Completed</Badge>
    </Row>
  ),
};
