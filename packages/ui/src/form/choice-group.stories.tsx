import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import type { Guide } from '../guide/guide.ts';
import { choiceKeys } from '../guide/keys.ts';
import { DarkThemeIcon, LightThemeIcon, SystemThemeIcon } from '../theme/icon.ts';
import { ChoiceGroup } from './choice-group.tsx';

const meta = {
  title: 'Forms/ChoiceGroup',
  component: ChoiceGroup,
  parameters: {
    guide: {
      use: 'One of two to four short options that the learner should see at once. With pictures or notes, use cards (see ChoiceCards); for more than nine options, `Select`; for on and off, `Switch`.',
      variants: { look: { segments: 'One line of short texts.' } },
      dos: ['Preselect what most learners want.'],
      donts: ['Use it for navigation: that is `Tabs`.'],
      keys: choiceKeys,
    } satisfies Guide<typeof ChoiceGroup>,
  },
  args: {
    label: 'Answers',
    options: [
      { value: 'translation', label: 'Translations' },
      { value: 'image', label: 'Images' },
    ],
    value: 'translation',
    onChange: fn(),
  },
} satisfies Meta<typeof ChoiceGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Two: Story = {};
export const WithHint: Story = { args: { hint: 'Pictures show what a word means.' } };
export const Theme: Story = {
  args: {
    label: 'Theme',
    options: [
      { value: 'system', label: 'System', icon: <SystemThemeIcon /> },
      { value: 'light', label: 'Light', icon: <LightThemeIcon /> },
      { value: 'dark', label: 'Dark', icon: <DarkThemeIcon /> },
    ],
    value: 'system',
  },
};
export const LongTexts: Story = {
  args: {
    label: 'Чем отвечать',
    options: [
      { value: 'translation', label: 'Переводами на родной язык' },
      { value: 'image', label: 'Картинками, где они есть' },
      { value: 'both', label: 'И тем, и другим' },
    ],
  },
};
export const Disabled: Story = { args: { disabled: true } };

export const MovedByArrows: Story = {
  tags: ['interaction'],
  render: function MovedByArrows(args) {
    const [value, setValue] = useState(args.value);
    return <ChoiceGroup {...args} value={value} onChange={setValue} />;
  },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'Translations' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: 'Images' })).toBeChecked();
  },
};
