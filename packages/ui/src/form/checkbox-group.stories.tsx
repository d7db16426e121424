import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { CheckboxGroup } from './checkbox-group.tsx';

const meta = {
  title: 'Forms/CheckboxGroup',
  component: CheckboxGroup,
  args: {
    label: 'Kinds of questions',
    hint: 'At least one.',
    options: [
      { value: 'cards', label: 'Cards' },
      { value: 'multiple-choice', label: 'Multiple choice' },
      { value: 'match-up', label: 'Match up' },
      { value: 'letter-match', label: 'Letter match' },
      { value: 'spelling', label: 'Spelling', isDisabled: true },
    ],
    values: ['cards', 'multiple-choice'],
    onChange: fn(),
  },
} satisfies Meta<typeof CheckboxGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Some: Story = {};
export const None: Story = { args: { values: [] } };
