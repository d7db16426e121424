import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Button } from '../action/button.tsx';
import { TextField } from '../form/text-field.tsx';
import type { Guide } from '../guide/guide.ts';
import { popupKeys } from '../guide/keys.ts';
import { Dialog } from './dialog.tsx';

const meta = {
  title: 'Feedback/Dialog',
  component: Dialog,
  parameters: {
    guide: {
      use: 'A decision or a short form that has to be finished before anything else: deleting a list, naming a new one. For what can wait, use a `Notice` on the page; for more than five fields, a page.',
      dos: [
        'Ask in `title`, and repeat the verb on the button: “Delete the list ‘Fruit’?”, “Delete”.',
        'Put the primary button last, and “Cancel” before it.',
      ],
      donts: [
        'Open a dialog from a dialog.',
        'Ask “Are you sure?” about what can be undone: do it, and offer Undo in a toast.',
      ],
      anatomy: {
        Title: 'The question or the name of the form.',
        Content: 'What the decision means, in one or two sentences, or fields.',
        Actions: 'The buttons, with the primary one at the end.',
        Close: 'A cross in the corner, which does the same as Escape.',
      },
      keys: { ...popupKeys, Tab: 'Moves within the dialog' },
    } satisfies Guide<typeof Dialog>,
    docs: { story: { inline: false, height: '24rem' } },
  },
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
