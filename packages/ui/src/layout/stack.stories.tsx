import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../action/button.tsx';
import type { Guide } from '../guide/guide.ts';
import { Note, Row, Stack } from './stack.tsx';

const meta = {
  title: 'Layout/Stack',
  component: Stack,
  parameters: {
    guide: {
      use: 'Children below each other at one distance of the scale. Beside each other, they are in a `Row`, which wraps. A layout that repeats is a component of its own.',
    } satisfies Guide<typeof Stack>,
  },
} satisfies Meta<typeof Stack>;

export default meta;
type Story = StoryObj<typeof meta>;

export const StackOfRows: Story = {
  args: { $gap: 's3' },
  render: (args) => (
    <Stack {...args}>
      <h2>Kitchen</h2>
      <Note>24 words, Spanish → English</Note>
      <Row $justify="space-between">
        <Button>Learn</Button>
        <Note as="span">6 of 24 words known</Note>
      </Row>
    </Stack>
  ),
};

export const RowThatWraps: Story = {
  args: {},
  render: () => (
    <Row $gap="s3">
      {['Kitchen', 'Garden', 'Travel', 'Weather', 'Body', 'Numbers', 'Colours'].map((name) => (
        <Button key={name} variant="secondary">
          {name}
        </Button>
      ))}
    </Row>
  ),
};
