import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Guide } from '../guide/guide.ts';
import { FormError } from './field.tsx';

const meta = {
  title: 'Forms/FormError',
  component: FormError,
  parameters: {
    guide: {
      use: 'The form as a whole was refused: wrong password, no connection. What is wrong with one field belongs into its `error`.',
      dos: ['Put it right above the button that was pressed.', 'Keep what was typed.'],
    } satisfies Guide<typeof FormError>,
  },
  args: { children: 'The username or the password is wrong.' },
} satisfies Meta<typeof FormError>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Short: Story = {};
export const Long: Story = {
  args: {
    children:
      'Слишком много попыток войти с этого адреса. Подождите четыре минуты и попробуйте ещё раз, или запросите новый пароль.',
  },
};
