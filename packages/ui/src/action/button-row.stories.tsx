import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Guide } from '../guide/guide.ts';
import { atWidth } from '../story/decorators.tsx';
import { Button, ButtonRow } from './button.tsx';

const meta = {
  title: 'Actions/ButtonRow',
  component: ButtonRow,
  parameters: {
    guide: {
      use: 'Two or three buttons that answer the same question. It keeps their distance, and wraps whole buttons instead of shrinking them. For more than three, put the rest into a `Menu`.',
      dos: ['Put the primary button first.'],
    } satisfies Guide<typeof ButtonRow>,
  },
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
