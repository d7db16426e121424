import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Button } from '../action/button.tsx';
import { TextField } from '../form/text-field.tsx';
import { keyTable } from '../story/decorators.tsx';
import { Dialog } from './dialog.tsx';

const meta = {
  title: 'Feedback/Dialog',
  component: Dialog,
  parameters: { docs: { story: { inline: false, height: '24rem' } } },
  args: {
    isOpen: true,
    onClose: fn(),
    title: 'Delete the list “Fruit”?',
    children: 'Its words stay, the list itself cannot be brought back.',
    actions: (
      <>
        <Button variant="quiet">Cancel</Button>
        <Button variant="danger">Delete</Button>
      </>
    ),
  },
} satisfies Meta<typeof Dialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Confirmation: Story = {};
export const WithForm: Story = {
  args: {
    title: 'Do you know “manzana”?',
    children: <TextField label="Its translation" lang="en" />,
    actions: <Button variant="primary">Check</Button>,
  },
};
export const LongText: Story = {
  args: {
    title: 'Удалить список «Достопримечательности и всё, что понадобится в незнакомом городе»?',
    children: 'Сами слова останутся в словаре, но собрать их заново придётся вручную. '.repeat(12),
  },
};

export const OpenedAndClosed: Story = {
  tags: ['interaction'],
  parameters: keyTable({
    Enter: 'On the button: opens the dialog and moves the focus into it',
    Tab: 'Moves within the dialog',
    Escape: 'Closes it and returns the focus to the button',
  }),
  render: function OpenedAndClosed(args) {
    const [isOpen, setIsOpen] = useState(false);
    return (
      <>
        <Button onClick={() => setIsOpen(true)}>Open</Button>
        <Dialog {...args} isOpen={isOpen} onClose={() => setIsOpen(false)} />
      </>
    );
  },
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Open' });
    await userEvent.click(opener);
    const dialog = await canvas.findByRole('dialog', { name: /Delete the list/ });
    await expect(dialog).toContainElement(document.activeElement as HTMLElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await expect(opener).toHaveFocus();
  },
};
