import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../action/button.tsx';
import { LineItem } from './line-item.tsx';

const meta = {
  title: 'Layout/LineItem',
  component: LineItem,
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
