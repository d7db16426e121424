import type { Meta, StoryObj } from '@storybook/react-vite';
import { FormError } from './field.tsx';

const meta = {
  title: 'Forms/FormError',
  component: FormError,
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
