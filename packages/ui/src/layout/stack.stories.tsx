import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../action/button.tsx';
import { Note, Row, Stack } from './stack.tsx';

const meta = {
  title: 'Layout/Stack',
  component: Stack,
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
