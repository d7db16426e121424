import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../action/button.tsx';
import type { Guide } from '../guide/guide.ts';
import { LineItem } from './line-item.tsx';

const meta = {
  title: 'Layout/LineItem',
  component: LineItem,
  parameters: {
    guide: {
      use: 'An entry of a plain list: a text, and a button or two at its end, as in settings and queues. A word is a `WordRow`.',
    } satisfies Guide<typeof LineItem>,
  },
} satisfies Meta<typeof LineItem>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Links: Story = {
  render: () => (
    <ul>
      {['/list/fruit', '/list/vegetables'].map((path) => (
        <LineItem key={path}>
          {path}
          <Button>Dismiss</Button>
        </LineItem>
      ))}
    </ul>
  ),
};
