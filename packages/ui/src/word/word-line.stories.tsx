import type { Meta, StoryObj } from '@storybook/react-vite';
import { words } from '../story/sample.ts';
import { WordLine } from './word-line.tsx';

const meta = {
  title: 'Words/WordLine',
  component: WordLine,
  args: { word: words.auge, plural: 'Augen' },
} satisfies Meta<typeof WordLine>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The plural is shown on wide screens. */
export const German: Story = { globals: { viewport: { value: 'desktop' } } };
export const Japanese: Story = { args: { word: words.tabemono, plural: undefined } };
export const Arabic: Story = { args: { word: words.kitab, plural: undefined } };
export const Russian: Story = {
  args: { word: words.moloko, plural: undefined },
  globals: { locale: 'en' },
};
export const Large: Story = { args: { word: words.yanjing, size: 'medium', plural: undefined } };
