import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Guide } from '../guide/guide.ts';
import { linkKeys } from '../guide/keys.ts';
import { atWidth } from '../story/decorators.tsx';
import { TableCard } from './table-card.tsx';

const meta = {
  title: 'Tables/TableCard',
  component: TableCard,
  parameters: {
    guide: {
      use: 'A table among others, with a drawing of its size. A list of words is a `ListCard`.',
      keys: linkKeys,
    } satisfies Guide<typeof TableCard>,
  },
  args: {
    name: 'Irregular verbs',
    href: '#irregular-verbs',
    languageName: 'English',
    rowCount: 60,
    columnCount: 4,
    headingAs: 'h2',
  },
  decorators: [atWidth('22rem')],
} satisfies Meta<typeof TableCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {};
export const OneRow: Story = { args: { rowCount: 1, columnCount: 2 } };
export const Empty: Story = { args: { rowCount: 0, columnCount: 2 } };
export const Wide: Story = { args: { columnCount: 10 } };
export const LongName: Story = {
  args: { name: 'Склонение существительных, прилагательных и местоимений по падежам и числам' },
};
export const RightToLeft: Story = { args: { name: 'تصريف الأفعال', languageName: 'Arabic' } };
