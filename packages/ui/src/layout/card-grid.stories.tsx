import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Guide } from '../guide/guide.ts';
import { ListCard } from '../list/list-card.tsx';
import { images } from '../story/sample.ts';
import { CardGrid } from './card-grid.tsx';

const meta = {
  title: 'Layout/CardGrid',
  component: CardGrid,
  parameters: {
    guide: {
      use: 'A feed of cards that people browse. Entries that they compare or work through are rows: `WordRow`, `LineItem`.',
      variants: {
        columns: {
          narrow: '`WordCard`s: two columns on a phone.',
          wide: '`ListCard`s and `TableCard`s: two columns on a phone, fewer on a desktop.',
          full: 'Cards with more text: one column on a phone.',
        },
      },
    } satisfies Guide<typeof CardGrid>,
  },
  args: {
    columns: 'wide',
    children: [
      <ListCard
        key="fruit"
        headingAs="h2"
        name="Fruit"
        href="#fruit"
        languageName="Spanish"
        wordCount={24}
        images={[images.apple, images.pear, images.grapes, images.lemon]}
      />,
      <ListCard
        key="breakfast"
        headingAs="h2"
        name="Breakfast"
        href="#breakfast"
        languageName="German"
        wordCount={11}
        images={[images.bread, images.cheese, images.avocado]}
      />,
      <ListCard
        key="garden"
        headingAs="h2"
        name="In the garden"
        href="#garden"
        languageName="Russian"
        wordCount={31}
        images={[images.butterfly, images.sunflower, images.squirrel, images.strawberry]}
      />,
      <ListCard
        key="verbs"
        headingAs="h2"
        name="Irregular verbs"
        href="#verbs"
        languageName="English"
        wordCount={120}
        images={[]}
      />,
    ],
  },
} satisfies Meta<typeof CardGrid>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Lists: Story = {};
