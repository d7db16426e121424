import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, mocked, userEvent } from 'storybook/test';
import type { Guide } from '../guide/guide.ts';
import { atWidth } from '../story/decorators.tsx';
import { EditableText } from './editable-text.tsx';

const meta = {
  title: 'Forms/EditableText',
  component: EditableText,
  parameters: {
    guide: {
      use: 'A short text that its owner changes where it stands, among many of the same kind: the translations of a list. A form with several fields uses `TextField`.',
      dos: [
        'Name the text with its subject in `label`: “Translation of “Apfel””.',
        'Keep `typed` where it survives an error and a reload, and pass it again if the text was refused.',
        'Offer to undo what has been saved.',
      ],
      anatomy: {
        Text: 'A button with the saved text, or with the invitation.',
        Field: 'In its place while it is edited, of the same size.',
        Hint: 'Above the field, only while it is edited.',
      },
      keys: {
        'Enter or Space': 'On the text: edits it',
        Enter: 'In the field: saves the text and returns the focus to it',
        Escape: 'In the field: leaves the text unchanged',
        Tab: 'In the field: saves the text and edits the next one',
        'Shift+Tab': 'In the field: saves the text and edits the previous one',
      },
    } satisfies Guide<typeof EditableText>,
  },
  args: {
    label: 'Translation of “Apfel”',
    value: 'apple',
    invitation: 'Add a translation',
    lang: 'en',
    typed: undefined,
    onType: fn(),
    onSave: fn(),
  },
  decorators: [atWidth('20rem')],
} satisfies Meta<typeof EditableText>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Shown: Story = {};
export const Empty: Story = { args: { value: '' } };
export const Editing: Story = { args: { typed: 'appel' } };
export const EditingWithHint: Story = { args: { typed: '', hint: 'Everyone sees: apple' } };
export const LongText: Story = {
  args: { value: 'Die Rechtsschutzversicherungsgesellschaft zahlt nicht, wenn es regnet.' },
};
export const RightToLeft: Story = { args: { value: 'تفاحة', lang: 'ar' } };

export const EditedByKeys: Story = {
  tags: ['interaction'],
  render: function EditedByKeys(args) {
    const [value, setValue] = useState(args.value);
    const [typed, setTyped] = useState<string>();
    return (
      <>
        <EditableText {...args} value={value} typed={typed} onType={setTyped} onSave={setValue} />
        <button type="button">Next</button>
      </>
    );
  },
  play: async ({ canvas }) => {
    const shown = (name: string) =>
      canvas.getByRole('button', { name: `Translation of “Apfel” ${name}` });
    const field = () => canvas.getByRole('textbox', { name: 'Translation of “Apfel”' });
    shown('apple').focus();
    await userEvent.keyboard('{Enter}');
    await expect(field()).toHaveFocus();
    await userEvent.keyboard('pear{Escape}');
    await expect(shown('apple')).toHaveFocus();
    await userEvent.keyboard('{Enter}an apple{Enter}');
    await expect(shown('an apple')).toHaveFocus();
    await userEvent.keyboard('{Enter}the apple');
    await userEvent.tab();
    await expect(shown('the apple')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Next' })).toHaveFocus();
  },
};

export const EditedOneAfterTheOther: Story = {
  tags: ['interaction'],
  render: function EditedOneAfterTheOther({ onSave, ...args }) {
    const [typed, setTyped] = useState<Readonly<Record<string, string | undefined>>>({});
    return (
      <>
        {['Apfel', 'Birne', 'Kirsche'].map((word) => (
          <EditableText
            {...args}
            key={word}
            label={word}
            value=""
            typed={typed[word]}
            onType={(text) => setTyped((others) => ({ ...others, [word]: text }))}
            onSave={(text) => onSave(`${word} ${text}`)}
          />
        ))}
      </>
    );
  },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Apfel/ }));
    await userEvent.keyboard('apple{Tab}pear{Tab}');
    await expect(canvas.getByRole('textbox', { name: 'Kirsche' })).toHaveFocus();
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
    await expect(canvas.getByRole('textbox', { name: 'Birne' })).toHaveFocus();
    await expect(mocked(args.onSave).mock.calls).toEqual([['Apfel apple'], ['Birne pear']]);
  },
};
