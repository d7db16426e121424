import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Guide } from '../guide/guide.ts';
import { linkKeys } from '../guide/keys.ts';
import { atWidth } from '../story/decorators.tsx';
import { images, words } from '../story/sample.ts';
import { KnowingBar } from '../word/knowing-bar.tsx';
import { ListCard } from './list-card.tsx';

const meta = {
  title: 'Lists/ListCard',
  component: ListCard,
  parameters: {
    guide: {
      use: 'A list among others, to be recognised by its pictures. Where lists are managed or compared, use `LineItem`.',
      dos: ['Pass `words` too: their first letters are the cover of a list without pictures.'],
      anatomy: {
        Cover: 'Up to four pictures, or words on a colour that follows from the name.',
        Progress: 'A `KnowingBar` on the cover.',
        Name: 'A link whose area is the whole card.',
        Facts: 'Language and number of words.',
      },
      keys: linkKeys,
    } satisfies Guide<typeof ListCard>,
  },
  args: {
    name: 'Fruit',
    href: '#fruit',
    languageName: 'Spanish',
    wordCount: 24,
    images: [images.apple, images.pear, images.grapes, images.lemon, images.avocado],
    headingAs: 'h2',
  },
  decorators: [atWidth('22rem')],
} satisfies Meta<typeof ListCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {};
export const OneWord: Story = { args: { wordCount: 1, images: [images.apple] } };
export const WithoutPictures: Story = {
  args: {
    name: 'Everyday nouns',
    images: [],
    words: [words.coche, words.manzana, words.insurance, words.pera, words.uva],
  },
};
export const WithoutPicturesRightToLeft: Story = {
  args: { name: 'مكتبة', languageName: 'Arabic', images: [], words: [words.maktaba] },
};
export const Empty: Story = { args: { name: 'Irregular verbs', wordCount: 0, images: [] } };
export const WithProgress: Story = {
  args: { progress: <KnowingBar known={6} learning={4} total={24} /> },
};
export const LongName: Story = {
  args: { name: 'Достопримечательности, транспорт и всё, что понадобится в незнакомом городе' },
};
export const RightToLeft: Story = { args: { name: 'فواكه وخضروات', languageName: 'Arabic' } };
