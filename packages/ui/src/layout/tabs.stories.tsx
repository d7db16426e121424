import type { Meta, StoryObj } from '@storybook/react-vite';
import { Menu } from '../action/menu.tsx';
import type { Guide } from '../guide/guide.ts';
import { linkKeys } from '../guide/keys.ts';
import { AddIcon } from '../theme/icon.ts';
import { Tabs } from './tabs.tsx';

const meta = {
  title: 'Layout/Tabs',
  component: Tabs,
  parameters: {
    guide: {
      use: 'Two to six views of the same subject, each with an address: the words, lists and contributions of a learner. To choose a value, use `ChoiceGroup`.',
      dos: [
        'Put the view first that most people open.',
        'Show a `count` where it helps to decide.',
      ],
      keys: { ...linkKeys, Tab: 'Moves between the links' },
    } satisfies Guide<typeof Tabs>,
  },
  args: {
    label: 'What there is of this learner',
    tabs: [
      { href: '#learning', label: 'Learning', count: 24, isCurrent: true },
      { href: '#known', label: 'Known', count: 1_208, isCurrent: false },
      { href: '#lists', label: 'Lists', count: 0, isCurrent: false },
    ],
  },
} satisfies Meta<typeof Tabs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithCounts: Story = {};
export const WithoutCounts: Story = {
  args: { tabs: meta.args.tabs.map(({ count: _count, ...tab }) => tab) },
};
export const WithAction: Story = {
  args: {
    action: (
      <Menu
        label="Create"
        icon={<AddIcon />}
        look="button"
        items={[{ label: 'New list', href: '#new' }]}
      />
    ),
  },
};
export const LongNames: Story = {
  args: {
    tabs: [
      { href: '#a', label: 'Изучаемые слова и выражения', count: 24, isCurrent: false },
      { href: '#b', label: 'Выученные слова', count: 9_999, isCurrent: true },
      { href: '#c', label: 'Списки других учащихся', isCurrent: false },
    ],
  },
};
