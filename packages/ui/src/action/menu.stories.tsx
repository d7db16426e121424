import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import type { Guide } from '../guide/guide.ts';
import { popupKeys } from '../guide/keys.ts';
import { AddIcon, DeleteIcon, DownloadIcon, EditIcon } from '../theme/icon.ts';
import { Menu } from './menu.tsx';

const meta = {
  title: 'Actions/Menu',
  component: Menu,
  args: {
    label: 'More about this list',
    items: [
      { label: 'Edit the details', icon: <EditIcon />, onChoose: fn() },
      { label: 'Download as CSV', icon: <DownloadIcon />, onChoose: fn() },
      { label: 'All lists', href: '#lists' },
      {
        label: 'Delete the list',
        icon: <DeleteIcon />,
        isDanger: true,
        startsGroup: true,
        onChoose: fn(),
      },
    ],
  },
  decorators: [
    (Story) => (
      <div style={{ display: 'flex', justifyContent: 'end' }}>
        <Story />
      </div>
    ),
  ],
  parameters: {
    guide: {
      use: 'Actions that are needed now and then, so that a page shows one or two buttons instead of six. What most learners do here stays outside as a `Button`. For controls instead of actions, use `Popover`.',
      variants: {
        look: {
          icon: 'Everything else about one thing: three dots in its corner.',
          button: 'A menu that people look for by name, such as “Create”.',
        },
      },
      dos: [
        'Order the items by how often they are used.',
        'Put the destructive one last, with `isDanger` and `startsGroup`.',
      ],
      donts: ['Hide the only way to do something that each learner needs.'],
      anatomy: {
        Button: 'Three dots, or the `icon` with its label.',
        Panel: 'Opens at the button and scrolls if it is long.',
        Item: 'An icon and a text: an action or a link.',
      },
      keys: {
        ...popupKeys,
        'Arrow keys': 'Move between the items, from the last to the first',
        'Home, End': 'Move to the first or the last item',
        'A letter': 'Moves to the next item that starts with it',
        Tab: 'Closes it and moves on',
      },
    } satisfies Guide<typeof Menu>,
    docs: { story: { inline: false, height: '18rem' } },
  },
} satisfies Meta<typeof Menu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};
/** On a phone, only the icon is shown. */
export const Labelled: Story = { args: { label: 'Create', icon: <AddIcon />, look: 'button' } };
export const Disabled: Story = { args: { disabled: true } };

async function open(canvas: { getByRole: typeof screen.getByRole }) {
  await userEvent.click(canvas.getByRole('button', { name: 'More about this list' }));
  await waitFor(() => expect(screen.getByRole('menuitem', { name: /details/ })).toHaveFocus());
}

export const Open: Story = {
  tags: ['interaction'],
  play: ({ canvas }) => open(canvas),
};

export const OpenInNarrowSpace: Story = {
  tags: ['interaction'],
  args: {
    items: [
      { label: 'Переместить слово в самое начало списка', onChoose: fn() },
      { label: 'Edit the details', onChoose: fn(), isDisabled: true },
    ],
  },
  decorators: [
    (Story) => (
      <div style={{ width: '3rem' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'More about this list' }));
    await waitFor(() => expect(screen.getByRole('menuitem', { name: /начало/ })).toHaveFocus());
  },
};

export const UsedByKeys: Story = {
  tags: ['interaction'],
  play: async ({ args, canvas }) => {
    await open(canvas);
    const item = (name: RegExp) => screen.getByRole('menuitem', { name });
    await userEvent.keyboard('{ArrowUp}');
    await expect(item(/Delete/)).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(item(/details/)).toHaveFocus();
    await userEvent.keyboard('{End}{Home}d');
    await expect(item(/Download/)).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.items[1]?.onChoose).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await expect(canvas.getByRole('button', { name: 'More about this list' })).toHaveFocus();
  },
};
