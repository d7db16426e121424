import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Switch } from '../form/checkbox.tsx';
import { keyTable } from '../story/decorators.tsx';
import { Disclosure } from './disclosure.tsx';

const meta = {
  title: 'Layout/Disclosure',
  component: Disclosure,
  args: { summary: 'Options', children: <Switch label="Sound" /> },
} satisfies Meta<typeof Disclosure>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};
export const Open: Story = { args: { open: true } };

export const OpenedByPress: Story = {
  tags: ['interaction'],
  parameters: keyTable({ Tab: 'Moves to the summary', Enter: 'Opens and closes, like Space' }),
  play: async ({ canvas }) => {
    const sound = canvas.getByRole('switch', { name: 'Sound', hidden: true });
    await expect(sound).not.toBeVisible();
    await userEvent.click(canvas.getByText('Options'));
    await expect(sound).toBeVisible();
  },
};
