import type { Meta, StoryObj } from '@storybook/react-vite';
import { pictures } from '../story/sample.ts';
import { ListCard } from './list-card.tsx';

const meta = {
  title: 'Lists/ListCard',
  component: ListCard,
  argTypes: { pictures: { control: false } },
  args: {
    name: 'Fruit',
    href: '#fruit',
    languageName: 'Spanish',
    wordCount: 24,
    pictures: [pictures.apple, pictures.pear, pictures.grapes, pictures.lemon, pictures.avocado],
    headingAs: 'h2',
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: '22rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ListCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {};
export const OneWord: Story = { args: { wordCount: 1, pictures: [pictures.apple] } };
export const WithoutPictures: Story = { args: { name: 'Irregular verbs', pictures: [] } };
export const LongName: Story = {
  args: { name: 'Достопримечательности, транспорт и всё, что понадобится в незнакомом городе' },
};
export const RightToLeft: Story = { args: { name: 'فواكه وخضروات', languageName: 'Arabic' } };
