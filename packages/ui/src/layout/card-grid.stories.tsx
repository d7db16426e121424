import type { Meta, StoryObj } from '@storybook/react-vite';
import { ListCard } from '../list/list-card.tsx';
import { pictures } from '../story/sample.ts';
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
        pictures={[pictures.apple, pictures.pear, pictures.grapes, pictures.lemon]}
      />,
      <ListCard
        key="breakfast"
        headingAs="h2"
        name="Breakfast"
        href="#breakfast"
        languageName="German"
        wordCount={11}
        pictures={[pictures.bread, pictures.cheese, pictures.avocado]}
      />,
      <ListCard
        key="garden"
        headingAs="h2"
        name="In the garden"
        href="#garden"
        languageName="Russian"
        wordCount={31}
        pictures={[pictures.butterfly, pictures.sunflower, pictures.squirrel, pictures.strawberry]}
      />,
      <ListCard
        key="verbs"
        headingAs="h2"
        name="Irregular verbs"
        href="#verbs"
        languageName="English"
        wordCount={120}
        pictures={[]}
      />,
    ],
  },
} satisfies Meta<typeof CardGrid>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Lists: Story = {};
