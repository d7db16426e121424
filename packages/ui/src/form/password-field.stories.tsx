import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import type { Guide } from '../guide/guide.ts';
import { fieldKeys } from '../guide/keys.ts';
import { PasswordField } from './text-field.tsx';

const meta = {
  title: 'Forms/PasswordField',
  component: PasswordField,
  parameters: {
    guide: {
      use: 'A password, new or current. Everything else that is typed is a `TextField`.',
      dos: [
        'Set `autoComplete`, so that password managers fill it in.',
        'Tell the rule for a new one in `hint`, before the first try.',
      ],
      donts: ['Ask for it twice: it can be shown.'],
      keys: { ...fieldKeys, 'Enter or Space': 'On the button: shows or hides the password' },
    } satisfies Guide<typeof PasswordField>,
  },
  args: { label: 'Password', defaultValue: 'Word+hoard1' },
} satisfies Meta<typeof PasswordField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Hidden: Story = {};
export const Shown: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button'));
    await expect(canvas.getByLabelText('Password')).toHaveAttribute('type', 'text');
  },
};
export const WithError: Story = { args: { error: 'Wrong password', hint: 'The one you chose.' } };
