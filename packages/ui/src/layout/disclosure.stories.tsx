import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Switch } from '../form/checkbox.tsx';
import type { Guide } from '../guide/guide.ts';
import { Disclosure } from './disclosure.tsx';

const meta = {
  title: 'Layout/Disclosure',
  component: Disclosure,
  parameters: {
    guide: {
      use: 'Options that most people leave unchanged, such as those of a quiz. What half of the learners need stays visible.',
      dos: ['Say in `summary` what is inside: “More options: time limit, order”.'],
      keys: { 'Enter or Space': 'On the summary: opens and closes it' },
    } satisfies Guide<typeof Disclosure>,
  },
  args: { summary: 'Options', children: <Switch label="Sound" /> },
} satisfies Meta<typeof Disclosure>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};
export const Open: Story = { args: { open: true } };

export const OpenedByPress: Story = {
  tags: ['interaction'],
  play: async ({ canvas }) => {
    const sound = canvas.getByRole('switch', { name: 'Sound', hidden: true });
    await expect(sound).not.toBeVisible();
    await userEvent.click(canvas.getByText('Options'));
    await expect(sound).toBeVisible();
  },
};
