import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Button } from '../action/button.tsx';
import type { Guide } from '../guide/guide.ts';
import { type ToastContent, ToastRegion } from './toast.tsx';

const longEnough = 600_000;

const meta = {
  title: 'Feedback/ToastRegion',
  component: ToastRegion,
  parameters: {
    guide: {
      use: 'Confirms what the learner just did, where the page itself does not show it, and offers Undo. Mounted once, by the app.',
      dos: ['Name the thing: “‘Fruit’ deleted”.', 'Offer `onUndo` instead of asking before.'],
      donts: [
        'Put anything into it that must be read: it goes after three seconds.',
        'Announce what the page shows anyway.',
      ],
      anatomy: {
        Text: 'One line about what happened.',
        Action: 'Undo, or one other action.',
        Close: 'A cross.',
      },
    } satisfies Guide<typeof ToastRegion>,
    docs: { story: { inline: false, height: '12rem' } },
  },
  args: {
    toasts: [{ id: '1', text: 'Saved to learn', duration: longEnough }],
    onDismiss: fn(),
  },
} satisfies Meta<typeof ToastRegion>;

export default meta;
type Story = StoryObj<typeof meta>;

export const One: Story = {};
export const WithUndo: Story = {
  args: {
    toasts: [
      {
        id: '1',
        text: '“manzana” is known',
        duration: longEnough,
        action: { label: 'Undo', onClick: fn() },
      },
    ],
  },
};
export const Several: Story = {
  args: {
    toasts: [
      { id: '1', text: 'Saved to learn', duration: longEnough },
      {
        id: '2',
        tone: 'wrong',
        text: 'The picture is too small: it must be at least 200 × 200 pixels.',
        duration: longEnough,
      },
    ],
  },
};

export const LongText: Story = {
  args: {
    toasts: [
      {
        id: '1',
        text: 'Слово «достопримечательности» сохранено в списке тех, что вы сейчас учите.',
        duration: longEnough,
        action: { label: 'Undo', onClick: fn() },
      },
    ],
  },
};

export const TakenBack: Story = {
  tags: ['interaction'],
  render: function TakenBack(args) {
    const [toasts, setToasts] = useState<ToastContent[]>([]);
    const [isSaved, setIsSaved] = useState(false);
    const save = () => {
      setIsSaved(true);
      const undo = { label: 'Undo', onClick: () => setIsSaved(false) };
      setToasts([{ id: 'saved', text: 'Saved', duration: longEnough, action: undo }]);
    };
    return (
      <>
        <Button aria-pressed={isSaved} onClick={save}>
          Save
        </Button>
        <ToastRegion {...args} toasts={toasts} onDismiss={() => setToasts([])} />
      </>
    );
  },
  play: async ({ canvas }) => {
    const save = canvas.getByRole('button', { name: 'Save' });
    await userEvent.click(save);
    await expect(save).toHaveAttribute('aria-pressed', 'true');
    await expect(canvas.getByRole('region', { name: 'Messages' })).toHaveTextContent('Saved');
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await expect(save).toHaveAttribute('aria-pressed', 'false');
    await expect(canvas.queryByText('Saved')).toBeNull();
  },
};
