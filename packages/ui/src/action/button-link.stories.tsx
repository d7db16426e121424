import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Guide } from '../guide/guide.ts';
import { linkKeys } from '../guide/keys.ts';
import { AddIcon } from '../theme/icon.ts';
import { ButtonLink } from './button.tsx';

const meta = {
  title: 'Actions/ButtonLink',
  component: ButtonLink,
  parameters: {
    guide: {
      use: 'The next step is another page, and it deserves the weight of a button: “Create account” in an empty state, “Start learning” on the home page. Within a sentence, use a plain link; for an action on this page, `Button`.',
      variants: {
        variant: {
          primary: 'The page that most learners open next. Once per screen.',
          secondary: 'Another page of equal rank, such as “All lists”.',
          quiet: 'A page that few need, such as “Forgot your password?”.',
          danger: 'Not for links: following a link changes nothing.',
        },
      },
      keys: linkKeys,
    } satisfies Guide<typeof ButtonLink>,
  },
  args: { href: '#lists', children: 'All lists' },
} satisfies Meta<typeof ButtonLink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Secondary: Story = {};
export const Primary: Story = {
  args: { variant: 'primary', children: 'New list', icon: <AddIcon /> },
};
export const Quiet: Story = { args: { variant: 'quiet' } };
