import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Guide } from '../guide/guide.ts';
import { fieldKeys } from '../guide/keys.ts';
import { TextField } from './text-field.tsx';

const meta = {
  title: 'Forms/TextField',
  component: TextField,
  parameters: {
    guide: {
      use: 'One line of free text. If suggestions help, use `Combobox`; for a small number, `NumberField`; for a password, `PasswordField`.',
      dos: [
        'Write the label as a noun: “Name of the list”.',
        'Say in `hint` what is accepted, and in `error` how to fix it: “At most 80 characters”.',
        'Give the field the `lang` of the word that is typed, for its direction and spelling check.',
      ],
      donts: ['Use the placeholder as a label: it goes when typing starts.'],
      anatomy: {
        Label: 'Above, always visible.',
        Field: 'Its border turns red with an error.',
        Hint: 'Below: what is accepted. It stays while typing.',
        Error: 'Below: what is wrong and how to fix it.',
      },
      keys: fieldKeys,
    } satisfies Guide<typeof TextField>,
  },
  args: { label: 'Name of the list' },
} satisfies Meta<typeof TextField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const WithHint: Story = { args: { hint: 'At most 80 characters.' } };
export const WithError: Story = {
  args: { ...WithHint.args, error: 'Must be 80 characters or less', defaultValue: 'Fruit' },
};
export const Disabled: Story = { args: { defaultValue: 'Fruit', disabled: true } };
/** The control of the browser. The value is `HH:MM`; what is shown follows the settings of the system. */
export const Time: Story = {
  args: { label: 'Time of the first post', type: 'time', defaultValue: '09:30' },
};
export const LongTexts: Story = {
  args: {
    label: 'Название списка, под которым его увидят другие учащиеся',
    hint: 'Не больше 80 знаков. Лучше коротко: название показывается на карточке списка.',
  },
};
