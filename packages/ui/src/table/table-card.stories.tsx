import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Guide } from '../guide/guide.ts';
import { linkKeys } from '../guide/keys.ts';
import { atWidth } from '../story/decorators.tsx';
import { words } from '../story/sample.ts';
import { TableCard } from './table-card.tsx';

const meta = {
  title: 'Tables/TableCard',
  component: TableCard,
  parameters: {
    guide: {
      use: 'A table among others, recognised by its first words. A list of words is a `ListCard`.',
      keys: linkKeys,
    } satisfies Guide<typeof TableCard>,
  },
  args: {
    name: 'Irregular verbs',
    href: '#irregular-verbs',
    languageName: 'English',
    rowCount: 60,
    columnCount: 4,
    firstRows: [
      ['see', 'saw', 'seen'],
      ['break', 'broke', 'broken'],
      ['go', 'went', 'gone'],
    ].map((row) => row.map((text) => ({ text, lang: 'en' }))),
    headingAs: 'h2',
  },
  decorators: [atWidth('22rem')],
} satisfies Meta<typeof TableCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {};
export const OneRow: Story = {
  args: {
    name: 'Articles',
    rowCount: 1,
    columnCount: 2,
    firstRows: [[words.auge, null]],
  },
};
export const Empty: Story = { args: { rowCount: 0, columnCount: 2, firstRows: [] } };
export const Wide: Story = { args: { columnCount: 10, firstRows: [] } };
export const LongWords: Story = {
  args: { firstRows: [[words.insurance, words.sightseeing, words.library]] },
};
export const LongName: Story = {
  args: { name: 'Склонение существительных, прилагательных и местоимений по падежам и числам' },
};
export const RightToLeft: Story = {
  args: {
    name: 'تصريف الأفعال',
    languageName: 'Arabic',
    firstRows: [[words.kitab, words.maktaba]],
  },
};
