import type { Meta, StoryObj } from '@storybook/react-vite';
import { ListCard } from '../list/list-card.tsx';
import { images } from '../story/sample.ts';
import { CardGrid } from './card-grid.tsx';

const meta = {
  title: 'Layout/CardGrid',
  component: CardGrid,
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
