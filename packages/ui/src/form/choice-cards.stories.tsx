import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import type { Guide } from '../guide/guide.ts';
import { choiceKeys } from '../guide/keys.ts';
import { QuizPicture } from '../quiz/settings/quiz-picture.tsx';
import { atWidth } from '../story/decorators.tsx';
import { ChoiceGroup } from './choice-group.tsx';

const kinds = [
  { value: 'cards', label: 'Cards' },
  { value: 'multiple-choice', label: 'Multiple choice' },
  { value: 'match-up', label: 'Match up' },
  { value: 'letter-match', label: 'Build the word' },
  { value: 'spelling', label: 'Spelling' },
  { value: 'by-ear', label: 'By ear' },
  { value: 'mixed', label: 'Mixed' },
] as const;

const meta = {
  title: 'Forms/ChoiceCards',
  component: ChoiceGroup,
  subcomponents: { QuizPicture },
  parameters: {
    guide: {
      use: 'Options that need a picture, a note or more than a word, shown as cards: a kind of quiz, a level, a daily goal. For two to four short texts, use the segments of `ChoiceGroup`; for more than nine, `Select`.',
      variants: {
        look: {
          tall: 'Two to nine options with a picture, such as a `QuizPicture`.',
          wide: 'Two to five options that a sentence explains.',
          small: 'Numbers, such as words a day.',
          words: 'Words to choose between, in their own language.',
        },
      },
      dos: ['Give a disabled option a `note` with the reason: “No voice for Latin”.'],
      keys: choiceKeys,
    } satisfies Guide<typeof ChoiceGroup>,
  },
  args: {
    look: 'tall',
    label: 'Answer with',
    options: kinds.map((kind) => ({ ...kind, icon: <QuizPicture of={kind.value} /> })),
    value: 'multiple-choice',
    onChange: fn(),
  },
} satisfies Meta<typeof ChoiceGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Kinds: Story = {};
export const SomeDisabled: Story = {
  args: {
    options: kinds.map((kind) => ({
      ...kind,
      icon: <QuizPicture of={kind.value} />,
      ...(kind.value === 'by-ear' && { note: 'No voice for this language', isDisabled: true }),
    })),
  },
};
export const Directions: Story = {
  args: {
    label: 'Direction',
    look: 'wide',
    options: [
      { value: 'forward', label: 'German → English', note: 'Apfel → apple' },
      { value: 'backward', label: 'English → German', note: 'apple → Apfel' },
      { value: 'from picture', label: 'Picture → German' },
      {
        value: 'to picture',
        label: 'German → Picture',
        note: 'No pictures yet',
        isDisabled: true,
      },
    ],
    value: 'forward',
  },
};
const paces = [5, 7, 10, 12, 15, 20];

export const Numbers: Story = {
  args: {
    label: 'Words a day',
    look: 'small',
    options: paces.map((pace) => ({
      value: String(pace),
      label: String(pace),
      note: `${Math.ceil(42 / pace)} days`,
    })),
    value: '7',
  },
};
export const NumbersOnNarrowPhone: Story = {
  args: Numbers.args ?? {},
  decorators: [atWidth('18rem')],
};
export const OnNarrowPhone: Story = {
  args: {
    options: [
      {
        value: 'choice',
        label: 'Выбор ответа',
        icon: <QuizPicture of="multiple-choice" />,
      },
      {
        value: 'spelling',
        label: 'Правописание',
        icon: <QuizPicture of="spelling" />,
        note: 'Слишком короткие или слишком длинные слова',
        isDisabled: true,
      },
    ],
    value: 'choice',
  },
  decorators: [atWidth('18rem')],
};

export const MovedByArrows: Story = {
  tags: ['interaction'],
  args: {
    options: [
      { value: 'a', label: 'Cards' },
      { value: 'b', label: 'By ear', note: 'No voice', isDisabled: true },
      { value: 'c', label: 'Mixed', note: 'Each word twice' },
    ],
    value: 'a',
  },
  render: function MovedByArrows(args) {
    const [value, setValue] = useState(args.value);
    return <ChoiceGroup {...args} value={value} onChange={setValue} />;
  },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'Cards' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    const mixed = canvas.getByRole('radio', { name: 'Mixed' });
    await expect(mixed).toBeChecked();
    await expect(mixed).toHaveAccessibleDescription('Each word twice');
    const byEar = canvas.getByRole('radio', { name: 'By ear' });
    await expect(byEar).toBeDisabled();
    await expect(byEar).toHaveAccessibleDescription('No voice');
  },
};

const aspects = {
  meaning: 'Meaning',
  article: 'Article',
  gender: 'Gender',
  plural: 'Plural',
  reading: 'Reading',
  gap: 'Missing word',
} as const;

/** What a quiz asks about its words. */
export const WhatToAsk: Story = {
  args: {
    label: 'What to ask',
    value: 'article',
    options: (Object.keys(aspects) as (keyof typeof aspects)[]).map((value) => ({
      value,
      label: aspects[value],
      icon: <QuizPicture of={value} />,
    })),
  },
};
