import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../action/button.tsx';
import type { Guide } from '../guide/guide.ts';
import { Section } from './section.tsx';

const meta = {
  title: 'Layout/Section',
  component: Section,
  parameters: {
    guide: {
      use: 'A part of a page with a heading of its own, if there are at least two. One alone needs no heading beside that of the page.',
    } satisfies Guide<typeof Section>,
  },
  args: { title: 'Your words', children: 'Five words are due today.' },
} satisfies Meta<typeof Section>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const WithAction: Story = { args: { action: <Button>Practise</Button> } };
