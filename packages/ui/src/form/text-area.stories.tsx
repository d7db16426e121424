import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Guide } from '../guide/guide.ts';
import { TextArea } from './text-field.tsx';

const meta = {
  title: 'Forms/TextArea',
  component: TextArea,
  parameters: {
    guide: {
      use: 'More than one line: a note, an example, a pasted list. For one line, use `TextField`.',
      keys: { Tab: 'Moves to the field, and out of it', Enter: 'Starts a new line' },
    } satisfies Guide<typeof TextArea>,
  },
  args: { label: 'Note' },
} satisfies Meta<typeof TextArea>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const WithHint: Story = { args: { hint: 'What the list is for. At most 500 characters.' } };
export const WithError: Story = { args: { ...WithHint.args, error: 'Required' } };
export const Disabled: Story = { args: { defaultValue: 'Words for the kitchen', disabled: true } };
export const LongText: Story = {
  args: {
    label: 'Заметка о списке, которую увидят другие учащиеся',
    defaultValue:
      'Слова, которые пригодятся на кухне: посуда, продукты и то, что с ними делают. Их лучше учить вместе с картинками, а глаголы повторять отдельно, потому что у многих из них неправильные формы.',
  },
};
