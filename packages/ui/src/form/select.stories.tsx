import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import type { Guide } from '../guide/guide.ts';
import { Select } from './select.tsx';

const meta = {
  title: 'Forms/Select',
  component: Select,
  parameters: {
    guide: {
      use: 'One of five or more known options, such as a language. Two to four are visible at once in a `ChoiceGroup`.',
      variants: {
        look: {
          field: 'In a form, with its label above.',
          inline: 'In a line of text or a bar, where the choice explains itself.',
        },
      },
      dos: ['Order the options as people look for them: alphabetically, or the likely ones first.'],
      keys: {
        'Space or arrow down': 'Opens the options',
        'Arrow keys': 'Move between the options',
        'A letter': 'Moves to the next option that starts with it',
        Enter: 'Chooses the option',
        Escape: 'Closes the options',
      },
    } satisfies Guide<typeof Select>,
  },
  args: {
    label: 'Language',
    options: [
      { value: 'de', label: 'German' },
      { value: 'es', label: 'Spanish' },
      { value: 'ru', label: 'Russian' },
    ],
    value: 'es',
    onChange: fn(),
  },
} satisfies Meta<typeof Select>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Chosen: Story = {};
export const Inline: Story = { args: { look: 'inline' } };
export const WithHint: Story = { args: { hint: 'The language you are learning.' } };
export const WithError: Story = { args: { error: 'Choose a language first' } };
export const Disabled: Story = { args: { disabled: true } };
