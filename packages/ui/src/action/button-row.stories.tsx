import type { Meta, StoryObj } from '@storybook/react-vite';
import { atWidth } from '../story/decorators.tsx';
import { Button, ButtonRow } from './button.tsx';

const meta = {
  title: 'Actions/ButtonRow',
  component: ButtonRow,
  args: {
    children: (
      <>
        <Button variant="primary">Start learning</Button>
        <Button>Browse words</Button>
      </>
    ),
  },
} satisfies Meta<typeof ButtonRow>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Two: Story = {};
export const WithoutRoom: Story = {
  args: {
    children: (
      <>
        <Button variant="primary">Die Vokabeln dieser Woche lernen</Button>
        <Button>Посмотреть все слова языка</Button>
        <Button variant="quiet">ابدأ التعلم</Button>
      </>
    ),
  },
  decorators: [atWidth('20rem')],
};
