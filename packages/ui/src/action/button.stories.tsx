import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import type { Guide } from '../guide/guide.ts';
import { buttonKeys } from '../guide/keys.ts';
import { atWidth } from '../story/decorators.tsx';
import { DeleteIcon, QuizIcon } from '../theme/icon.ts';
import { Button } from './button.tsx';

const meta = {
  title: 'Actions/Button',
  component: Button,
  args: { children: 'Save the word', onClick: fn() },
  parameters: {
    guide: {
      use: 'Something happens here and now: a word is saved, a form is sent, a list is deleted. To go to another page, use `ButtonLink`; where the icon alone is understood, `IconButton`; for more than three actions, `Menu`.',
      variants: {
        variant: {
          primary: 'The thing that most learners do next. Once per screen.',
          secondary: 'Any other action of the screen, beside the primary one or alone.',
          quiet: 'A way out or an aside that must not compete: Cancel, Skip, Show all.',
          danger:
            'Deletes something that cannot be brought back, in the `Dialog` that asks for it.',
        },
      },
      dos: [
        'Begin with a verb and name the thing: “Save the word”, “Delete the list”.',
        'Put the primary button last in a `Dialog`, and first in a page.',
      ],
      donts: [
        'Set two primary buttons side by side: then neither is.',
        'Disable a button without saying nearby what is missing.',
      ],
      anatomy: {
        Icon: 'Optional and decorative, before the text: `icon`.',
        Text: 'One to four words in sentence case, which wrap rather than being cut off.',
        Edge: 'A darker line at the bottom that disappears while the button is pressed.',
      },
      keys: buttonKeys,
    } satisfies Guide<typeof Button>,
  },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Secondary: Story = {};
export const Primary: Story = {
  args: { variant: 'primary', children: 'Start the challenge', icon: <QuizIcon /> },
};
export const Quiet: Story = { args: { variant: 'quiet', children: 'Cancel' } };
export const Danger: Story = {
  args: { variant: 'danger', children: 'Delete the list', icon: <DeleteIcon /> },
};
export const Disabled: Story = { args: { ...Primary.args, disabled: true } };
export const LongText: Story = {
  args: { ...Primary.args, children: 'Начать испытание со всеми сохранёнными словами' },
  decorators: [atWidth('15rem')],
};
