import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import type { Guide } from '../guide/guide.ts';
import { buttonKeys } from '../guide/keys.ts';
import { PinIcon, ShareIcon } from '../theme/icon.ts';
import { IconButton } from './icon-button.tsx';

const meta = {
  title: 'Actions/IconButton',
  component: IconButton,
  parameters: {
    guide: {
      use: 'A frequent action whose icon everybody knows (close, listen, undo, pin), where a text would outweigh the content: in rows, bars and cards. If people have to guess, use a `Button` with a text.',
      dos: [
        'Name the thing in `label`: “Delete the list Fruit” rather than “Delete”. It is also the tooltip.',
      ],
      donts: ['Use it for the only action of a screen.'],
      keys: buttonKeys,
    } satisfies Guide<typeof IconButton>,
  },
  args: { label: 'Share', icon: <ShareIcon />, onClick: fn() },
} satisfies Meta<typeof IconButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const Pressed: Story = {
  args: { label: 'Pin', icon: <PinIcon />, 'aria-pressed': true },
};
export const Disabled: Story = { args: { disabled: true } };
