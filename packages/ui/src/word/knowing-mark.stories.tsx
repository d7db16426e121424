import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { fn } from 'storybook/test';
import type { Guide } from '../guide/guide.ts';
import { buttonKeys } from '../guide/keys.ts';
import { KnowingMark } from './knowing-mark.tsx';

const meta = {
  title: 'Words/KnowingMark',
  component: KnowingMark,
  parameters: {
    guide: {
      use: 'On every word outside a quiz, so that a learner can start to learn it or say that it is known.',
      variants: {
        look: {
          icon: 'In cards and rows. The texts appear where there is room.',
          label: 'On the page of a word, where it is the main action.',
        },
      },
      dos: ['Call `useKnowingShortcuts` on pages with many words.'],
      anatomy: {
        Learn: 'Amber once pressed, then it says “Learning”.',
        'I know this': 'Green once pressed.',
      },
      keys: {
        ...buttonKeys,
        'L and K': 'Toggle the focused word, if the page calls `useKnowingShortcuts`',
      },
    } satisfies Guide<typeof KnowingMark>,
  },
  args: { word: 'apple', knowing: 3, onChange: fn(), look: 'label' },
} satisfies Meta<typeof KnowingMark>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Unknown: Story = {};
export const ToLearn: Story = { args: { knowing: 2 } };
export const Known: Story = { args: { knowing: 1 } };
export const UnknownIcon: Story = { args: { look: 'icon' } };
export const ToLearnIcon: Story = { args: { ...ToLearn.args, look: 'icon' } };
export const KnownIcon: Story = { args: { ...Known.args, look: 'icon' } };

export const Toggled: Story = {
  render: function Toggled(args) {
    const [knowing, setKnowing] = useState(args.knowing);
    return <KnowingMark {...args} knowing={knowing} onChange={setKnowing} />;
  },
};
