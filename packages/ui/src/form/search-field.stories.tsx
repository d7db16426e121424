import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Guide } from '../guide/guide.ts';
import { fieldKeys } from '../guide/keys.ts';
import { SearchField } from './text-field.tsx';

const meta = {
  title: 'Forms/SearchField',
  component: SearchField,
  parameters: {
    guide: {
      use: 'Filters what is on the page as the learner types. A search with suggestions is a `Combobox`.',
      keys: { ...fieldKeys, Escape: 'Clears the field' },
    } satisfies Guide<typeof SearchField>,
  },
  args: { label: 'Search words' },
} satisfies Meta<typeof SearchField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Filled: Story = { args: { defaultValue: 'Eichhörnchen' } };
export const Disabled: Story = { args: { disabled: true } };
