import type { Meta, StoryObj } from '@storybook/react-vite';
import { words } from '../story/sample.ts';
import { Headword } from './headword.tsx';

const meta = {
  title: 'Words/Headword',
  component: Headword,
  args: { ...words.apple, as: 'h1', size: 'large' },
} satisfies Meta<typeof Headword>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Large: Story = {};
export const Medium: Story = { args: { size: 'medium', as: 'h2' } };
export const Small: Story = { args: { size: 'small', as: 'span' } };
export const Linked: Story = { args: { ...Medium.args, href: '#apple' } };
export const Cyrillic: Story = { args: words.yabloko };
export const Polish: Story = { args: words.jablko };
export const LongGerman: Story = { args: words.insurance };
export const LongRussian: Story = { args: words.sightseeing };
export const Arabic: Story = { args: words.maktaba };
export const Japanese: Story = { args: words.ringo };
