import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import type { Guide } from '../guide/guide.ts';
import { SortableList, type SortableListProps } from './sortable-list.tsx';

const words = ['Apfel', 'Birne', 'Kirsche', 'Pflaume'].map((name) => ({ id: name, name }));

interface NamedItem {
  id: string;
  name: string;
}

const meta = {
  title: 'Lists/SortableList',
  component: SortableList,
  parameters: {
    guide: {
      use: 'An order that the learner decides: the words of a list. If the order follows from something, offer a `Select` to sort.',
      dos: ['Pass the other actions of an item as `getActions`, so that each row has one menu.'],
      anatomy: {
        Handle: 'Dragged, or moved by keys.',
        Content: 'What `children` returns for the item.',
        Menu: 'Moves the item, then its other actions.',
      },
      keys: {
        'Arrow up and down': 'On a handle: move the item by one',
        'Home, End': 'On a handle: move the item to the start or the end',
      },
    } satisfies Guide<typeof SortableList>,
  },
  args: {
    items: words,
    getName: ({ name }) => name,
    onMove: fn(),
    children: ({ name }) => <span lang="de">{name}</span>,
  },
} satisfies Meta<typeof SortableList<NamedItem>>;

export default meta;
type Story = StoryObj<typeof SortableList<NamedItem>>;

export const Some: Story = {};
export const One: Story = { args: { items: words.slice(0, 1) } };
export const WithActions: Story = {
  args: { getActions: () => [{ label: 'Take it out', isDanger: true, onChoose: fn() }] },
};
export const LongText: Story = {
  args: {
    items: [
      { id: 'a', name: 'достопримечательность' },
      { id: 'b', name: 'Donaudampfschifffahrtsgesellschaft' },
    ],
  },
};

export const MovedByKeys: Story = {
  tags: ['interaction'],
  render: function MovedByKeys(args: SortableListProps<NamedItem>) {
    const [items, setItems] = useState(args.items);
    return (
      <SortableList
        {...args}
        items={items}
        onMove={(item, index) =>
          setItems(items.filter((one) => one !== item).toSpliced(index, 0, item))
        }
      />
    );
  },
  play: async ({ canvas }) => {
    const order = () => canvas.getAllByRole('listitem').map(({ textContent }) => textContent);
    const handle = canvas.getByRole('button', { name: 'Move Birne' });
    handle.focus();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(order()).toEqual(['Apfel', 'Kirsche', 'Birne', 'Pflaume']));
    await waitFor(() => expect(handle).toHaveFocus());
    await expect(canvas.getByRole('status')).toHaveTextContent('Birne: 3 of 4');
    await userEvent.keyboard('{Home}');
    await waitFor(() => expect(order()).toEqual(['Birne', 'Apfel', 'Kirsche', 'Pflaume']));
    await userEvent.click(canvas.getByRole('button', { name: 'More actions: Apfel' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Move to the bottom' }));
    await waitFor(() => expect(order()).toEqual(['Birne', 'Kirsche', 'Pflaume', 'Apfel']));
  },
};
