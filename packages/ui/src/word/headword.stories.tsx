import type { Meta, StoryObj } from '@storybook/react-vite';
import { words } from '../story/sample.ts';
import { Headword } from './headword.tsx';

const meta = {
  title: 'Words/Headword',
  component: Headword,
  args: { word: words.apple, as: 'h1', size: 'large' },
} satisfies Meta<typeof Headword>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Large: Story = {};
export const Medium: Story = { args: { size: 'medium', as: 'h2' } };
export const Small: Story = { args: { size: 'small', as: 'span' } };
export const Linked: Story = { args: { ...Medium.args, href: '#apple' } };
export const Cyrillic: Story = { args: { word: words.yabloko } };
export const Polish: Story = { args: { word: words.jablko } };
export const LongGerman: Story = { args: { word: words.insurance } };
export const LongRussian: Story = { args: { word: words.sightseeing } };
export const Arabic: Story = { args: { word: words.maktaba } };
export const Japanese: Story = { args: { word: words.ringo } };
export const WithArticle: Story = { args: { word: words.auge } };
export const WithReading: Story = { args: { word: words.tabemono } };
