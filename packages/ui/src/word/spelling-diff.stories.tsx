import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Guide } from '../guide/guide.ts';
import { SpellingDiff } from './spelling-diff.tsx';

const meta = {
  title: 'Words/SpellingDiff',
  component: SpellingDiff,
  parameters: {
    guide: {
      use: 'After a typed answer that differs: what was missing, and what was too much. An answer in another word altogether needs no comparison.',
    } satisfies Guide<typeof SpellingDiff>,
  },
  args: {
    lang: 'en',
    segments: [
      { kind: 'equal', expected: 'fr', answer: 'fr' },
      { kind: 'swapped', expected: 'ie', answer: 'ei' },
      { kind: 'equal', expected: 'nd', answer: 'nd' },
    ],
  },
} satisfies Meta<typeof SpellingDiff>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Swapped: Story = {};
export const Missing: Story = {
  args: {
    segments: [
      { kind: 'equal', expected: 'a', answer: 'a' },
      { kind: 'missing', expected: 'p', answer: '' },
      { kind: 'equal', expected: 'ple', answer: 'ple' },
    ],
  },
};
export const Extra: Story = {
  args: {
    segments: [
      { kind: 'equal', expected: 'appl', answer: 'appl' },
      { kind: 'extra', expected: '', answer: 'l' },
      { kind: 'equal', expected: 'e', answer: 'e' },
    ],
  },
};
export const AnotherWord: Story = {
  args: { segments: [{ kind: 'wrong', expected: 'pear', answer: 'plum' }] },
};
export const WithAnArticle: Story = {
  args: {
    lang: 'de',
    segments: [
      { kind: 'optional', expected: '', answer: 'die ' },
      { kind: 'equal', expected: 'Zun', answer: 'Zun' },
      { kind: 'missing', expected: 'g', answer: '' },
      { kind: 'equal', expected: 'e', answer: 'e' },
    ],
  },
};
export const WrongArticle: Story = {
  args: {
    lang: 'de',
    segments: [
      { kind: 'wrong', expected: 'die', answer: 'der' },
      { kind: 'equal', expected: ' Zunge', answer: ' Zunge' },
    ],
  },
};
export const Forgiven: Story = {
  args: {
    lang: 'de',
    isForgiven: true,
    segments: [
      { kind: 'equal', expected: 'M', answer: 'M' },
      { kind: 'wrong', expected: 'ä', answer: 'a' },
      { kind: 'extra', expected: '', answer: 'e' },
      { kind: 'equal', expected: 'dchen', answer: 'dchen' },
    ],
  },
};
export const APhrase: Story = {
  args: {
    segments: [
      {
        kind: 'equal',
        expected: 'to let the cat out of the ',
        answer: 'to let the cat out of the ',
      },
      { kind: 'swapped', expected: 'ba', answer: 'ab' },
      { kind: 'equal', expected: 'g without meaning to', answer: 'g without meaning to' },
    ],
  },
};
export const NothingWritten: Story = {
  args: { segments: [{ kind: 'missing', expected: 'apple', answer: '' }] },
};
export const RightToLeft: Story = {
  args: {
    lang: 'he',
    segments: [
      { kind: 'equal', expected: 'תפ', answer: 'תפ' },
      { kind: 'wrong', expected: 'ו', answer: 'ב' },
      { kind: 'equal', expected: 'ח', answer: 'ח' },
    ],
  },
};
export const Long: Story = {
  args: {
    lang: 'de',
    segments: [
      { kind: 'equal', expected: 'Donaudampfschiff', answer: 'Donaudampfschiff' },
      { kind: 'missing', expected: 'f', answer: '' },
      { kind: 'equal', expected: 'ahrtsgesellschaft', answer: 'ahrtsgesellschaft' },
    ],
  },
};
